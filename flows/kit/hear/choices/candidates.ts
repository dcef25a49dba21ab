import { planOn } from '#contracts/catalogue/plans.ts'
import { TALK_TO_US } from '../../flow-event.ts'
import { kitOption } from '../../kit-texts.ts'
import { optionsAt, type Offered } from '../../options.ts'
import { formatValues, titleOf, type Formatted, type Translate } from '../../render-elements.ts'
import { allNamed, type Candidate } from '../../understand.ts'
import { anyAmount } from '../../words/amount-words.ts'
import { anyChoice, choiceWords } from '../../words/language-words.ts'
import { callTimesIn } from '../../words/call-time.ts'
import { tokensOf } from '../../words/tokens.ts'
import type { Ask, Flow, FlowContext } from '../../flow.ts'
import { AND, partsOf, type Part } from '../sentence/clauses.ts'
import { preferredIn } from '../sentence/contrast.ts'
import { anyOf, wordsOf } from '../sentence/forms.ts'
import type { Place } from '../place.ts'
import { takesAway } from './takes-away.ts'

type Speaking = Pick<Place, 'flow' | 'flowContext' | 'translate'>

const CANDIDATES = new WeakMap<readonly Offered[], readonly Candidate[]>()
/** An utterance looks at the options of one question in many selections. */
const CANDIDATE = new WeakMap<Offered, Candidate>()

/** The options in the visitor's language, and a person, who can be asked for at any question. */
export function candidatesAt(options: readonly Offered[], place: Speaking): readonly Candidate[] {
  const candidates = CANDIDATES.get(options) ?? candidatesOf(options, place)
  CANDIDATES.set(options, candidates)
  return candidates
}

function candidatesOf(options: readonly Offered[], place: Speaking): Candidate[] {
  const { flow, flowContext, translate } = place
  const person: Offered = { ...kitOption(TALK_TO_US, 'kit.talkToUs'), exact: false, hidden: true }
  const isNew = (option: Offered) => !CANDIDATE.has(option)
  const values = options.some(isNew) ? formatValues(flow.values(flowContext), translate, flowContext.locale) : {}
  const candidates = [...options, person].map((option) => {
    const candidate = CANDIDATE.get(option) ?? candidateOf(option, place, values)
    CANDIDATE.set(option, candidate)
    return candidate
  })
  return options.some(({ saysNo }) => saysNo)
    ? candidates.map((candidate) => ({ ...candidate, words: candidate.words.filter((word) => !NO.has(word)) }))
    : candidates
}

const candidateOf = (option: Offered, { flowContext, translate }: Speaking, values: Formatted): Candidate => ({
  payload: option.payload,
  title: titleOf(option, values, translate, flowContext.locale),
  words: wordsNaming(option.title, translate),
  exact: option.exact,
  hidden: option.hidden === true,
  ...(option.saysNo && { saysNo: true }),
  ...(option.obliges && { obliges: true }),
  ...(option.learn?.plan && { plan: planOn(option.learn.plan, flowContext.today) }),
  ...(option.ages && { ages: option.ages }),
})

function wordsNaming(title: string, translate: Translate): string[] {
  const words = translate(`${title}.words`, {})
  return words === `${title}.words` ? [] : words.split('|')
}

const NO = choiceWords('no')

/** Several options named together, as one payload. */
export function severalAt(
  flow: Flow,
  { offer }: Ask<string>,
  flowContext: FlowContext,
  utterance: string,
  candidates: readonly Candidate[],
): string | undefined {
  if (!offer?.many) return undefined
  const offered = new Set(flow.offers[offer.from]?.(flowContext).map(({ payload }) => payload))
  const among = candidates.filter(({ payload }) => offered.has(payload))
  const named = (said: string) => allNamed(said.replace(FOR_FAMILY, ''), among, flowContext.locale)
  const preferred = preferredIn(utterance)
  if (preferred && named(preferred.denied).length > 0) return named(preferred.meant).join('+') || undefined
  const parts = partsOf(utterance).flatMap(withoutOne)
  const listed = parts.filter(({ text }) => !explains(text) && !HAS_ELSEWHERE.test(text) && !takesAway(text))
  const isListed = listed.length < parts.length && listed.some(({ text }) => named(text).length > 0)
  const several = named(isListed ? listed.map(({ text, end }) => `${text}${end}`).join('') : utterance)
  const isOnly =
    several.length === 1 &&
    (utterance.replace(FOR_FAMILY, '') !== utterance ||
      (isListed && parts.some(({ text }) => HAS_ELSEWHERE.test(text) || takesAway(text))))
  return several.length > 1 || isOnly ? several.join('+') : undefined
}

/** "Innbo uten bil" is two parts, of which the second takes something away. */
const withoutOne = ({ text, end }: Part): Part[] => {
  const [, told = '', denied = ''] = TAKES_AWAY.exec(text) ?? []
  return told === ''
    ? [{ text, end }]
    : [
        { text: told, end: ' ' },
        { text: denied, end },
      ]
}
const TAKES_AWAY = new RegExp(
  String.raw`^(\p{L}.*?)[\s,]+(?:(?:${anyOf('but')})\s+)?((?:${anyChoice('drops')}|${anyChoice('deniesOne')})\s.*)$`,
  'isu',
)

const IS_SOMEWHERE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChoice('isSomewherePhrases')}|(?:${anyOf('changesMind')})(?!\p{L}))`,
  'giu',
)

/** "Sitter i bilen nå", "skilt meg" and "ombestemt meg" name nothing to choose several of. */
export const withoutWhereabouts = ({ offer }: Ask<string>, utterance: string): string =>
  offer?.many ? utterance.replace(IS_SOMEWHERE, ' ') : utterance

/** "Reise på hele familien" names who travels. */
const FOR_FAMILY = new RegExp(anyChoice('forFamilyPhrases'), 'giu')

/** "Reise har vi gjennom jobben, så nei". */
const HAS_ELSEWHERE = new RegExp(String.raw`(?<!\p{L})(?:${anyChoice('hasElsewherePhrases')})(?!\p{L})`, 'iu')

/** "Vi reiser jo en del" tells why, and names nothing; "vi har to biler" does. */
function explains(clause: string): boolean {
  const [first = '', second = ''] = tokensOf(clause.replace(AND, ''))
  return SPEAKERS.has(first) && second !== '' && !HAS_OR_WANTS.has(second)
}
const SPEAKERS = wordsOf('subject')
const HAS_OR_WANTS = choiceWords('hasOrWants')

/** Empty for a time that is not offered, undefined for a text without a time. */
export function calledAt(flow: Flow, step: string, flowContext: FlowContext, utterance: string): string[] | undefined {
  const offered = optionsAt(flow, step, flowContext).flatMap((option) =>
    'call' in option && option.call ? [{ payload: option.payload, call: option.call }] : [],
  )
  if (offered.length === 0) return undefined
  return callTimesIn(
    utterance.replace(AMOUNTS, ' '),
    offered.map(({ call }) => call),
    flowContext.today,
  )?.flatMap((at) => offered[at]?.payload ?? [])
}

/** "Ta 12 gb" names no hour. */
const AMOUNTS = new RegExp(String.raw`(?<!\d)\d+\s?(?:${anyAmount('units')})(?![\p{L}\d])`, 'giu')

export const plainText = (text: string) => text.trim().toLocaleLowerCase().replace(/\s+/g, ' ')
