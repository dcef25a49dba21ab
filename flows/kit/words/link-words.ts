import type { Links } from '../languages/links.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

type Use = Exclude<keyof Links, 'spellings'>

/** The words of every language that link a value with the rest in one way. */
export const linkWords = (use: Use): ReadonlySet<string> => new Set(EVERY_LANGUAGE.flatMap(({ links }) => links[use]))

/** The same as alternatives of a regular expression. */
export const anyLink = (use: Use): string => [...linkWords(use)].join('|')
