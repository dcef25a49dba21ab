import { isCorrection, type Act, type Correction } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { SURE } from '../../heard-answer.ts'
import { optionsAt } from '../../options.ts'
import { isNot, isQuestion } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { SIZE } from '../choices/choice-corrections.ts'
import { factsTaught } from '../choices/choice-facts.ts'
import { AND, clausesSaid, partsOf } from '../sentence/clauses.ts'
import { contrastsIn } from '../sentence/contrast.ts'
import { isDoubted } from '../sentence/doubts.ts'
import { changesKnown } from './changes-known.ts'
import { correctedValue, isOfOneRule } from './corrections.ts'
import { evidentIn } from '../told/evident.ts'
import { isBare, type Heard } from '../heard.ts'
import { otherChoice, wishedChoice } from '../choices/option-readers.ts'
import { ofChild } from '../names/of-child.ts'
import { readsAs, type Reading } from '../reading.ts'
import { withToldAhead } from '../told/told-ahead.ts'
import { toldFacts } from '../told/told-facts.ts'

/**
 * What is put right beside an answer ("Siw Haugen, 6 gb og ikke 12") or beside another correction ("det er Rygge, og
 * nummeret slutter på 45"), and what is answered beside a correction ("Lia 10, ikke 1, og koden er 6413"); HEAR-04.
 */
export function withCorrectionsBeside(reading: Reading, found: Heard, readClause: (clause: string) => Heard): Heard {
  const { acts = [], payload } = found.event
  if (payload !== undefined) return withChoiceAsCorrection(reading, found, payload)
  const first = acts.find(isCorrection)
  const choice = first ? undefined : choiceBeside(reading, acts)
  const values = first || choice ? [] : valuesBeside(reading, acts)
  const corrected = first
    ? [...acts, ...correctionsBeside(first, reading, acts)]
    : choice
      ? [choice, ...acts]
      : [...values, ...acts]
  const answers = first && !acts.some(isAnswer) ? answersBeside(corrected, reading, readClause) : []
  return corrected.length === acts.length && answers.length === 0
    ? found
    : { ...found, event: { ...found.event, acts: [...corrected, ...answers] } }
}

/** "Bytt til 6 gb og nytt nummer": another plan than the known one, beside what else is put right. */
function withChoiceAsCorrection(reading: Reading, found: Heard, payload: string): Heard {
  const { flow, step, flowContext, utterance } = reading
  const option = optionsAt(flow, step, flowContext).find((one) => one.payload === payload)
  const known = flowContext.facts.plan
  const plan = option?.learn?.plan
  const [act] = found.event.acts ?? []
  const isAnother = plan !== undefined && known !== undefined && plan !== known && SIZE.test(utterance)
  if (act?.kind !== 'answer') return found
  if (!isAnother) return withOtherChoice(reading, found, act)
  const first: Correction = { ...act, kind: 'correction', fact: 'plan', payload }
  // A day beside a plan is when it should start.
  const beside = correctionsBeside(first, reading, [first]).filter((one) => one.fact !== 'birthDate')
  return beside.length === 0
    ? found
    : { ...found, event: { type: 'visitor.answered', utterance, acts: [first, ...beside] } }
}

/** "Nytt. Ta heller den på 6 gb": another option of an earlier question in a clause beside the one that is chosen. */
function withOtherChoice(reading: Reading, found: Heard, answer: Act & { kind: 'answer' }): Heard {
  const { flowContext, utterance } = reading
  const fact = factOfChoice(reading, answer.payload ?? '')
  const clauses = clausesSaid(utterance)
  if (fact === undefined || clauses.length < 2 || isQuestion(utterance, flowContext.locale)) return found
  const other = clauses.flatMap((clause) => otherChoice(reading, clause) ?? []).find((one) => one.fact !== fact)
  if (other?.payload === undefined) return found
  return { ...found, event: { type: 'visitor.answered', utterance, acts: [other, { ...answer, fact }] } }
}

/** An answer to what is asked, in the clauses that correct nothing. */
function answersBeside(corrected: readonly Act[], reading: Reading, readClause: (clause: string) => Heard): Act[] {
  const clauses = clausesSaid(reading.utterance)
  const left = clauses.filter((clause) => !corrected.some((act) => sharesWord(clause, valueOf(act) ?? '')))
  if (left.length === 0 || left.length === clauses.length) return []
  for (const clause of left) {
    const { event } = readClause(clause)
    const answers = (event.acts ?? []).filter(isAnswer).filter(({ sure }) => sure >= SURE)
    if (event.payload === undefined && answers.some(({ fact }) => fact === reading.awaited)) return answers
    const isLong = tokensOf(clause).length > MOST_OF_CHOICE
    const fact = event.payload === undefined || isLong ? undefined : factOfChoice(reading, event.payload)
    if (fact !== undefined) return answers.map((answer) => ({ ...answer, fact }))
  }
  return []
}

/** Of a longer clause the option may be named in passing ("tolv ryker på en uke hos oss"). */
const MOST_OF_CHOICE = 5

/** The fact that an option sets; one with a price is asked back where its question comes again (HEAR-03). */
const factOfChoice = ({ flow, step, flowContext }: Reading, payload: string): FactName | undefined =>
  factsTaught(optionsAt(flow, step, flowContext).find((one) => one.payload === payload)?.learn)[0]

