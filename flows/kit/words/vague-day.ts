import { addDays, addMonthsTo } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { dayWords } from './day-words.ts'
import { monthOf } from './months.ts'
import { behindNext, END, MIDDLE } from './span-of-time.ts'
import { tokensOf } from './tokens.ts'

const NEW_YEAR = dayWords('aboutNewYear')
const CHRISTMAS = dayWords('christmas')
const BETWEEN_FEASTS = dayWords('betweenFeasts')
const AFTER = dayWords('after')
const BEHIND_CHRISTMAS = '12-27'
const MOST_WORDS = 16

/** The likeliest day of "i mitten på december", "i februari", "efter jul" or "uka etter neste", to be asked back; undefined with a day of its own. */
export function vagueDay(said: string, today: Day): Day | undefined {
  const words = tokensOf(said)
  if (words.length > MOST_WORDS || /\d/.test(said)) return undefined
  const isNewYear = words.some((word) => NEW_YEAR.has(word))
  const isChristmas = words.some((word) => CHRISTMAS.has(word))
  if (words.some((word) => BETWEEN_FEASTS.has(word)) || (isChristmas && words.some((word) => AFTER.has(word))))
    return `${today.slice(0, 4)}-${BEHIND_CHRISTMAS}`
  const behind = behindNext(words, today)
  if (behind) return behind
  // "Før jul" is before Christmas.
  const months = words
    .filter((word) => !CHRISTMAS.has(word))
    .map(monthOf)
    .filter((month) => month > 0)
  const [month = isNewYear ? 1 : 0, ...others] = months
  if (month === 0 || others.length > 0) return undefined
  const first = firstOf(month, today)
  if (words.some((word) => MIDDLE.has(word))) return addDays(first, 14)
  return words.some((word) => END.has(word)) ? addDays(addMonthsTo(first, 1), -1) : first
}

/** The first of the next such month that is not over. */
function firstOf(month: number, today: Day): Day {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(month).padStart(2, '0')}-01`
}
