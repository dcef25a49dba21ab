import type { Day } from '#contracts/kernel/days.ts'
import { monthOf } from '../words/find-day.ts'
import { ordinalOf } from '../words/numbers.ts'
import { tokensOf } from '../words/tokens.ts'

type DayPart = { at: 'day' | 'month'; is: number }

const ORDINAL = /(?<![\d.])\d{1,2}(?:\.(?!\d)|:?(?:e|a|st|nd|rd|th)(?!\p{L}))/iu

/** "Den 21". */
export const saysDate = (said: string): boolean => /(?<!\p{L})(?:den|the)\s+\d{1,2}(?!\d)/iu.test(said)

const MOST_WORDS = 3

/** A month or a date of the month that is said alone; a number counts as a date where it is written or known as one. */
function partOf(said: string, isDate: boolean): DayPart | undefined {
  const words = tokensOf(said)
  if (words.length > MOST_WORDS && !saysDate(said)) return undefined
  const month = words.map(monthOf).find((found) => found > 0)
  const date = words.map((word) => ordinalOf(word) ?? digitsOf(word)).find((found) => found !== undefined)
  if (month !== undefined) return date === undefined ? { at: 'month', is: month } : undefined
  const isSaid = ORDINAL.test(said) || words.some((word) => ordinalOf(word) !== undefined) || isDate
  return date !== undefined && isSaid && date >= 1 && date <= 31 ? { at: 'day', is: date } : undefined
}

const digitsOf = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : undefined)

const partsOfDay = (day: Day) => ({ month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) })

/** "Ikke januar", "ikke den 2.": the known day has that month or date. */
export function holdsDay(denied: string, known: Day | undefined, isDate: boolean): boolean {
  const part = known === undefined ? undefined : partOf(denied, isDate)
  return known !== undefined && part !== undefined && partsOfDay(known)[part.at] === part.is
}

/** The known day with another month or date ("februar, ikke januar"). */
export function otherDay(
  meant: string,
  denied: string | undefined,
  known: Day | undefined,
  isDate: boolean,
): Day | undefined {
  if (known === undefined) return undefined
  const wrong = denied === undefined ? undefined : partOf(denied, isDate)
  const part = partOf(meant, isDate || wrong?.at === 'day')
  if (part === undefined || (wrong ? wrong.at !== part.at : part.at === 'month')) return undefined
  const two = String(part.is).padStart(2, '0')
  return part.at === 'month' ? `${known.slice(0, 5)}${two}${known.slice(7)}` : `${known.slice(0, 8)}${two}`
}
