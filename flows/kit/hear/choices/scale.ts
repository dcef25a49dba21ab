import { EVERY_LANGUAGE } from '../../languages/languages.ts'
import { isOption, optionsAt } from '../../options.ts'
import { OR } from '../../understand.ts'
import { amountWords } from '../../words/amount-words.ts'
import { anyChoice, choiceWords } from '../../words/language-words.ts'
import { isEveryday } from '../../words/everyday.ts'
import { NUMBER_WORDS, numberOf } from '../../words/numbers.ts'
import { tokensOf } from '../../words/tokens.ts'
import { partsOf } from '../sentence/clauses.ts'
import { anyOf, wordsOf } from '../sentence/forms.ts'
import { chose, heard, unsure, type Reader } from '../heard.ts'
import { byOption } from './option-readers.ts'
import { ALL_SAID } from './said-to-choose.ts'

const REPAIRS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('repairs', 'opens', 'meant', 'changes', 'adverbs')})(?!\p{L})`,
  'iu',
)
const LEADS_IN = wordsOf('opens')
/** "Fem minutter" is no score. */
const COUNTED: ReadonlySet<string> = new Set([...choiceWords('countedTimes'), ...amountWords('units')])
/** "To" leads to something else in English and "en" is an article in Norwegian: such a word is a number at the end, or of a scale. */
const OF_SCALE: ReadonlySet<string> = new Set(choiceWords('ofScale'))
const OF_ONESELF = new RegExp(String.raw`^\s*(?:${anyOf('subject')})\s`, 'iu')
const GRADES = [1, 2, 3, 4, 5].map((grade) => EVERY_LANGUAGE.flatMap(({ choices }) => choices.grades[grade - 1] ?? []))
const MOST_WORDS = 8
const FEW_WORDS = 3

/** All options of the question are numbers. */
const isScale = (payloads: readonly string[]) => payloads.length > 2 && payloads.every((one) => /^\d+$/.test(one))

const numbersIn = (said: string, payloads: readonly string[]): string[] => [
  ...new Set(
    tokensOf(said).flatMap((word, at, words) => {
      const grade = GRADES.findIndex((names) => names.includes(word)) + 1
      const number = String(grade || (numberOf(word) ?? ''))
      const isWritten = /^\d+$/.test(word) || grade > 0 || at === words.length - 1 || OF_SCALE.has(words[at + 1] ?? '')
      return isWritten &&
        !OF_SCALE.has(words[at - 1] ?? '') &&
        payloads.includes(number) &&
        !COUNTED.has(words[at + 1] ?? '')
        ? [number]
        : []
    }),
  ),
]

/** A number of the scale that is asked ("honestly a 1"); two of them are asked back, and so is a mood in a longer sentence. */
export const byScale: Reader = (reading) => {
  const { candidates, utterance, words, isAsking, ask } = reading
  const payloads = candidates.flatMap(({ payload, hidden }) => (hidden ? [] : [payload]))
  // "Jeg gir dere 4" tells, though "gir dere" may ask.
  if (!ask.offer || (isAsking && !OF_ONESELF.test(utterance)) || !isScale(payloads)) return undefined
  // "Kan jeg få en ny PUK-kode?" is no score of one.
  if (/\?\s*$/.test(utterance) && !/\d/.test(utterance) && tokensOf(utterance).length > FEW_WORDS)
    return heard(reading, {}, [{ kind: 'question', words, sure: 0.9, why: 'asks' }], { lookUp: true, asked: true })
  const ofAnother = ofAnotherScale(utterance, payloads)
  if (ofAnother)
    return ofAnother.isMost
      ? chose(reading, ofAnother.payload, 'the most of a scale')
      : unsure(reading, [ofAnother.payload])
  const clauses = partsOf(utterance).map(({ text }) => text)
  const told = clauses.map((clause) => numbersIn(clause.replace(OF_MOST, '$1'), payloads))
  const last = told.findLast((one) => one.length > 0)
  if (last === undefined) {
    const named = byOption(reading)
    const payload = named?.event.payload
    const isLong = tokensOf(utterance).length > FEW_WORDS
    return payload !== undefined && payloads.includes(payload) && isLong ? unsure(reading, [payload]) : undefined
  }
  const all = [...new Set(told.flat())]
  const [only, ...others] = REPAIRS.test(clauses.at(-1) ?? '') || last.length > 1 ? last : all
  if (only === undefined) return undefined
  const isEither = tokensOf(utterance).some((word) => OR.has(word))
  return others.length > 0 || (isEither && all.length > 1)
    ? unsure(reading, all)
    : chose(reading, only, 'a number of the scale', namesGrade(utterance) ? ALL_SAID : undefined)
}

/** "En treer" is a score in any sentence. */
const namesGrade = (said: string) => tokensOf(said).some((word) => GRADES.some((names) => names.includes(word)))

const NUMBER = String.raw`(?:\d{1,3}|${NUMBER_WORDS.join('|')})`
const OF_MOST = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})\s?(?:/|\s(?:${anyChoice('outOfPhrases')})\s)\s?(${NUMBER})(?![\p{L}\d])`,
  'giu',
)

