import type { Doubts } from '../languages/doubts.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

/** The words of every language that make a value doubtful in one way, as alternatives of a regular expression. */
export const anyDoubt = (use: keyof Doubts): string =>
  [...new Set(EVERY_LANGUAGE.flatMap(({ doubts }) => doubts[use]))].join('|')
