import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isWeekend } from 'date-fns/isWeekend'
import { parseISO } from 'date-fns/parseISO'
import { addDays } from './calendar.ts'
import type { Country } from './country.ts'
import type { Day } from './days.ts'

type DaysOff = { fixed: readonly string[]; fromEaster: readonly number[]; midsummer?: boolean }

/** Public holidays and eves without work. Denmark has had no Great Prayer Day since 2024. */
const DAYS_OFF: Record<Country, DaysOff> = {
  NO: { fixed: ['01-01', '05-01', '05-17', '12-25', '12-26'], fromEaster: [-3, -2, 0, 1, 39, 49, 50] },
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    fromEaster: [-2, 0, 1, 39, 49],
    midsummer: true,
  },
  DK: { fixed: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'], fromEaster: [-3, -2, 0, 1, 39, 49, 50] },
}

export function firstWorkingDay(from: Day, country: Country = 'NO'): Day {
  return isWorkingDay(from, country) ? from : firstWorkingDay(addDays(from, 1), country)
}

export function isWorkingDay(day: Day, country: Country = 'NO'): boolean {
  const { fixed, fromEaster, midsummer } = DAYS_OFF[country]
  if (isWeekend(parseISO(day)) || fixed.includes(day.slice(5))) return false
  if (midsummer && day.slice(5) >= '06-19' && day.slice(5) <= '06-25' && parseISO(day).getDay() === 5) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  return !fromEaster.includes(differenceInCalendarDays(parseISO(day), parseISO(easter)))
}

function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15
  const epact = (19 * golden + correction) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