/** "8/10" is asked back as the number of this scale that is as good. */
function ofAnotherScale(said: string, payloads: readonly string[]) {
  const [[, given = '', of = ''] = [], ...others] = said.matchAll(OF_MOST)
  const [number, most] = [given, of].map((word) => numberOf(word) ?? Number(word))
  if (number === undefined || most === undefined || others.length > 0) return undefined
  if (most === payloads.length || !OTHER_SCALES.has(most) || number > most) return undefined
  return { payload: String(Math.max(1, Math.round((number / most) * payloads.length))), isMost: number === most }
}
const OTHER_SCALES: ReadonlySet<number> = new Set([6, 10, 100])

/** Another number of the scale, told where a comment is asked: "prisen. men nei, egentlig er det 3" (HEAR-04). */
export const byOtherOfScale: Reader = (reading) => {
  const { flow, flowContext, utterance, awaited, words, rule } = reading
  const { score } = flowContext.facts
  if (rule !== 'text' || score === undefined || awaited === undefined) return undefined
  const name = Object.keys(flow.steps).find((step) => isScale(optionsAt(flow, step, flowContext).map(payloadOf)))
  if (name === undefined) return undefined
  const payloads = optionsAt(flow, name, flowContext).map(payloadOf)
  const clauses = partsOf(utterance).map(({ text }) => text)
  const isCorrection = (clause: string, at: number) => {
    const [number, ...others] = numbersIn(clause, payloads)
    const isAlone = /^\s*\d\s*$/.test(clause)
    const isPutRight = REPAIRS.test(clause) || REPAIRS.test(clauses.slice(0, at).at(-1) ?? '')
    return (
      number !== undefined && others.length === 0 && (isAlone || isPutRight) && tokensOf(clause).length <= MOST_WORDS
    )
  }
  const at = clauses.findIndex(isCorrection)
  const [payload] = numbersIn(clauses[at] ?? '', payloads)
  if (payload === undefined || payload === String(score) || !isOption(flow, name, flowContext, payload))
    return undefined
  const evidence = { words, sure: 0.9, why: 'another number of the scale' }
  const comment = clauses
    .filter((_, index) => index !== at)
    .join('. ')
    .trim()
  const tells = tokensOf(comment).some(
    (word) => word.length > FEW_WORDS && !LEADS_IN.has(word) && !OR.has(word) && !isEveryday(word, flowContext.locale),
  )
  return heard(reading, {}, [
    { kind: 'correction', fact: 'score', payload, ...evidence },
    ...(tells ? [{ kind: 'answer', fact: awaited, value: comment, ...evidence } as const] : []),
  ])
}

const payloadOf = ({ payload }: { payload: string }) => payload
