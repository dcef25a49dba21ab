import type { CallTimes, PartOfDay } from '../languages/call-times.ts'
import { WEEKDAYS } from '../languages/days.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

type Use = Exclude<keyof CallTimes, 'weekdays' | 'partsOfDay'>

/** The words of every language that tell the time of a call in one way. */
export const callTimeWords = (use: Use): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ callTimes }) => callTimes[use]))

/** The same as alternatives of a regular expression. */
export const anyCallTime = (use: Use): string => [...callTimeWords(use)].join('|')

export const wordsForPart = (part: PartOfDay): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ callTimes }) => callTimes.partsOfDay[part]))

/** The names of each day of the week, from Sunday. */
export const CALL_DAYS = WEEKDAYS.map((day) => EVERY_LANGUAGE.flatMap(({ callTimes }) => callTimes.weekdays[day]))
