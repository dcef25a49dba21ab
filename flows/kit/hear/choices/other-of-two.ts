import type { Correction } from '#contracts/chat/act.ts'
import { SOMETHING_ELSE } from '../../flow-event.ts'
import { optionsAt, type Offered } from '../../options.ts'
import { understand } from '../../understand.ts'
import { anyChoice } from '../../words/language-words.ts'
import { candidatesAt } from './candidates.ts'
import { hasPrice } from './choices-ahead.ts'
import { factsTaught } from './choice-facts.ts'
import { factsNamed } from '../sentence/cues.ts'
import { anyOf, prefers } from '../sentence/forms.ts'
import { chose, heard, type Reader } from '../heard.ts'
import type { Reading } from '../reading.ts'
import { phraseOf } from '../../words/tokens.ts'

const THE_OTHER = String.raw`(?<!\p{L})(?:${anyChoice('theOtherPhrases')})(?!\p{L})`
/** "Nej for helvede, den anden", "… eller nej, den anden". */
const NO_THE_OTHER = new RegExp(
  String.raw`^(?<first>.*?)(?<!\p{L})(?:${anyOf('repairs')})(?:[\s,.]+(?:${anyOf('oaths')}))?[\s,.]+${THE_OTHER}[\s.!]*$`,
  'iu',
)
const OTHER = new RegExp(THE_OTHER, 'iu')

/** Of two that are offered with a price, the one that is not asked back or named before (HEAR-02). */
export const byOtherOfTwo: Reader = (reading) => {
  const { first } = NO_THE_OTHER.exec(reading.utterance)?.groups ?? {}
  if (first === undefined || reading.rule) return undefined
  const offered = pricedAt(reading, reading.step)
  const said = askedBackOf(reading) ?? namedIn(first, reading)
  const [other, ...others] = offered.filter(({ payload }) => payload !== said)
  return other && others.length === 0 && offered.length === 2
    ? chose(reading, other.payload, 'the other of two')
    : undefined
}

/** "Vi tager alligevel den anden aftale": the other one, or the question again where more are offered (HEAR-04). */
export const byOtherAgreement: Reader = (reading) => {
  const { flow, step, flowContext, utterance, words, isAsking, rule } = reading
  const phrase = phraseOf(utterance)
  const isOfAgreement =
    factsNamed(phrase, flowContext.locale).includes('plan') || (rule === undefined && prefers(utterance))
  // "Bruk den andre, 912 34 567" is another number.
  if (
    isAsking ||
    /\d/.test(utterance) ||
    !isOfAgreement ||
    !OTHER.test(utterance) ||
    phrase.split(' ').length > MOST_WORDS
  )
    return undefined
  for (const name of Object.keys(flow.steps).filter((one) => one !== step)) {
    const offered = pricedAt(reading, name)
    const [fact] = factsTaught(offered[0]?.learn)
    const chosen = fact && offered.find(({ learn }) => learn?.[fact] === flowContext.facts[fact])
    if (!fact || !chosen) continue
    const [other, ...others] = offered.filter((one) => one !== chosen)
    const correction: Correction = { kind: 'correction', fact, words, sure: 0.9, why: 'the other one' }
    return heard(reading, {}, [other && others.length === 0 ? { ...correction, payload: other.payload } : correction])
  }
  return undefined
}
const MOST_WORDS = 9

const pricedAt = ({ flow, flowContext }: Reading, name: string): Offered[] =>
  optionsAt(flow, name, flowContext).filter((option) => hasPrice(option) && !option.hidden)

function askedBackOf({ shown }: Reading): string | undefined {
  const [only, ...others] = shown.filter((payload) => payload !== SOMETHING_ELSE)
  return shown.includes(SOMETHING_ELSE) && others.length === 0 ? only : undefined
}

function namedIn(first: string, reading: Reading): string | undefined {
  const offered = pricedAt(reading, reading.step)
  const understood = understand(first, candidatesAt(offered, reading), reading.flowContext.locale)
  return understood?.kind === 'chosen' ? understood.payload : undefined
}
