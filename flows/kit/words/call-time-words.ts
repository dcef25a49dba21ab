import type { CallTimes, PartOfDay } from '../languages/call-times.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

type Use = Exclude<keyof CallTimes, 'partsOfDay'>

/** The words of every language that tell the time of a call in one way. */
export const callTimeWords = (use: Use): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ callTimes }) => callTimes[use]))

/** The same as alternatives of a regular expression. */
export const anyCallTime = (use: Use): string => [...callTimeWords(use)].join('|')

export const wordsForPart = (part: PartOfDay): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ callTimes }) => callTimes.partsOfDay[part]))
