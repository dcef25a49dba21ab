import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { Act } from '#contracts/chat/act.ts'
import { SURE } from '../../heard-answer.ts'
import { inputRule } from '../../input-rules.ts'
import { isNot } from '../../words/everyday.ts'
import { phonesIn } from '../../words/find-values.ts'
import { lettersApart } from '../../words/typo.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import type { Flow } from '../../flow.ts'
import { factsTakenAt } from '../told/facts-taken.ts'
import { partsOf } from '../sentence/clauses.ts'
import { matchOf } from '../sentence/cues.ts'
import type { Heard } from '../heard.ts'
import { isSaidOfChild } from '../names/of-child.ts'
import type { Place } from '../place.ts'
import { withToldAhead } from '../told/told-ahead.ts'
import { KEPT } from '../told/told-facts.ts'

const MOST_DIGITS_APART = 2

/**
 * Which of the numbers told is moved along and which is called: the one beside a word for moving or keeping, or the one
 * that is nearly the known number (HEAR-04).
 */
export function withNumberUses(heard: Heard, place: Place): Heard {
  const { flow, step, flowContext } = place
  const { acts = [], utterance = '' } = heard.event
  const numbers = phonesIn(utterance)
  const [first, second, ...others] = numbers
  if (first === undefined || others.length > 0 || !movesNumbers(flow) || acts.some(({ kind }) => kind === 'question'))
    return heard
  const isKept =
    saysKept(utterance, flowContext.locale) ||
    isSaidOfChild(utterance, flowContext) ||
    acts.some((act) => keepsInstead(act, flowContext.facts))
  if (second !== undefined) {
    const moved = movedOf(utterance, [first, second])
    const told = moved === undefined ? undefined : withBoth(acts, moved, moved === first ? second : first)
    return told ? withActs(heard, told) : heard
  }
  const asked = factsTakenAt(flow, step)
  const { facts } = withToldAhead(flowContext)
  if (asked.includes('portNumber')) {
    const isWrong = matchOf(phraseOf(utterance), flowContext.locale, 'corrects') !== undefined
    const called: Act[] =
      isWrong && flowContext.toldAhead?.phone !== undefined
        ? [{ kind: 'answer', fact: 'phone', value: first, words: first, sure: SURE, why: 'the number that was wrong' }]
        : []
    return withActs(heard, [...acts.filter((act) => !isCalledToo(act, first)).map(asAnswerToPort), ...called])
  }
  const read = inputRule('phone').read(first, flowContext)
  const isNew = isKept && facts.numberChoice === 'new'
  const isMoved = facts.portNumber !== undefined && facts.portNumber !== read
  const isMeant = isKept || (!asked.includes('phone') && isNearer(read, facts.portNumber, facts.phone))
  if (read === undefined || !(isNew || (isMoved && isMeant))) return heard
  const isAhead = isNew && flowContext.facts.numberChoice === undefined
  const fact: FactName = isNew && !isAhead ? 'numberChoice' : 'portNumber'
  const corrected: Act = {
    kind: isAhead ? 'answer' : 'correction',
    fact,
    value: first,
    words: utterance.trim(),
    sure: SURE,
    why: 'a number to keep',
  }
  const rest = acts.filter((act) => !(isOfPhone(act) && act.kind === 'correction') && act.kind !== 'nothing')
  const isOther = (act: Act) => !('fact' in act && act.fact === fact) && (!isOfPhone(act) || asked.includes('phone'))
  return withActs(heard, [...rest.filter(isOther), corrected])
}

const withActs = (heard: Heard, acts: Act[]): Heard => ({ ...heard, event: { ...heard.event, acts } })

const isOfPhone = (act: Act): boolean =>
  (act.kind === 'answer' || act.kind === 'correction') && (act.fact === 'phone' || act.fact === 'portNumber')

/** "45 67 89 10. Bindinga går ut 15. januar": what is to be moved is not told to be called as well. */
const isCalledToo = (act: Act, number: string): boolean =>
  act.kind === 'answer' && act.fact === 'phone' && act.value?.replace(/\D/g, '') === number.replace(/\D/g, '')

/** "Behold, 971 30 666" where it is asked again which number is kept. */
const asAnswerToPort = (act: Act): Act =>
  act.kind === 'correction' && act.fact === 'phone' ? { ...act, kind: 'answer', fact: 'portNumber' } : act

/** "Vil ha nummeret mitt med meg, 909 09 090" takes back the choice of a new number. */
const keepsInstead = (act: Act, { numberChoice }: Facts): boolean =>
  act.kind === 'correction' && act.fact === 'numberChoice' && numberChoice === 'new' && act.payload === 'keep'

const movesNumbers = (flow: Flow) =>
  Object.keys(flow.steps).some((name) => factsTakenAt(flow, name).includes('portNumber'))

function saysKept(utterance: string, locale: Place['flowContext']['locale']): boolean {
  const [before = ''] = utterance.split(KEPT)
  return KEPT.test(utterance) && !isNot(tokensOf(before).at(-1) ?? '', locale)
}

/** "Kona sitt er 971 30 665, det er det vi flytter. Mitt er 915 44 018". */
function movedOf(utterance: string, numbers: readonly string[]): string | undefined {
  const parts = partsOf(utterance).map(({ text }) => text)
  const numberAt = (at: number) => numbers.find((one) => parts[at]?.includes(one))
  const moved = new Set(parts.flatMap((part, at) => (KEPT.test(part) ? (numberAt(at) ?? numberAt(at - 1) ?? []) : [])))
  const [only, ...others] = moved
  return others.length === 0 ? only : undefined
}

/** Both numbers as they are used, where both were taken or one in place of the other. */
function withBoth(acts: readonly Act[], moved: string, called: string): Act[] | undefined {
  const taken = acts.filter(isOfPhone)
  if (taken.length === 0) return undefined
  const digits = (text = '') => text.replace(/\D/g, '')
  const used = acts.map((act) => {
    if (!isOfPhone(act) || !('value' in act)) return act
    if (digits(act.value).endsWith(digits(moved))) return { ...act, fact: 'portNumber' as const }
    return digits(act.value).endsWith(digits(called)) ? { ...act, fact: 'phone' as const } : act
  })
  return used
}

function isNearer(read: unknown, moved: string | undefined, called: string | undefined): boolean {
  if (typeof read !== 'string' || moved === undefined || called === undefined || moved === called) return false
  const isNear = (other: string) => lettersApart(read, other, MOST_DIGITS_APART) <= MOST_DIGITS_APART
  return isNear(moved) && !isNear(called)
}
