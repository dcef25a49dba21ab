import type { Said } from './birthdays.ts'
import { anyDayWord, dayWords, MONTH_NAMES } from './day-words.ts'
import { dateOf, monthOf } from './months.ts'
import { numberOf } from './numbers.ts'
import { lettersApart } from './typo.ts'
import { wholeYear, yearSaid } from './years.ts'

/** A day and its month by its name, with a year. */
export function named(words: readonly string[], said: Said): string | undefined {
  const months = words.flatMap((word, index) => (monthOf(word) > 0 ? [index] : []))
  // "Fyller ti i november, den 3. november 2016".
  const at = months.find((index) => isDate(words[index - 1])) ?? months[0] ?? -1
  const month = monthOf(words[at] ?? '')
  if (month === 0) return undefined
  const before = words.slice(0, at).findLast(isDate)
  const rest = words.slice(at + 1).filter((word) => !BESIDE_MONTH.has(word))
  const [first = '', ...behind] = rest
  const date = dateOf(before ?? first)
  const year =
    yearSaid(before === undefined ? behind : rest) ??
    wholeYear(words.slice(0, at)) ??
    wholeYear(rest) ??
    yearAhead(words.slice(0, at))
  if (date !== undefined && year !== undefined) return said(date, month, year)
  return before === undefined ? yearBeforeDay(rest, month, said) : undefined
}

/** "Født i 68, den fjerde juli": behind "in", and ahead of the day. */
function yearAhead(words: readonly string[]): string | undefined {
  const at = words.findIndex((word, index) => IN.has(words[index - 1] ?? '') && (numberOf(word) ?? 0) > LONGEST_MONTH)
  return at < 0 || !words.slice(at + 1).some(isDate) ? undefined : String(numberOf(words[at] ?? ''))
}
const IN = dayWords('in')

/** "May 1990, the 12th", "i mai 90, den tolvte". */
function yearBeforeDay([year = '', ...behind]: readonly string[], month: number, said: Said): string | undefined {
  const isYear = /^(?:19|20)\d\d$/.test(year) || Number(year) > LONGEST_MONTH
  const date = behind.find(isDate)
  const day = date === undefined || !isYear ? undefined : dateOf(date)
  return day === undefined ? undefined : said(day, month, year)
}

export const BESIDE_MONTH = dayWords('besideMonth')
const LONGEST_MONTH = 31
export const isDate = (word = ''): boolean => (dateOf(word) ?? LONGEST_MONTH + 1) <= LONGEST_MONTH

const ENDINGS = String.raw`(?:\.|${anyDayWord('dateEndingPhrases')})?`
const IN_MONTH_NUMBER = new RegExp(
  String.raw`(?<!\d)(\d{1,2})${ENDINGS}\s+(?:${anyDayWord('in')})\s+(?:(?:${anyDayWord('beforeDatePhrases')})\s+)?(\d{1,2})${ENDINGS}(?:[\s,]+(\d{4}|\d{2}))?(?!\s?[\p{L}\d])`,
  'iu',
)

/** "The 12th of the 5th, 1990", "den 15. i 1.": the year may be missing. */
export function dayInMonthNumber(
  written: string,
): { date: number; month: number; year: string | undefined } | undefined {
  const [, date = '', month = '', year] = IN_MONTH_NUMBER.exec(written) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return isMonth && Number(date) <= LONGEST_MONTH ? { date: Number(date), month: Number(month), year } : undefined
}

/** "Fire sju sekstiåtte", "null fire null sju sekstiåtte": the three numbers of a date, and nothing else. */
export function dayInNumbers(words: readonly string[], said: Said): string | undefined {
  const plain = words.filter((word, at) => numberOf(word) !== 0 || numberOf(words[at + 1] ?? '') === undefined)
  const [date, month, ...behind] = plain.map((word) => (/\d/.test(word) ? undefined : numberOf(word)))
  const year = date && month && behind.length > 0 ? yearSaid(plain.slice(2)) : undefined
  const isWhole = behind.length === 1 || (behind.length === 2 && year?.length === 4)
  return date && month && isWhole && month <= 12 && year !== undefined ? said(date, month, year) : undefined
}

const DAY_AND_YEAR = /^(\D{0,20}(?<!\d)\d{1,2}\.?\s+)(\p{L}{3,})(\s+(?:19|20)\d\d[\s.!]*)$/u

/** "12 amai 1990": between a day and a year a word a letter away from one month alone is that month. */
export function withMonthsSpelled(written: string): string {
  const [, before = '', word = '', behind = ''] = DAY_AND_YEAR.exec(written) ?? []
  if (word === '' || monthOf(word.toLowerCase()) > 0) return written
  const isNear = (name: string) => name.length > 2 && lettersApart(word.toLowerCase(), name, 1) === 1
  const [only, ...others] = MONTH_NAMES.flatMap((names) => names.find(isNear) ?? [])
  return only === undefined || others.length > 0 ? written : `${before}${only}${behind}`
}
