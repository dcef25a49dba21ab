import type { Choices } from '../languages/choices.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

/** The words of every language that choose in one way. */
export const choiceWords = (use: keyof Choices): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ choices }) => choices[use]))

/** The same as alternatives of a regular expression. */
export const anyChoice = (use: keyof Choices): string => [...choiceWords(use)].join('|')
