import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { SOMETHING_ELSE } from '../../flow-event.ts'
import { confirming, isConfirming } from '../../heard-answer.ts'
import { inputRule } from '../../input-rules.ts'
import { translateKit } from '../../kit-texts.ts'
import { optionsAt } from '../../options.ts'
import { BUT, isAll, isNot, openingOf, WAIT, yesOrNo } from '../../words/everyday.ts'
import { choiceWords } from '../../words/language-words.ts'
import { isWeekdayIn } from '../../words/day-words.ts'
import { saysNone } from '../../values/without.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { numberOf } from '../../words/numbers.ts'
import { tokensOf } from '../../words/tokens.ts'
import { factsTaught } from '../choices/choice-facts.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { chose, heard, said, type Heard, type Reader, unsure, written } from '../heard.ts'
import { byOption, otherChoice } from '../choices/option-readers.ts'
import { anyOf, wordsOf } from '../sentence/forms.ts'
import { endsConversation } from '../wishes/leaving.ts'
import { otherDay, saysDate } from '../days/other-day.ts'
import { openReading, type Reading } from '../reading.ts'
import { putRightAskedBack } from './put-right-asked-back.ts'

/** What one reading that was asked back is answered with: a yes or no in any words, or its value again (HEAR-02). */
export const byAskedBack: Reader = (reading) => {
  const { utterance, shown, flowContext, candidates } = reading
  const { locale } = flowContext
  const [only, ...others] = shown.filter((payload) => payload !== SOMETHING_ELSE)
  if (only === undefined || !shown.includes(SOMETHING_ELSE)) return undefined
  const words = tokensOf(utterance)
  if (others.length > 0)
    return reading.ask.offer?.many && areAll(words, others.length + 1, locale)
      ? chose(reading, [only, ...others].join('+'), 'all that was asked back')
      : undefined
  if (isConfirming(only) && isSameDay(reading, only.slice(confirming('').length)))
    return chose(reading, only, 'the date that was asked back is said again', 1)
  const proposed = isConfirming(only) ? dateOfProposed(reading, only.slice(confirming('').length)) : undefined
  if (proposed?.isSame) return chose(reading, only, 'the date that was asked back is said again', 1)
  if (proposed && reading.awaited)
    return written(reading, reading.awaited, proposed.day, 'a date of the month asked back')
  const other = isConfirming(only) ? putRightAskedBack(reading, only.slice(confirming('').length)) : undefined
  if (other && reading.awaited) return written(reading, reading.awaited, other.value, other.why)
  const elsewhere = endsConversation(reading, only) ? otherTitled(reading, only, words) : undefined
  if (elsewhere !== undefined) return unsure(reading, [elsewhere])
  const bare = SHORT_YES.has(words.join(' ')) ? 'yes' : yesOrNo(words, locale)
  if (bare) return chose(reading, bare === 'yes' ? only : SOMETHING_ELSE, 'yes or no to what was asked back', 1)
  if (/\?\s*$/.test(utterance)) return undefined
  const opening = openingOf(words, locale)
  const rest = opening ? words.slice(1) : words
  const after = openReading(reading, reading.ask, opening ? afterFirstWord(utterance) : utterance)
  const named = byOption(after)?.event.payload
  const isNamed = named !== undefined && !(opening === 'no' && isRefusal(reading, named))
  const takesBack = rest.some((word) => TAKES_BACK.has(word) || openingOf([word], locale) === 'no')
  // "Ændre noget, startdatoen, mandag 30/11" says what, and "ja bestil så" something else.
  if (isNamed && named === only && !takesBack && reading.corrected?.value === undefined)
    return chose(reading, only, 'what was asked back is said again', 1)
  const near = byOption(after)?.event.unsure ?? []
  if (near.length > 0 && !near.includes(only)) return unsure(reading, [...near])
  const value = valueSaid(after)
  if (opening !== 'no' && value !== undefined && value === readBy(reading, only.slice(confirming('').length)))
    return chose(reading, only, 'the value that was asked back is said again', 1)
  if (opening !== 'no' && isConfirming(only) && isPartOf(only.slice(confirming('').length), utterance))
    return chose(reading, only, 'a part of the value that was asked back', 1)
  const isAgreedFirst = agreesFirst(reading)
  if ((isNamed && named !== only) || value !== undefined || (opening === 'yes' && takesBack && !isAgreedFirst))
    return undefined
  // "Nej, jag har ingen mejl" refuses no number.
  if (opening === 'no' && reading.rule !== 'email' && saysNone('email', utterance))
    return said(reading, { topic: 'without email', text: translateKit(reading.translate, 'rule.email.without') })
  if (opening === 'no')
    return isCorrected(reading) || reading.besides.length > 0
      ? undefined
      : chose(reading, SOMETHING_ELSE, 'no, in more words', 1)
  const isExact = candidates.some(({ payload, exact }) => payload === only && exact)
  const agrees = opening === 'yes' || (rest.length <= MOST_BEFORE_YES && openingOf(words.slice(-1), locale) === 'yes')
  const isDenied = rest.some((word) => isNot(word, locale)) && !isAgreedFirst
  if (!agrees || isDenied || (isExact && rest.length > FEW)) return undefined
  return isCorrected(reading)
    ? agreedAndCorrected(reading, only)
    : chose(reading, only, 'a yes, in more words, to what was asked back', 1)
}

