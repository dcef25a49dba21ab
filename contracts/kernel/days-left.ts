import { osloDay } from './days.ts'
import { daysIn, monthOf } from './months.ts'

/** Days left of the month in Oslo at an instant: days in the month minus today's day; 0 on the last day (USE-01). */
export const daysLeft = (at: number): number => daysIn(monthOf(at)) - Number(osloDay(at).slice(8))
