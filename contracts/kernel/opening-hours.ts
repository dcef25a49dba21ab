import { addDays } from './calendar.ts'
import { osloDay, type Day } from './days.ts'
import { firstWorkingDay, isWorkingDay } from './working-days.ts'

export const OPENS = 8
export const CLOSES = 16

const OSLO_HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' })

export const osloHour = (at: number): number => Number(OSLO_HOUR.format(at))

export function isServiceOpen(at: number): boolean {
  const hour = osloHour(at)
  return isWorkingDay(osloDay(at)) && hour >= OPENS && hour < CLOSES
}

export function nextOpenDay(at: number): Day {
  const today = osloDay(at)
  return firstWorkingDay(osloHour(at) < CLOSES ? today : addDays(today, 1))
}
