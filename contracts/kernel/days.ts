import type { Locale } from './locale.ts'

export type Day = string

const OSLO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })

export function osloDay(at: number): Day {
  return OSLO_DAY.format(at)
}

/** Parses DD/MM/YYYY, also with dots, spaces or hyphens; `undefined` if the date does not exist (VAL-06). */
export function readDay(written: string): Day | undefined {
  const parts =
    /^\s*(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})\s*$/.exec(written) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(written)
  if (!parts) return undefined
  const [, date, month, year] = parts
  const day = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  const real = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : undefined
}

export function formatDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** Like `readDay`; in Sweden the year may also come first ("1990-12-24", "19901224"). */
export function readDayIn(locale: Locale, written: string): Day | undefined {
  if (locale !== 'sv_SE') return readDay(written)
  const [, year, month, date] = /^\s*(\d{4})[./\s-]?(\d{2})[./\s-]?(\d{2})\s*$/.exec(written) ?? []
  return year !== undefined && Number(year) >= 1900 && Number(month) <= 12
    ? readDay(`${date}/${month}/${year}`)
    : readDay(written)
}

const ENGLISH_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Format for letters and invoices: 24.12.1990 in Norway and Denmark, 1990-12-24 in Sweden, 24 Dec 1990 in English. */
export function formatDayOnPaper(locale: Locale, day: Day): string {
  if (locale === 'sv_SE') return day
  return locale === 'en_US' ? ENGLISH_DAY.format(new Date(`${day}T00:00:00Z`)) : formatDay(day).replaceAll('/', '.')
}

/** Format on screen: 24/12/1990, 1990-12-24 in Sweden, 24.12.1990 in Denmark. */
export function formatDayIn(locale: Locale, day: Day): string {
  if (locale === 'sv_SE') return day
  return locale === 'da_DK' ? formatDay(day).replaceAll('/', '.') : formatDay(day)
}
