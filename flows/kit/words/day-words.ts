import { MONTHS, WEEKDAYS, type Days, type Span } from '../languages/days.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

type Use = Exclude<keyof Days, 'months' | 'weekdays' | 'spans'>

/** The words of every language that stand around days in one way. */
export const dayWords = (use: Use): ReadonlySet<string> => new Set(EVERY_LANGUAGE.flatMap(({ days }) => days[use]))

/** The same as alternatives of a regular expression. */
export const anyDayWord = (use: Use): string => [...dayWords(use)].join('|')

/** The names of each month, from January. */
export const MONTH_NAMES = MONTHS.map((month) => EVERY_LANGUAGE.flatMap(({ days }) => days.months[month]))

/** The names of each day of the week, from Sunday. */
export const WEEKDAY_NAMES = WEEKDAYS.map((day) => EVERY_LANGUAGE.flatMap(({ days }) => days.weekdays[day]))

export const isWeekdayIn = (words: readonly string[]): boolean =>
  words.some((word) => WEEKDAY_NAMES.some((names) => names.includes(word)))

export const spanNames = (span: Span): string[] => EVERY_LANGUAGE.flatMap(({ days }) => days.spans[span])
