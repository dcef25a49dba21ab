import type { Amounts } from '../languages/amounts.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import { ofEveryLanguage } from './of-every-language.ts'

/** They speak of an amount or an age. */
export const { words: amountWords, any: anyAmount } = ofEveryLanguage<Exclude<keyof Amounts, 'counted'>>(
  ({ amounts }) => amounts,
)

export const COUNTED = new Map(EVERY_LANGUAGE.flatMap(({ amounts }) => Object.entries(amounts.counted)))
