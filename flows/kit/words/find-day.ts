import { addDays, addMonthsTo } from '#contracts/kernel/calendar.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { anyDayWord, dayWords, WEEKDAY_NAMES } from './day-words.ts'
import { feastIn } from './feasts.ts'
import { onBirthday, type Said } from './birthdays.ts'
import { dateOf, monthOf, monthWritten } from './months.ts'
import { BESIDE_MONTH, dayInMonthNumber, dayInNumbers, isDate, named, withMonthsSpelled } from './named-day.ts'
import { ordinalOf, withTensJoined } from './numbers.ts'
import { afterSpan, nextMonthAt, weekdayOfNextWeek } from './span-of-time.ts'
import { tokensOf } from './tokens.ts'
import { wholeYear, yearSaid } from './years.ts'

/** "12. mai", "januar 12", "første januar" or "30/12", as a day and a month; undefined with a year or without a day. */
export function dayWithoutYear(said: string): string | undefined {
  const [, digits = '', digit = ''] =
    /(?<![\d./-])(\d{1,2})[./](\d{1,2})(?![\d/-]|\.\d|\s(?:19|20)\d\d(?!\d)|\s\d\d(?![\d:.-]|\s?\d))/.exec(said) ?? []
  const inDigits = Number(digit)
  if (inDigits >= 1 && inDigits <= 12 && Number(digits) >= 1 && Number(digits) <= 31)
    return `${Number(digits)} ${monthWritten(inDigits)}`
  const words = tokensOf(said).filter((word) => !BESIDE_MONTH.has(word))
  const isDated = (at: number) => words.slice(Math.max(0, at - 2), at + 2).some(ordinalOrDigits)
  const months = words.flatMap((word, at) => (word.length > 2 && monthOf(word) > 0 ? [at] : []))
  const at = months.find((month) => ordinalOrDigits(words[month - 1])) ?? months.find(isDated) ?? months[0] ?? -1
  const month = monthWritten(monthOf(words[at] ?? ''))
  if (month === undefined) return undefined
  const around = [...words.slice(0, at).slice(-2).toReversed(), ...words.slice(at + 1, at + 2)]
  const day = around
    .map((word) => ordinalOf(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined))
    .find((one) => one !== undefined)
  const hasYear =
    words.slice(at + 1).some((word) => /^\d{4}$/.test(word)) ||
    (/^\d{2}$/.test(words[at + 1] ?? '') && around[0] !== undefined && ordinalOrDigits(words[at - 1]))
  return day === undefined || day < 1 || day > 31 || hasYear ? undefined : `${day} ${month}`
}

const ordinalOrDigits = (word = '') => ordinalOf(word) !== undefined || /^\d{1,2}$/.test(word)

type Century = 'past' | 'coming'

function yearOf(written: string, today: Day, century: Century): number {
  if (written.length === 4) return Number(written)
  const now = Number(today.slice(0, 4))
  const year = now - (now % 100) + Number(written)
  return century === 'past' && year > now ? year - 100 : year
}

/**
 * Finds a date ("jeg er født 24. desember 90", "24.12.90", "241290") and returns it as DD/MM/YYYY, not validated;
 * undefined when missing or ambiguous.
 */
export function findDay(written: string, today: Day, locale: Locale, century: Century): string | undefined {
  if (written.length > 120) return undefined
  const said = (date: string | number, month: string | number, year: string) =>
    `${date}/${month}/${yearOf(year, today, century)}`
  const iso = /(?<!\d)(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(written)
  if (iso) return said(iso[4] ?? '', iso[3] ?? '', iso[1] ?? '')
  const numbers = [...written.matchAll(/(?<![\d.])(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4}|\d{2})(?![\d.]*\d)/g)]
  if (numbers.length > 1) return undefined
  const [, date = '', month = '', year = ''] = numbers[0] ?? []
  // "07/23/1994": no month has the number 23.
  const isMonthFirst = (locale === 'en_US' && Number(month) > 12) || MONTH_FIRST.test(tokensOf(written).join(' '))
  if (numbers.length === 1) return isMonthFirst ? said(month, date, year) : said(date, month, year)
  const short = /^\D*(\d{2})(\d{2})(\d{2})\D*$/.exec(written)
  if (short)
    return locale === 'sv_SE'
      ? said(short[3] ?? '', short[2] ?? '', short[1] ?? '')
      : said(short[1] ?? '', short[2] ?? '', short[3] ?? '')
  const words = withTensJoined(tokensOf(withMonthsSpelled(written)))
  const whole =
    named(words, said) ??
    inMonthNumber(written, said) ??
    inOrdinals(words, said) ??
    (locale === 'en_US' ? undefined : dayInNumbers(words, said)) ??
    feast(words, said) ??
    onBirthday(words, today, said)
  return whole ?? (century === 'coming' ? coming(written, words, today) : undefined)
}

