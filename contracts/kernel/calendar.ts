import { tz } from '@date-fns/tz'
import { addMonths as monthsLater } from 'date-fns/addMonths'
import { differenceInYears } from 'date-fns/differenceInYears'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import type { Day } from './days.ts'

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The same date in a later month, or the last one that it has. */
export const addMonthsTo = (day: Day, months: number): Day =>
  lightFormat(monthsLater(parseISO(day), months), 'yyyy-MM-dd')

export const ageOn = (day: Day, birthDate: Day): number => differenceInYears(parseISO(day), parseISO(birthDate))

/** Start of the day in Oslo, in milliseconds since 1970. */
export const dayBegins = (day: Day): number => parseISO(day, { in: tz('Europe/Oslo') }).getTime()
