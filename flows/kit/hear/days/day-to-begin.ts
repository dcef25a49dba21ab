import { MONTH_NAMES } from '../../words/day-words.ts'
import { anyLink, linkWords } from '../../words/language-words.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { FlowContext } from '../../flow.ts'
import { inputRule } from '../../input-rules.ts'
import { isFiller, isNot, openingOf } from '../../words/everyday.ts'
import { AFTER, BEFORE, DAY_SUFFIXES, LAST } from '../../words/find-day.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { monthOf } from '../../words/months.ts'
import { numberOf, ordinalOf } from '../../words/numbers.ts'
import { AHEAD, afterSpan, IN_TIME, isOfTime } from '../../words/span-of-time.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { clausesSaid, partsOf } from '../sentence/clauses.ts'
import { factsNamed } from '../sentence/cues.ts'
import { anyOf, prefers, speaksOfOthers, wordsOf } from '../sentence/forms.ts'

/** Speaks of moving, keys or coming in. */
const MOVES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('movesIn')})`, 'iu')
/** "Det skal være den første i stedet". */
const SHOULD = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('should')})(?!\p{L})`, 'iu')
/** "Ikke før mandag" is Monday. */
const NOT_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('notBefore')})(?!\p{L})`, 'iu')
/** "20e istället". */
const INSTEAD_BEHIND = new RegExp(String.raw`\s+(?:${anyOf('stead', 'instead')})[\s.!]*$`, 'iu')
const ORDINAL = new RegExp(
  String.raw`(?<!(?:${anyLink('the')})\s)(?<![\p{L}\d])\d{1,2}:?[ea](?![\p{L}\d])(?!\s+(?:${MONTH_NAMES.flat().join('|')}))`,
  'iu',
)
const BOUND_UNTIL = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('boundUntil')})(?!\p{L})`, 'iu')
const MOST_WORDS = 7
const LEADS_TO_DAY = (['is', 'be', 'should', 'meant', 'repairs', 'opens', 'hedgesBehind'] as const).flatMap((form) => [
  ...wordsOf(form),
])
const BESIDE_DAY = new Set([
  ...DAY_SUFFIXES,
  ...IN_TIME,
  ...AHEAD,
  ...LEADS_TO_DAY,
  'd',
  ...linkWords('the'),
  ...linkWords('at'),
])

/**
 * The words for the day in a clause about beginning or moving in: "lørdag" of "flytter ind på lørdag". Of several the last
 * counts: "fredag, eller vent, lørdag". `isKnown`: a day was told before, so that one said alone or as another counts too.
 */
export function dayToBegin(said: string, flowContext: FlowContext, isKnown = false): string | undefined {
  const isOfStart = (text: string) => {
    // "Datoen" also names a birth date; where none is known, it is that of the start.
    const isDateOfStart = isKnown && flowContext.facts.birthDate === undefined
    const named = factsNamed(phraseOf(text), flowContext.locale).map((fact) =>
      fact === 'birthDate' && isDateOfStart ? 'startDate' : fact,
    )
    // "I stedet" is no place.
    const isOfOther = named.some((fact) => fact !== 'startDate' && fact !== 'city')
    return (
      MOVES.test(text) ||
      (isKnown && NOT_BEFORE.test(text)) ||
      named.includes('startDate') ||
      (isKnown && !isOfOther && prefers(text) && SHOULD.test(text))
    )
  }
  const days = partsOf(said).flatMap(({ text }) => {
    if (isOfOldAgreement(text)) return []
    if (isOfSomebodyElse(text)) return []
    const isDay = isOnlyDay(text, flowContext)
    return isOfStart(text) || isDay ? (dayIn(text.trim(), flowContext, isKnown) ?? []) : []
  })
  return days.at(-1)
}