function inMonthNumber(written: string, said: Said): string | undefined {
  const { date, month, year } = dayInMonthNumber(written) ?? {}
  return date !== undefined && month !== undefined && year !== undefined ? said(date, month, year) : undefined
}

const MONTH_FIRST = new RegExp(String.raw`(?<!\S)(?:${anyDayWord('monthFirstPhrases')})(?!\S)`, 'u')

const IN = dayWords('in')
const ordinalInMonth = (words: readonly string[]) =>
  words.findIndex((word, at) => ordinalOf(word) !== undefined && IN.has(words[at + 1] ?? ''))

/** "Første i første nitti". */
function inOrdinals(words: readonly string[], said: Said): string | undefined {
  const at = ordinalInMonth(words)
  const [date, month] = [ordinalOf(words[at] ?? ''), ordinalOf(words[at + 2] ?? '')]
  const year = yearSaid(words.slice(at + 3))
  return at >= 0 && date && month && month <= 12 && year !== undefined ? said(date, month, year) : undefined
}

function feast(words: readonly string[], said: Said): string | undefined {
  const found = feastIn(words)
  const year = wholeYear(words)
  return found && year ? said(found.date, found.month, year) : undefined
}

const TODAY = dayWords('today')
const TOMORROW = dayWords('tomorrow')
const DAY_AFTER_TOMORROW = dayWords('dayAfterTomorrow')

/** "Efter nytår" and "før mandag" are other days than those named. */
export const AFTER = dayWords('after')
export const BEFORE = dayWords('before')
const NOT_WHOLE = new Set([...AFTER, ...BEFORE, ...dayWords('otherDay')])

/** "Den 15:e december", "the 15th". */
export const DAY_SUFFIXES = dayWords('dateEndings')

/** A day to come, said without its year: the next one there is. */
function coming(written: string, words: readonly string[], today: Day): string | undefined {
  const [now = ''] = today.split('-')
  const phrase = words.join(' ')
  if (TODAY.has(phrase)) return onDay(today)
  if (TOMORROW.has(phrase)) return onDay(addDays(today, 1))
  if (DAY_AFTER_TOMORROW.has(phrase)) return onDay(addDays(today, 2))
  const clauses = written.split(/,\s+/)
  const found = feastIn(words)
  const beside = found?.rest ?? words
  if (beside.some((word) => NOT_WHOLE.has(word)) && clauses.length > 1)
    return clauses.map((clause) => coming(clause, tokensOf(clause), today)).find((day) => day !== undefined)
  if (words.length > 8 || beside.some((word) => NOT_WHOLE.has(word))) return undefined
  const next = (date: number, month: number) => {
    const day = (year: number) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
    return onDay(day(Number(now)) >= today ? day(Number(now)) : day(Number(now) + 1))
  }
  const [, date, month] = /(?<![\d.:])(\d{1,2})[./](\d{1,2})(?![\d/:]|\.\d)/.exec(written) ?? []
  if (date && month && Number(month) <= 12) return next(Number(date), Number(month))
  const inNumber = dayInMonthNumber(written)
  if (inNumber) return next(inNumber.date, inNumber.month)
  const ordinal = ordinalInMonth(words)
  const [inOrdinal, ofMonth] = [ordinalOf(words[ordinal] ?? ''), ordinalOf(words[ordinal + 2] ?? '')]
  if (inOrdinal !== undefined && ofMonth !== undefined && ofMonth <= 12) return next(inOrdinal, ofMonth)
  if (found) return next(found.date, found.month)
  const ofNextMonth = inNextMonth(words, today)
  if (ofNextMonth !== undefined) return ofNextMonth
  const dated = words.filter((word) => !DAY_SUFFIXES.has(word) && !BESIDE_MONTH.has(word))
  // "I jul, 27. desember" is in no July.
  const months = dated.flatMap((word, place) => (monthOf(word) > 0 ? [place] : []))
  const at = months.find((place) => isDate(dated[place - 1])) ?? months[0] ?? -1
  if (at > 0 && dated.slice(Math.max(0, at - 3), at).some((word) => LAST.has(word)))
    return onLast(monthOf(dated[at] ?? ''), today)
  const named = dateOf(dated[at - 1] ?? '') ?? dateOf(dated[at + 1] ?? '')
  if (at >= 0) return named !== undefined && named <= 31 ? next(named, monthOf(dated[at] ?? '')) : undefined
  const weekday = WEEKDAY_NAMES.findIndex((names) => words.some((word) => names.includes(word)))
  const [only = '', ...more] = words
  const isAlone = more.length === 0 && (ordinalOf(only) ?? 0) > MOST_OPTIONS
  const inWords = isAlone
    ? only
    : words.find((word, index) => (ordinalOf(word) ?? 1) > 1 && BEFORE_DATE.has(words[index - 1] ?? ''))
  const alone = DAY_ALONE.exec(written)?.[1] ?? (inWords && ordinalOf(inWords))
  if (alone !== undefined) return nextDay(Number(alone), weekday < 0 ? undefined : weekday, today)
  const onWeekday = weekday < 0 ? today : (weekdayOfNextWeek(words, weekday, today) ?? weekdayBehind(weekday, today))
  // "Mandag om 14 dage" is two weeks behind the next Monday.
  const later = afterSpan(words, onWeekday)
  if (later) return onDay(later)
  return weekday < 0 ? undefined : onDay(onWeekday)
}

