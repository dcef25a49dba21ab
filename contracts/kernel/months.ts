import { osloDay, type Day } from './days.ts'

/** A calendar month, "YYYY-MM". */
export type Month = string

/** The month in Oslo at an instant (milliseconds since 1970). */
export const monthOf = (at: number): Month => osloDay(at).slice(0, 7)

/** The month `months` later. */
export function addMonths(month: Month, months: number): Month {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** How many days a month has. */
export const daysIn = (month: Month): number => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** The first and the last day of a month. */
export const firstDay = (month: Month): Day => `${month}-01`
export const lastDay = (month: Month): Day => `${month}-${daysIn(month)}`

/** The instant a month begins in Oslo, in milliseconds since 1970. */
export function monthBegins(month: Month): number {
  const midnight = Date.parse(`${month}-01T00:00:00Z`)
  const summer = midnight - 2 * 3_600_000
  return osloDay(summer) === firstDay(month) ? summer : midnight - 3_600_000
}

/** Whether a text is a month that exists. */
export const isMonth = (written: string): written is Month => /^20\d\d-(0[1-9]|1[0-2])$/.test(written)

/** Days left of the month in Oslo at an instant: days in the month minus today's day; 0 on the last day (USE-01). */
export const daysLeft = (at: number): number => daysIn(monthOf(at)) - Number(osloDay(at).slice(8))
