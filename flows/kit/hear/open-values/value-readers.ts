import type { Act } from '#contracts/chat/act.ts'
import { SURE, WEAK } from '../../heard-answer.ts'
import { saysInstead } from '../choices/choice-corrections.ts'
import { isQuestion } from '../../words/everyday.ts'
import { partsOf } from '../sentence/clauses.ts'
import { namesOneself, weighOpenValue } from './open-value.ts'
import { byCorrection, byOption, byOtherNamed, byWishedChoice } from '../choices/option-readers.ts'
import { heard, nothing, placeOfCode, said, written, type Reader } from '../heard.ts'
import { readsAs, type Reading } from '../reading.ts'
import { toldFacts } from '../told/told-facts.ts'
import { DAY_SAID } from '../days/start-day.ts'
import { remarkBefore } from './value-remarks.ts'

/** Weaker readings than this are looked up as a question before they are asked back. */
const LIKELY = 0.6
/** An answer is taken even where its words could ask ("Will Price"). */
const CERTAIN = 0.95

export const byCorrectedValue: Reader = (reading) => {
  const { corrected, flowContext, registers } = reading
  if (corrected?.value === undefined) return undefined
  const town =
    corrected.fact === 'postalCode' ? weighOpenValue('postalCode', corrected.value, flowContext, registers) : undefined
  const acts = [
    corrected,
    ...answerBeside(reading, corrected.value),
    ...placeOfCode('postalCode', town, corrected.value),
  ]
  return heard(reading, {}, acts)
}

/**
 * "Det er Søren Krogh, og byen er Kolding, ikke Kolind": the first clause answers, the others correct. A code may stand behind
 * what is corrected: "husnummeret er 11, ellers 7400".
 */
function answerBeside(reading: Reading, corrected: string): Act[] {
  const { rule, awaited, flowContext, registers, utterance } = reading
  const clauses = partsOf(utterance)
  // A comma before a door ends no clause: "Ole Lund, 2. tv".
  const told = clauses.length > 1 ? clauses : utterance.split(/,\s+/).map((text) => ({ text }))
  if (!rule || !awaited || told.length < 2) return []
  for (const { text } of rule === 'postalCode' ? told : told.slice(0, 1)) {
    const read = text.includes(corrected) ? undefined : weighOpenValue(rule, text, flowContext, registers)
    if (!read || read.sure < SURE || !readsAs(reading, rule, read.value)) continue
    const { value, sure, why } = read
    return [{ kind: 'answer', fact: awaited, value, words: text.trim(), sure, why }]
  }
  return []
}

export const byOpenValue: Reader = (reading) => {
  const { rule, awaited, open, isAsking, words } = reading
  if (!rule || !awaited || !open) return undefined
  const { sure, why, value } = open
  const canRead = readsAs(reading, rule, value)
  if (canRead && sure >= SURE && (!isAsking || (sure >= CERTAIN && !words.endsWith('?'))))
    return written(reading, awaited, value, why, sure)
  const isDaySaid = rule === 'startDate' && sure >= DAY_SAID
  const choice = isDaySaid
    ? undefined
    : (byOption(reading) ?? byCorrection(reading) ?? byWishedChoice(reading) ?? byOtherNamed(reading))
  if (choice) return choice
  if (canRead && sure >= CERTAIN && isMarkedOnly(reading))
    return heard({ ...reading, open: { ...open, sure: DOUBTED } }, {}, [
      { kind: 'answer', fact: awaited, value, words, sure: DOUBTED, why: 'said with a question mark' },
    ])
  const inSentence = canRead || isAsking || awaited !== 'childName' ? undefined : byValueInSentence(reading)
  if (inSentence) return inSentence
  if (!canRead || sure < WEAK || isAsking) return nothing(reading, sure > 0 ? why : 'no evidence of an answer')
  const weak: Act = { kind: 'answer', fact: awaited, value, words, sure: Math.min(sure, SURE - 0.01), why }
  const found = remarkBefore(rule, open, reading)
  return found ? said(reading, found, weak) : heard(reading, {}, [weak], { lookUp: sure < LIKELY })
}

/** "Hmm 0257?" asks nothing but whether it is right. */
const isMarkedOnly = ({ utterance, flowContext: { locale } }: Reading): boolean =>
  /\?\s*$/.test(utterance) && !isQuestion(utterance.replace(/[\s?]+$/, ''), locale)
const DOUBTED = 0.6

/** "Nei ta 30 gb i stedet" puts another answer right, unless this very question offers it. */
export const byInstead: Reader = (reading) => {
  const corrects = saysInstead(reading.utterance) ? byCorrection(reading) : undefined
  const chosen = corrects && byOption(reading)?.event.payload
  return corrects?.event.acts?.some((act) => act.kind === 'correction' && act.payload === chosen) ? undefined : corrects
}

export const byValueInSentence: Reader = (reading) => {
  const { rule, awaited, utterance, flowContext, registers } = reading
  // The name of a child is told in the same form as the visitor's own.
  const wanted = awaited === 'childName' && !namesOneself(utterance) ? 'name' : awaited
  const told = rule && awaited && toldFacts(utterance, flowContext, registers).find(({ fact }) => fact === wanted)
  return told && awaited && written(reading, awaited, told.value, told.why, 0.9)
}