const BEFORE_DATE = dayWords('beforeDatePhrases')
/** "Den andre" may be an option, "femtende" is none. */
const MOST_OPTIONS = 6

/** "Mandag d 21", "den 3." */
const DAY_ALONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${anyDayWord('beforeDatePhrases')})\s?(\d{1,2})(?:\.|${anyDayWord('dateEndingPhrases')})?(?![\p{L}\d:.,]|\s*\d)`,
  'iu',
)

/** The next day with this number that falls on the weekday, if one was said. */
function nextDay(date: number, weekday: number | undefined, today: Day): string | undefined {
  for (let ahead = 0; ahead < MOST_AHEAD; ahead += 1) {
    const day = addDays(today, ahead)
    if (Number(day.slice(8)) === date && (weekday === undefined || dayOfWeek(day) === weekday)) return onDay(day)
  }
  return undefined
}
const MOST_AHEAD = 366

/** "Den første i neste måned". */
function inNextMonth(words: readonly string[], today: Day): string | undefined {
  const date = words.slice(0, Math.max(nextMonthAt(words), 0)).findLast(isDate)
  const days = date === undefined ? undefined : dateOf(date)
  return days === undefined ? undefined : onDay(addDays(addMonthsTo(`${today.slice(0, 8)}01`, 1), days - 1))
}

export const LAST = dayWords('last')

/** "Den siste januar". */
function onLast(month: number, today: Day): string {
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return onDay(addDays(next, -1))
}

const weekdayBehind = (weekday: number, day: Day): Day => addDays(day, (weekday - dayOfWeek(day) + 7) % 7 || 7)

/** The next day of the week that is named, behind a day that is known: "fredagen efter det". */
export function namedWeekdayBehind(said: string, day: Day): Day | undefined {
  const words = tokensOf(said)
  const named = WEEKDAY_NAMES.flatMap((names, weekday) => (words.some((word) => names.includes(word)) ? [weekday] : []))
  const [weekday, ...others] = named
  const at = words.findIndex((word) => WEEKDAY_NAMES.some((names) => names.includes(word)))
  const isBehind = BEHIND_IT.test(words.slice(at + 1).join(' '))
  return weekday === undefined || others.length > 0 || !isBehind ? undefined : weekdayBehind(weekday, day)
}
const BEHIND_IT = new RegExp(String.raw`^(?:${anyDayWord('behindItPhrases')})$`, 'u')

const dayOfWeek = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay()

function onDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date}/${month}/${year}`
}
