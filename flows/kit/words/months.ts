import { MONTHS } from '../languages/days.ts'
import { MONTH_NAMES } from './day-words.ts'
import { numberOf, ordinalOf } from './numbers.ts'

/** How the names of the months begin, as alternatives of a regular expression. */
export const MONTHS_BEGIN = [...new Set(MONTH_NAMES.flat().map((name) => name.slice(0, 3)))].join('|')

export const monthOf = (word: string) => MONTH_NAMES.findIndex((names) => names.includes(word)) + 1

/** The English name of a month, which the input rules read in every language. */
export const monthWritten = (month: number) => MONTHS[month - 1]

/** The day of a month, in figures or in words. */
export const dateOf = (word: string) => ordinalOf(word) ?? numberOf(word)

export const DAY_IN_TWO_DIGITS = String.raw`(?:0[1-9]|[12]\d|3[01])`
export const MONTH_IN_TWO_DIGITS = '(?:0[1-9]|1[0-2])'
