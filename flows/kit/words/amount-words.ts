import type { Amounts } from '../languages/amounts.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

/** The words of every language that speak of an amount or an age in one way. */
export const amountWords = (use: Exclude<keyof Amounts, 'counted'>): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ amounts }) => amounts[use]))

/** The same as alternatives of a regular expression. */
export const anyAmount = (use: Exclude<keyof Amounts, 'counted'>): string => [...amountWords(use)].join('|')

export const COUNTED = new Map(EVERY_LANGUAGE.flatMap(({ amounts }) => Object.entries(amounts.counted)))
