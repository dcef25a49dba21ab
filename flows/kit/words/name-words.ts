import { EVERY_LANGUAGE } from '../languages/languages.ts'
import type { Names } from '../languages/names.ts'

type Use = Exclude<keyof Names, 'asSelf' | 'shortNouns'>

/** The words of every language that stand around a name in one way. */
export const nameWords = (use: Use): ReadonlySet<string> => new Set(EVERY_LANGUAGE.flatMap(({ names }) => names[use]))

/** The same as alternatives of a regular expression. */
export const anyName = (use: Use): string => [...nameWords(use)].join('|')