/** "Vi er bundet til 31. mars" tells no day to begin. */
export const isOfOldAgreement = (clause: string): boolean => BOUND_UNTIL.test(clause)
export const withoutOldAgreement = (said: string): string =>
  partsOf(said)
    .filter(({ text }) => !isOfOldAgreement(text))
    .map(({ text, end }) => text + end)
    .join('')

/** "Min kæreste flytter ind 1. marts" tells of somebody else, "min kone og jeg flytter ind" of oneself. */
const isOfSomebodyElse = (clause: string): boolean => speaksOfOthers(clause) && !OF_ONESELF.test(clause)
/** Every day that is told is of somebody else. */
export const isDayOfSomebodyElse = (said: string, flowContext: FlowContext): boolean =>
  clausesSaid(said).every(
    (clause) => isOfSomebodyElse(clause) || inputRule('startDate').read(clause, flowContext) === undefined,
  ) && speaksOfOthers(said)
const OF_ONESELF = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('subject')})(?!\p{L})`, 'iu')

/**
 * "Egentlig flytter jeg først til februar", "två veckor fram": another time than the known day, and not which day it is.
 */
export function tellsOtherTime(said: string, awaited: FactName | undefined, flowContext: FlowContext): boolean {
  const { startDate, birthDate } = flowContext.facts
  if (startDate === undefined || birthDate !== undefined || awaited === 'startDate' || /\d/.test(said)) return false
  return partsOf(said).some(({ text }) => {
    const words = tokensOf(withoutHedges(text))
    const months = words.map(monthOf).filter((month) => month > 0)
    const isOther = months.length === 1 && months[0] !== Number(startDate.slice(5, 7))
    const isOfStart =
      MOVES.test(text) || prefers(text) || factsNamed(phraseOf(text), flowContext.locale).includes('startDate')
    const isAhead = words.length <= MOST_WORDS && afterSpan(words, startDate) !== undefined
    const isFree = !isOfOldAgreement(text) && !isOfSomebodyElse(text)
    return (
      isFree && ((isOther && isOfStart && words.length <= MOST_OF_MONTH) || (isAhead && isOnlyDay(text, flowContext)))
    )
  })
}
const MOST_OF_MONTH = 9

/** "Den 18e alltså", "ok, lørdag". */
export function isOnlyDay(clause: string, flowContext: FlowContext): boolean {
  const { locale } = flowContext
  const words = tokensOf(withoutHedges(clause))
  const hasMonth = words.some((word) => monthOf(word) > 0)
  const isOfDay = (word: string) =>
    /\d/.test(word) ||
    isOfTime(word) ||
    numberOf(word) !== undefined ||
    (hasMonth && (LAST.has(word) || ordinalOf(word) !== undefined)) ||
    inputRule('startDate').read(word, flowContext) !== undefined
  return (
    words.length <= MOST_WORDS &&
    words.every((word) => isOfDay(word) || isFiller(word, locale) || openingOf([word], locale) || BESIDE_DAY.has(word))
  )
}

function dayIn(clause: string, flowContext: FlowContext, isKnown: boolean): string | undefined {
  // "Blir 20e" is the day that "den 20e" is.
  const words = withoutHedges(clause).replace(INSTEAD_BEHIND, '').replace(ORDINAL, 'den $&').split(/\s+/)
  if (isKnown && tokensOf(clause).some((word) => AHEAD.has(word))) return undefined
  const denies = tokensOf(clause).some((word) => isNot(word, flowContext.locale))
  if (denies && !NOT_BEFORE.test(clause)) return undefined
  const days = words.map((_, at) => inputRule('startDate').read(words.slice(at).join(' '), flowContext))
  const day = days.find((one) => one !== undefined)
  const at = day === undefined ? -1 : days.lastIndexOf(day)
  const before = words.slice(0, Math.max(at, 0)).at(-1)?.toLowerCase() ?? ''
  const isOtherDay = AFTER.has(before) || (!denies && BEFORE.has(before))
  return at < 0 || isOtherDay ? undefined : words.slice(at).join(' ')
}
