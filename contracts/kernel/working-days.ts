import { addDays, type Day } from './days.ts'

/** Public holidays that keep their date (month-day), and those that follow Easter Sunday (days from it). */
const FIXED = new Set(['01-01', '05-01', '05-17', '12-25', '12-26'])
const FROM_EASTER = [-3, -2, 0, 1, 39, 49, 50]

/** The first Norwegian working day not before a day: no weekend, no public holiday. */
export function firstWorkingDay(from: Day): Day {
  return isWorkingDay(from) ? from : firstWorkingDay(addDays(from, 1))
}

/** Whether a day is neither in a weekend nor a Norwegian public holiday. */
export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const easter = easterSunday(Number(day.slice(0, 4)))
  return weekday % 6 !== 0 && !FIXED.has(day.slice(5)) && !FROM_EASTER.some((days) => addDays(easter, days) === day)
}

/** Easter Sunday of a year in the Gregorian calendar (the method of Meeus, Jones and Butcher). */
function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15
  const epact = (19 * golden + correction) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * late + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
