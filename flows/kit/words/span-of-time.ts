import { addDays, addMonthsTo } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { anyDayWord, dayWords, spanNames } from './day-words.ts'
import { monthOf } from './months.ts'
import { numberOf } from './numbers.ts'

const addWeeks = (today: Day, count: number) => addDays(today, 7 * count)
const SPANS: ReadonlyMap<string, (today: Day, count: number) => Day> = new Map(
  [['day', addDays] as const, ['week', addWeeks] as const, ['month', addMonthsTo] as const].flatMap(([span, later]) =>
    spanNames(span).map((name) => [name, later] as const),
  ),
)
const NEXT = dayWords('next')
/** Parts of a month or a year: "i mitten på december". */
export const MIDDLE = dayWords('middle')
export const END = dayWords('end')
const BESIDE_TIME = dayWords('besideTime')

/** "Nästa månad", "i februari": when, not what. */
export const isOfTime = (word: string): boolean =>
  SPANS.has(word) || monthOf(word) > 0 || [NEXT, MIDDLE, END, BESIDE_TIME].some((some) => some.has(word))

/** Where "neste måned" stands; -1 where it does not. */
export const nextMonthAt = (said: readonly string[]): number =>
  said.findIndex((word, at) => NEXT.has(word) && isSpan(said[at + 1], addMonthsTo))

const AFTER = dayWords('after')
const THE_WEEK = dayWords('theWeek')
const isSpan = (word: string | undefined, later: typeof addWeeks | typeof addMonthsTo) =>
  SPANS.get(word ?? '') === later

/** Where "neste uke" stands; -1 where it does not. */
const nextWeekAt = (said: readonly string[]): number =>
  said.findIndex((word, at) => NEXT.has(word) && isSpan(said[at + 1], addWeeks))

const dayOfWeek = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()
const nextMonday = (today: Day): Day => addDays(today, (8 - dayOfWeek(today)) % 7 || 7)

/** "Fredag neste uke". */
export const weekdayOfNextWeek = (said: readonly string[], weekday: number, today: Day): Day | undefined =>
  weekday < 0 || nextWeekAt(said) < 0 ? undefined : addDays(nextMonday(today), (weekday + 6) % 7)

/** The first day of "neste uke", "uka etter neste" or "the month after next". */
export function behindNext(said: readonly string[], today: Day): Day | undefined {
  const at = said.findIndex((_, place) => AFTER.has(said[place + 1] ?? '') && NEXT.has(said[place + 2] ?? ''))
  if (isSpan(said[at], addMonthsTo)) return addMonthsTo(`${today.slice(0, 8)}01`, 2)
  if (isSpan(said[at], addWeeks) || THE_WEEK.has(said[at] ?? '')) return addDays(nextMonday(today), 7)
  return nextWeekAt(said) < 0 ? undefined : nextMonday(today)
}

/** Says that it is about so long. */
const ABOUT = dayWords('about')
const FROM_NOW = new RegExp(`(?:${anyDayWord('from')}) (?:${anyDayWord('now')}|${anyDayWord('today')})$`, 'u')
export const IN_TIME = dayWords('inTime')
export const AHEAD = dayWords('ahead')

/** The day after a span of time: "om to uker", "om en måned", "three days from now". */
export function afterSpan(said: readonly string[], today: Day): Day | undefined {
  const words = said.filter((word) => !ABOUT.has(word))
  const at = words.findIndex((word) => SPANS.has(word))
  const count = numberOf(words[at - 1] ?? '')
  const isAhead = FROM_NOW.test(words.join(' ')) || IN_TIME.has(words[at - 2] ?? '') || AHEAD.has(words[at + 1] ?? '')
  return isAhead && count !== undefined ? SPANS.get(words[at] ?? '')?.(today, count) : undefined
}
