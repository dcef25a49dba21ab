import { addMonths as later } from 'date-fns/addMonths'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { dayBegins } from './calendar.ts'
import { osloDay, type Day } from './days.ts'

export type Month = string

export const monthOf = (at: number): Month => osloDay(at).slice(0, 7)

export const addMonths = (month: Month, months: number): Month => lightFormat(later(parseISO(month), months), 'yyyy-MM')

export const daysIn = (month: Month): number => getDaysInMonth(parseISO(month))

export const firstDay = (month: Month): Day => `${month}-01`
export const lastDay = (month: Month): Day => `${month}-${daysIn(month)}`

/** Start of the month in Oslo, in milliseconds since 1970. */
export const monthBegins = (month: Month): number => dayBegins(firstDay(month))

export const isMonth = (written: string): written is Month => /^20\d\d-(0[1-9]|1[0-2])$/.test(written)

/** Days in the month minus today's date in Oslo, so 0 on the last day (USE-01). `at` is in milliseconds since 1970. */
export const daysLeft = (at: number): number => daysIn(monthOf(at)) - Number(osloDay(at).slice(8))
