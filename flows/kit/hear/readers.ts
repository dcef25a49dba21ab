import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { SOMETHING_ELSE, TALK_TO_US } from '../flow-event.ts'
import { SURE, WEAK } from '../heard-answer.ts'
import { inputRule } from '../input-rules.ts'
import { translateKit } from '../kit-texts.ts'
import { toldChoice, type Offered } from '../options.ts'
import { understand } from '../understand.ts'
import { yesOrNo } from '../words/everyday.ts'
import { asksWhy, wantsBack, wantsPerson } from '../words/requests.ts'
import { phraseOf, tokensOf } from '../words/tokens.ts'
import { aboutAt } from './about.ts'
import { calledAt, candidatesAt, plainText, severalAt } from './candidates.ts'
import { correctedChoice, correctedSeveral, meantIn } from './choice-corrections.ts'
import { weighOpenValue } from './open-value.ts'
import { chose, heard, placeOfCode, readsAs, said, unsure, written, type Heard, type Reading } from './reading.ts'
import { toldFacts } from './told-facts.ts'
import { remarkBefore, remarkInstead } from './value-remarks.ts'
import { wishOrComplaint } from './wishes.ts'

type Reader = (reading: Reading) => Heard | undefined

/** Weaker readings than this are looked up as a question before they are asked back. */
const LIKELY = 0.6
/** From here on an answer is taken even where its words could ask ("Will Price"). */
const CERTAIN = 0.95

/** The first reader that makes something of the utterance decides. */
export const readUtterance = (reading: Reading): Heard =>
  withCorrectionBeside(
    reading,
    READERS.reduce<Heard | undefined>((found, read) => found ?? read(reading), undefined) ??
      nothing(reading, 'no answer to what is asked'),
  )

/** "Siw Anita Haugen, 6 gb og ikke 12" answers and corrects. */
function withCorrectionBeside(reading: Reading, found: Heard): Heard {
  const { acts = [], payload } = found.event
  const values = acts.flatMap((act) => (act.kind === 'answer' && act.value !== undefined ? [act.value] : []))
  if (payload !== undefined || values.length === 0 || acts.some(({ kind }) => kind === 'correction')) return found
  const rest = values.reduce((left, value) => left.replace(value, ' '), reading.utterance).replace(/^[\s,.;]+/, '')
  const beside = rest === reading.utterance || rest === '' ? undefined : otherChoice(reading, rest)
  return beside ? { ...found, event: { ...found.event, acts: [beside, ...acts] } } : found
}

const byButton: Reader = (reading) => {
  const { candidates, utterance, shown, flowContext, translate } = reading
  const plain = plainText(utterance)
  const titled = candidates.find(({ title }) => plainText(title) === plain)
  if (titled) return chose(reading, titled.payload, 'the words of a button', 1)
  if (plain === plainText(translateKit(translate, 'kit.somethingElse')))
    return chose(reading, SOMETHING_ELSE, 'the words of a button', 1)
  const confirmed = confirmedBy(utterance, shown, flowContext.locale)
  return confirmed ? chose(reading, confirmed, 'yes or no to what was asked back', 1) : undefined
}

const byRemark: Reader = (reading) => {
  const instead = remarkInstead(reading.ask, reading.utterance, reading)
  return instead && said(reading, instead)
}

const byForm: Reader = (reading) => {
  const { rule, awaited, open, telling } = reading
  return rule && awaited && !open && readsAs(reading, rule, telling)
    ? written(reading, awaited, telling, `read by the rule ${rule}`)
    : undefined
}

const byCallTime: Reader = (reading) => {
  const { flow, step, flowContext, utterance, translate } = reading
  const times = calledAt(flow, step, flowContext, utterance)
  if (!times) return undefined
  const [first, ...others] = times
  if (first === undefined) return said(reading, { topic: 'call times', text: translateKit(translate, 'talk.outside') })
  return others.length > 0 ? unsure(reading, times) : chose(reading, first, 'a time to call', 1)
}

const byDeclaredWords: Reader = (reading) => {
  const phrase = phraseOf(reading.utterance)
  const [declared, ...others] = reading.candidates.filter(
    ({ words, hidden }) => !hidden && words.some((name) => phraseOf(name) === phrase),
  )
  return declared && others.length === 0
    ? chose(reading, declared.payload, 'the declared words of an option')
    : undefined
}

const byWish: Reader = (reading) => {
  const { utterance, words, flowContext } = reading
  const wish = wishOrComplaint(utterance, flowContext.locale)
  if (wish?.kind === 'wish' && wish.for === 'english') return heard(reading, {}, [wish])
  if (wish) return heard(reading, {}, [wish], { lookUp: true, asked: true })
  if (!wantsPerson(utterance, flowContext.locale)) return undefined
  const person: Act = { kind: 'wish', for: 'person', words, sure: 0.9, why: 'asks for a person' }
  return heard(reading, { payload: TALK_TO_US }, [person])
}

const byOwnAnswer: Reader = (reading) => {
  const { ask, step, utterance, words, flowContext, translate } = reading
  const why = whyAt(reading)
  const topic = `why ${step}`
  if (why)
    return said(
      reading,
      { topic, text: why },
      { kind: 'question', topic, words, sure: 0.9, why: 'asks why it is asked' },
    )
  const about = aboutAt(ask, utterance, flowContext.locale, translate)
  return (
    about &&
    said(reading, about, {
      kind: 'question',
      topic: about.topic,
      words,
      sure: 0.9,
      why: 'a question the step answers',
    })
  )
}

const byCorrectedValue: Reader = (reading) => {
  const { corrected, flowContext, registers } = reading
  if (corrected?.value === undefined) return undefined
  const isCode = corrected.fact === 'postalCode'
  const town = isCode ? weighOpenValue('postalCode', corrected.value, flowContext, registers) : undefined
  return heard(reading, {}, [corrected, ...placeOfCode('postalCode', town, corrected.value)])
}

