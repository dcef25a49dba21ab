import { addDays } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { anyDayWord, dayWords } from './day-words.ts'
import { feastIn } from './feasts.ts'
import { dateOf, monthOf } from './months.ts'
import { numberOf } from './numbers.ts'

export type Said = (date: number, month: number, year: string) => string

/** "Ble sju den 8. august", "blir 40 på julaften": the age reached on the last such day, or on the next one. */
export function onBirthday(words: readonly string[], today: Day, said: Said): string | undefined {
  const at = words.findIndex((word) => TURNED.has(word) || TURNS.has(word))
  const age = numberOf(words[at + 1] ?? '')
  const day = at < 0 || age === undefined ? undefined : dayNamed(words.slice(at + 2), today)
  if (age === undefined || day === undefined) return undefined
  const two = (count: number) => String(count).padStart(2, '0')
  const inYear = `${two(day.month)}-${two(day.date)}`
  const now = Number(today.slice(0, 4))
  const year = TURNED.has(words[at] ?? '')
    ? now - (inYear <= today.slice(5) ? 0 : 1)
    : now + (inYear >= today.slice(5) ? 0 : 1)
  return said(day.date, day.month, String(year - age))
}
const TURNED = dayWords('turned')
const TURNS = dayWords('turns')
const ON_TODAY = new RegExp(`(?:^| )(?:${anyDayWord('today')})(?: |$)`, 'u')
const ON_YESTERDAY = new RegExp(`(?:^| )(?:${anyDayWord('yesterday')})(?: |$)`, 'u')

/** A day and its month, a feast, today or yesterday. */
function dayNamed(words: readonly string[], today: Day): { date: number; month: number } | undefined {
  const at = words.findIndex((word) => monthOf(word) > 0)
  const date = words
    .slice(0, Math.max(at, 0))
    .map(dateOf)
    .findLast((one) => one !== undefined)
  if (date !== undefined) return { date, month: monthOf(words[at] ?? '') }
  const phrase = words.join(' ')
  const day = ON_TODAY.test(phrase) ? today : ON_YESTERDAY.test(phrase) ? addDays(today, -1) : undefined
  if (day !== undefined) return { date: Number(day.slice(8)), month: Number(day.slice(5, 7)) }
  return feastIn(words)
}