/** "Sara Holm. Nummret på gatan är förresten 20, inte 22": a clause of its own that puts another answer right. */
function valuesBeside(reading: Reading, acts: readonly Act[]): Correction[] {
  const { utterance, rule, awaited, registers } = reading
  const flowContext = withToldAhead(reading.flowContext)
  const answered = acts.flatMap((act) => (act.kind === 'answer' && act.value !== undefined ? [act.value] : []))
  const clauses = partsOf(utterance).map(({ text }) => text.replace(AND, ''))
  if (answered.length === 0 || clauses.length < 2) return []
  const found = clauses
    .filter((clause) =>
      answered.every((value) =>
        value.length < utterance.length / 2 ? !sharesWord(clause, value) : !rule || !readsAs(reading, rule, clause),
      ),
    )
    .flatMap((clause) => correctedValue(clause, awaited, flowContext, registers) ?? [])
  return found.filter(({ fact, value }) => {
    if (fact === undefined || value === undefined || fact === awaited || isOfOneRule(fact, awaited)) return false
    return !isDoubted(fact, value, utterance, flowContext.locale)
  })
}

/** Another option of an earlier question, named beside the value that answers this one. */
function choiceBeside(reading: Reading, acts: readonly Act[]): Correction | undefined {
  const values = acts.flatMap((act) => (act.kind === 'answer' && act.value !== undefined ? [act.value] : []))
  const rest = values.reduce((left, value) => left.replace(value, ' '), reading.utterance).replace(/^[\s,.;]+/, '')
  return values.length === 0 || rest === reading.utterance || rest === ''
    ? undefined
    : (otherChoice(reading, rest) ?? wishedChoice(reading, rest))
}

function correctionsBeside(first: Correction, reading: Reading, acts: readonly Act[]): Correction[] {
  const { utterance, awaited, registers } = reading
  const flowContext = withToldAhead(reading.flowContext)
  const { locale } = flowContext
  if (isBare(first)) return []
  const read = (clause: string) =>
    correctedValue(clause, awaited, flowContext, registers, first.why) ?? otherChoice(reading, clause, first.why)
  const denied = contrastsIn(utterance).map((contrast) => contrast.denied.toLowerCase())
  const clauses = partsOf(utterance).map(({ text }) => text.replace(AND, ''))
  const isDenial = (clause: string) => isNot(tokensOf(clause)[0] ?? '', locale)
  const isOfFirst = (clause: string) =>
    sharesWord(clause, valueOf(first) ?? '') || (OF_DIGITS.has(first.fact) && tellsDigitsOf(clause, valueOf(first)))
  const others = clauses.filter((clause) => !isDenial(clause) && !isOfFirst(clause))
  const ofClauses = clauses.length < 2 ? [] : others.flatMap((clause) => read(clause) ?? [])
  const isOfChild = ofChild(utterance, flowContext) !== undefined
  const byForm = [
    ...evidentIn(utterance, utterance, flowContext, registers),
    ...toldFacts(utterance, flowContext, registers),
  ]
    .filter(({ fact, value }) => fact !== awaited && fact !== 'name' && changesKnown(fact, value, flowContext))
    .filter(({ fact, value }) => fact === 'city' || withoutBlanks(utterance).includes(withoutBlanks(value)))
    .map((told): Correction => ({ kind: 'correction', words: utterance.trim(), sure: SURE, ...told }))
  const beside: Correction[] = []
  for (const one of [...ofClauses, ...byForm]) {
    const value = valueOf(one)
    if (value === undefined || denied.some((text) => text.includes(value.toLowerCase()))) continue
    if (isOfChild && (one.fact === 'name' || one.fact === 'birthDate')) continue
    if ([...acts, ...beside].some((act) => isOfSame(act, one))) continue
    beside.push(one)
  }
  return beside
}

const OF_DIGITS: ReadonlySet<FactName | undefined> = new Set(['phone', 'portNumber', 'postalCode'])
/** "Siste siffer er feil, skal være 5": the end of the number that is put right. */
function tellsDigitsOf(clause: string, value = ''): boolean {
  const digits = clause.replace(/\D/g, '')
  return digits !== '' && value.endsWith(digits)
}

/** "411 03" is the code 41103. */
const withoutBlanks = (said: string) => said.replace(/\s/g, '')

const isAnswer = (act: Act) => act.kind === 'answer'
const valueOf = (act: Act) =>
  act.kind === 'answer' || act.kind === 'correction' ? (act.value ?? act.payload) : undefined

/** The same fact, one of the same kind, or one whose value is said in the same words. */
function isOfSame(act: Act, other: Correction): boolean {
  if (act.kind !== 'answer' && act.kind !== 'correction') return false
  const value = valueOf(other) ?? ''
  // A day that was counted from the known one stands in no words.
  const isSaid = other.words.includes(value)
  return (
    act.fact === other.fact || isOfOneRule(act.fact, other.fact) || (isSaid && sharesWord(valueOf(act) ?? '', value))
  )
}

function sharesWord(text: string, value: string): boolean {
  // "Efternamnet är Holm, mejlen kim.holm@…": a name in an address is another value.
  if (value.includes('@') || text.includes('@')) return text.includes(value)
  const words = tokensOf(text)
  return tokensOf(value).some((word) => words.includes(word))
}