const byOpenValue: Reader = (reading) => {
  const { rule, awaited, open, isAsking, words } = reading
  if (!rule || !awaited || !open) return undefined
  const { sure, why, value } = open
  const canRead = readsAs(reading, rule, value)
  if (canRead && sure >= SURE && (!isAsking || (sure >= CERTAIN && !words.endsWith('?'))))
    return written(reading, awaited, value, why, sure)
  const choice = byOption(reading) ?? byCorrection(reading)
  if (choice) return choice
  if (!canRead || sure < WEAK || isAsking) return nothing(reading, sure > 0 ? why : 'no evidence of an answer')
  const weak: Act = { kind: 'answer', fact: awaited, value, words, sure: Math.min(sure, SURE - 0.01), why }
  const found = remarkBefore(rule, open, reading)
  return found ? said(reading, found, weak) : heard(reading, {}, [weak], { lookUp: sure < LIKELY })
}

const byOption: Reader = (reading) => {
  const { flow, ask, flowContext, utterance, candidates, isAsking, rule, words } = reading
  if (THANKS.test(words)) return undefined
  const several = severalAt(flow, ask, flowContext, utterance, candidates)
  if (several) return chose(reading, several, 'several options are named')
  const understood = understand(meantIn(utterance), candidates, flowContext.locale)
  const named = rule || isAsking ? undefined : toldChoice(ask, utterance, flowContext)
  if (named && (understood?.kind !== 'chosen' || understood.payload === named.payload)) {
    const reads = ask.choices?.[named.payload]?.reads
    return reads ? written(reading, reads.write, utterance, 'a value that chooses an option', 0.9) : undefined
  }
  if (understood?.kind === 'chosen')
    return (
      (isWayOut(reading, understood.payload) && byOtherChoice(reading)) ||
      chose(reading, understood.payload, 'an option is named')
    )
  return understood && unsure(reading, understood.payloads)
}

/** An option that answers nothing: another way than on. */
const isWayOut = ({ ask: { choices = {} } }: Reading, payload: string) =>
  Object.hasOwn(choices, payload) && choices[payload]?.learn === undefined

function otherChoice({ flow, step, flowContext, translate }: Reading, said: string) {
  const candidatesOf = (options: readonly Offered[]) => candidatesAt(options, flow, flowContext, translate)
  return (
    correctedSeveral(flow, step, said, flowContext, candidatesOf) ??
    correctedChoice(flow, step, said, flowContext, candidatesOf)
  )
}

/** "Ta bort bilen" where more can be chosen. */
const byOneLess: Reader = (reading) => {
  const { flow, step, flowContext, translate, utterance, ask } = reading
  if (!ask.offer?.many) return undefined
  const several = correctedSeveral(flow, step, utterance, flowContext, (options) =>
    candidatesAt(options, flow, flowContext, translate),
  )
  return several && heard(reading, {}, [several])
}

const byOtherChoice: Reader = (reading) => {
  const chosen = otherChoice(reading, reading.utterance)
  return chosen && heard(reading, {}, [chosen])
}

const byCorrection: Reader = (reading) =>
  byOtherChoice(reading) ?? (reading.corrected && heard(reading, {}, [reading.corrected]))

const byValueInSentence: Reader = (reading) => {
  const { rule, awaited, utterance, flowContext, registers } = reading
  const told = rule && awaited && toldFacts(utterance, flowContext, registers).find(({ fact }) => fact === awaited)
  return told && written(reading, told.fact, told.value, told.why, 0.9)
}

const READERS: readonly Reader[] = [
  byButton,
  byRemark,
  byForm,
  byCallTime,
  byDeclaredWords,
  byWish,
  byOwnAnswer,
  byCorrectedValue,
  byOpenValue,
  byOneLess,
  byOption,
  (reading) => (reading.asksOutright ? undefined : byCorrection(reading)),
  byValueInSentence,
]

function nothing(reading: Reading, reason: string): Heard {
  const { utterance, words, isAsking, flowContext } = reading
  const asked = isAsking && /\p{L}{2}/u.test(utterance)
  if (wantsBack(utterance, flowContext.locale)) {
    const back: Act = { kind: 'wish', for: 'back', words, sure: 0.9, why: 'takes the last answer back' }
    return heard(reading, {}, [back], { lookUp: true, asked, back: true })
  }
  const act: Act = asked
    ? { kind: 'question', words, sure: 0.9, why: 'asks' }
    : { kind: 'nothing', words, sure: 0.5, why: reason }
  return heard(reading, {}, [act], { lookUp: true, asked })
}

/** "Takk for hjelpen" asks for no help. */
const THANKS = /^(?:tusen |mange |hjertelig |many )?(?:takk|tack|tak|thanks|thank you) (?:for|så|skal) /iu

/** "Ja" or "nei" where one reading was asked back. */
function confirmedBy(utterance: string, shown: readonly string[], locale: Locale): string | undefined {
  const [only, ...others] = shown.filter((payload) => payload !== SOMETHING_ELSE)
  if (!only || others.length > 0 || !shown.includes(SOMETHING_ELSE)) return undefined
  const answer = yesOrNo(tokensOf(utterance), locale)
  return answer === 'yes' ? only : answer === 'no' ? SOMETHING_ELSE : undefined
}

function whyAt({ ask: { why, input }, utterance, flowContext, translate }: Reading): string | undefined {
  const general = input && inputRule(input.rule).why
  const id = why ?? general
  return id !== undefined && asksWhy(utterance, general ?? id, flowContext.locale) ? translate(id, {}) : undefined
}
