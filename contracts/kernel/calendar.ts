import { tz } from '@date-fns/tz'
import { addDays as later } from 'date-fns/addDays'
import { differenceInYears } from 'date-fns/differenceInYears'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import type { Day } from './days.ts'

export const addDays = (day: Day, days: number): Day => lightFormat(later(parseISO(day), days), 'yyyy-MM-dd')

export const ageOn = (day: Day, birthDate: Day): number => differenceInYears(parseISO(day), parseISO(birthDate))

/** Start of the day in Oslo, in milliseconds since 1970. */
export const dayBegins = (day: Day): number => parseISO(day, { in: tz('Europe/Oslo') }).getTime()
