import { addDays } from './calendar.ts'
import { osloDay, type Day } from './days.ts'
import { firstWorkingDay, isWorkingDay } from './working-days.ts'

/** Customer service answers on working days from the one hour to the other, in Oslo (SHELL-03, BEY-10). */
export const OPENS = 8
export const CLOSES = 16

const OSLO_HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' })

/** The hour of the day in Oslo at an instant (milliseconds since 1970). */
export const osloHour = (at: number): number => Number(OSLO_HOUR.format(at))

/** Whether customer service answers at an instant (milliseconds since 1970). */
export function isServiceOpen(at: number): boolean {
  const hour = osloHour(at)
  return isWorkingDay(osloDay(at)) && hour >= OPENS && hour < CLOSES
}

/** The day customer service opens next, or is open on now. */
export function nextOpenDay(at: number): Day {
  const today = osloDay(at)
  return firstWorkingDay(osloHour(at) < CLOSES ? today : addDays(today, 1))
}