/** "3 april" behind "Did you mean 3 Apr 1990?". */
function isSameDay({ rule, utterance, flowContext }: Reading, proposed: string): boolean {
  const read = (said: string) => (rule === 'birthDate' ? inputRule(rule).read(said, flowContext) : undefined)
  const known = read(proposed)
  return typeof known === 'string' && read(`${withoutHedges(utterance)} ${known.slice(0, 4)}`) === known
}

/** "Den 15" behind "Menade du 2027-01-20?" is a day of January. */
function dateOfProposed(reading: Reading, proposed: string): { day: string; isSame: boolean } | undefined {
  const { rule, utterance, flowContext, asksOutright } = reading
  const known = rule === 'startDate' ? inputRule(rule).read(proposed, flowContext) : undefined
  if (typeof known !== 'string' || asksOutright) return undefined
  const said = withoutHedges(utterance)
  if (said.match(/\d+/g)?.length !== 1 || !(saysDate(said) || DATE_ALONE.test(said))) return undefined
  const day = isWeekdayIn(tokensOf(said)) ? undefined : otherDay(said, undefined, known, true)
  return day === undefined || inputRule('startDate').read(day, flowContext) === undefined
    ? undefined
    : { day, isSame: day === known }
}

/** "15", "nej, 15:e". */
const DATE_ALONE = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')})[\s,]+)*\d{1,2}(?:\.|:?[ea]|st|nd|rd|th)?[.!]*$`,
  'iu',
)

/** "Greit da, sjekk den", where leaving is asked back, is a yes to the option that begins so. */
function otherTitled({ candidates }: Reading, only: string, words: readonly string[]): string | undefined {
  const opens = (title: string) => words.includes(tokensOf(title)[0] ?? '')
  const [other, ...others] = candidates.filter(
    ({ payload, title, hidden, exact }) => payload !== only && !hidden && !exact && opens(title),
  )
  return other && others.length === 0 && words.length > 1 ? other.payload : undefined
}

/** "Ja tak. Og det skal stå i Frejas navn, han gider ikke": a yes in a clause of its own. "Ja, vent" takes it back. */
function agreesFirst(reading: Reading): boolean {
  const [first = '', second = '', ...more] = partsOf(reading.utterance).map(({ text }) => text)
  const { locale } = reading.flowContext
  const said = tokensOf(first)
  const next = tokensOf(second.replace(AND, ''))
  if (second === '' || said.length > FEW || openingOf(said, locale) !== 'yes') return false
  const isReserved = said.some((word) => isNot(word, locale)) || BUT.has(tokensOf(second)[0] ?? '')
  const isTakenBack = next.some((word) => TAKES_BACK.has(word)) && more.length === 0 && !isCorrected(reading)
  return !isReserved && !isTakenBack
}

/** "Gmail mener jeg", of "kari@gmail.com". */
function isPartOf(value: string, said: string): boolean {
  const words = tokensOf(withoutHedges(said)).filter((word) => !MEANT.has(word))
  const parts = tokensOf(value)
  return words.some((word) => word.length > FEW) && words.every((word) => parts.includes(word))
}

/** "Alle tre", "begge". */
const areAll = (words: readonly string[], count: number, locale: Locale): boolean =>
  isAll(
    words.filter((word) => numberOf(word) !== count),
    locale,
  ) ||
  (count === 2 && BOTH.has(words[0] ?? ''))
const BOTH = choiceWords('both')

const afterFirstWord = (utterance: string) => utterance.replace(/^[\s\p{P}]*[\p{L}]+[\s,.;:!-]*/u, '')
const TAKES_BACK = new Set([...WAIT, ...choiceWords('or')])

const SHORT_YES = choiceWords('shortYes')
const FEW = 3
const MOST_BEFORE_YES = 8

/** "Nei" alone answers to it. */
const isRefusal = ({ candidates, flowContext }: Reading, payload: string) =>
  candidates.some(
    (one) => one.payload === payload && yesOrNo(tokensOf(one.title).slice(0, 1), flowContext.locale) === 'no',
  )

const readBy = ({ rule, flowContext }: Reading, words: string): string | undefined => {
  const read = rule && inputRule(rule).read(words, flowContext)
  return read === undefined ? undefined : JSON.stringify(read)
}

const valueSaid = (reading: Reading): string | undefined =>
  (reading.open && readBy(reading, reading.open.value)) ?? readBy(reading, reading.telling)

const MEANT = wordsOf('meant')

const isCorrected = (reading: Reading): boolean =>
  reading.corrected?.value !== undefined || otherChoice(reading, reading.utterance) !== undefined

/** "Ja, og datoen skal være 1. mars": the answer is kept beside what is put right. */
function agreedAndCorrected(reading: Reading, only: string): Heard | undefined {
  const { flow, step, flowContext, corrected, words, awaited } = reading
  if (!corrected) return undefined
  const [fact] = factsTaught(optionsAt(flow, step, flowContext).find(({ payload }) => payload === only)?.learn)
  const evidence = { words, sure: 1, why: 'a yes to what was asked back' }
  const value = isConfirming(only) ? only.slice(confirming('').length) : undefined
  const agreed: Act[] =
    value !== undefined && awaited
      ? [{ kind: 'answer', fact: awaited, value, ...evidence }]
      : fact
        ? [{ kind: 'answer', fact, payload: only, ...evidence }]
        : []
  return heard(reading, {}, [corrected, ...agreed])
}
