import type { CallTimes, PartOfDay } from '../languages/call-times.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import { ofEveryLanguage } from './of-every-language.ts'

/** They tell the time of a call. */
export const { words: callTimeWords, any: anyCallTime } = ofEveryLanguage<Exclude<keyof CallTimes, 'partsOfDay'>>(
  ({ callTimes }) => callTimes,
)

export const wordsForPart = (part: PartOfDay): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ callTimes }) => callTimes.partsOfDay[part]))
