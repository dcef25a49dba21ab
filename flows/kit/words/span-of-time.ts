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
  said.findIndex((word, at) => NEXT.has(word) && SPANS.get(said[at + 1] ?? '') === addMonthsTo)

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
  const isSpan = FROM_NOW.test(words.join(' ')) || IN_TIME.has(words[at - 2] ?? '') || AHEAD.has(words[at + 1] ?? '')
  return isSpan && count !== undefined ? SPANS.get(words[at] ?? '')?.(today, count) : undefined
}
