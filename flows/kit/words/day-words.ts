import { MONTHS, WEEKDAYS, type Days, type Span } from '../languages/days.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import { ofEveryLanguage } from './of-every-language.ts'

/** They stand around days. */
export const { words: dayWords, any: anyDayWord } = ofEveryLanguage<
  Exclude<keyof Days, 'months' | 'weekdays' | 'spans'>
>(({ days }) => days)

/** The names of each month, from January. */
export const MONTH_NAMES = MONTHS.map((month) => EVERY_LANGUAGE.flatMap(({ days }) => days.months[month]))

/** The names of each day of the week, from Sunday. */
export const WEEKDAY_NAMES = WEEKDAYS.map((day) => EVERY_LANGUAGE.flatMap(({ days }) => days.weekdays[day]))

export const isWeekdayIn = (words: readonly string[]): boolean =>
  words.some((word) => WEEKDAY_NAMES.some((names) => names.includes(word)))

export const spanNames = (span: Span): string[] => EVERY_LANGUAGE.flatMap(({ days }) => days.spans[span])
