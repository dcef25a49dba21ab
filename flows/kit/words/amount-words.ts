import type { Amounts } from '../languages/amounts.ts'
import { danishAmounts } from '../languages/danish/amounts.ts'
import { englishAmounts } from '../languages/english/amounts.ts'
import { norwegianAmounts } from '../languages/norwegian/amounts.ts'
import { swedishAmounts } from '../languages/swedish/amounts.ts'

const LANGUAGES = [norwegianAmounts, swedishAmounts, danishAmounts, englishAmounts]

/** The words of every language that speak of an amount or an age in one way. */
export const amountWords = (use: Exclude<keyof Amounts, 'counted'>): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => language[use]))

/** The same as alternatives of a regular expression. */
export const anyAmount = (use: Exclude<keyof Amounts, 'counted'>): string => [...amountWords(use)].join('|')

export const COUNTED = new Map(LANGUAGES.flatMap(({ counted }) => Object.entries(counted)))
