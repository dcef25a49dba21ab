import type { Locale } from './locale.ts'

/** A calendar day without time or zone, "YYYY-MM-DD". */
export type Day = string

const OSLO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })

/** The day in Oslo at an instant (milliseconds since 1970). */
export function osloDay(at: number): Day {
  return OSLO_DAY.format(at)
}

/** Reads DD/MM/YYYY (also with dots, spaces or hyphens) as a day that exists; else `undefined` (VAL-06). */
export function readDay(written: string): Day | undefined {
  const parts =
    /^\s*(\d{1,2})[./\s-]+(\d{1,2})[./\s-]+(\d{4})\s*$/.exec(written) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(written)
  if (!parts) return undefined
  const [, date, month, year] = parts
  const day = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  const real = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : undefined
}

/** DD/MM/YYYY, as invoices and the account show days. */
export function formatDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** Reads a day as it is written in a locale's country: as `readDay`, in Sweden also year first ("1990-12-24", "19901224"). */
export function readDayIn(locale: Locale, written: string): Day | undefined {
  if (locale !== 'sv_SE') return readDay(written)
  const [, year, month, date] = /^\s*(\d{4})[./\s-]?(\d{2})[./\s-]?(\d{2})\s*$/.exec(written) ?? []
  return year !== undefined && Number(year) >= 1900 && Number(month) <= 12
    ? readDay(`${date}/${month}/${year}`)
    : readDay(written)
}

const ENGLISH_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day as letters and invoices in a locale's country have it: 24.12.1990 in Norway and Denmark, 1990-12-24 in Sweden, 24 Dec 1990 in English. */
export function formatDayOnPaper(locale: Locale, day: Day): string {
  if (locale === 'sv_SE') return day
  return locale === 'en_US' ? ENGLISH_DAY.format(new Date(`${day}T00:00:00Z`)) : formatDay(day).replaceAll('/', '.')
}

/** A day as it is written in a locale's country: 24/12/1990, in Sweden 1990-12-24, in Denmark 24.12.1990. */
export function formatDayIn(locale: Locale, day: Day): string {
  if (locale === 'sv_SE') return day
  return locale === 'da_DK' ? formatDay(day).replaceAll('/', '.') : formatDay(day)
}
