import { addMonths as later } from 'date-fns/addMonths'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { dayBegins } from './calendar.ts'
import { osloDay, type Day } from './days.ts'

/** A calendar month, "YYYY-MM". */
export type Month = string

/** The month in Oslo at an instant (milliseconds since 1970). */
export const monthOf = (at: number): Month => osloDay(at).slice(0, 7)

/** The month `months` later. */
export const addMonths = (month: Month, months: number): Month => lightFormat(later(parseISO(month), months), 'yyyy-MM')

/** How many days a month has. */
export const daysIn = (month: Month): number => getDaysInMonth(parseISO(month))

/** The first and the last day of a month. */
export const firstDay = (month: Month): Day => `${month}-01`
export const lastDay = (month: Month): Day => `${month}-${daysIn(month)}`

/** The instant a month begins in Oslo, in milliseconds since 1970. */
export const monthBegins = (month: Month): number => dayBegins(firstDay(month))

/** Whether a text is a month that exists. */
export const isMonth = (written: string): written is Month => /^20\d\d-(0[1-9]|1[0-2])$/.test(written)

/** Days left of the month in Oslo at an instant: days in the month minus today's day; 0 on the last day (USE-01). */
export const daysLeft = (at: number): number => daysIn(monthOf(at)) - Number(osloDay(at).slice(8))
