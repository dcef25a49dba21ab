import type { Addresses } from '../languages/addresses.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import type { Streets } from '../languages/streets.ts'

type UseInStreet = keyof Streets
type UseInAddress = Exclude<keyof Addresses, 'shortTowns'>

/** The words of every language that names of streets, floors and doors are made of in one way. */
export const streetWords = (use: UseInStreet): string[] => [
  ...new Set(EVERY_LANGUAGE.flatMap(({ streets }) => streets[use])),
]

/** The same as alternatives of a regular expression. */
export const anyStreetWord = (...uses: UseInStreet[]): string => [...new Set(uses.flatMap(streetWords))].join('|')

/** Also with a capital, where a pattern tells capitals apart. */
export const inAnyCase = (use: UseInStreet): string => capitalToo(streetWords(use))
export const capitalToo = (phrases: readonly string[]): string =>
  phrases.map((word) => word.replace(/^\p{L}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)).join('|')

/** The words of every language that stand around an address in one way. */
export const addressWords = (use: UseInAddress): ReadonlySet<string> =>
  new Set(EVERY_LANGUAGE.flatMap(({ addresses }) => addresses[use]))

/** The same as alternatives of a regular expression. */
export const anyAddressWord = (...uses: UseInAddress[]): string =>
  [...new Set(uses.flatMap((use) => [...addressWords(use)]))].join('|')

/** How towns are written for short, and what they are called. */
export const SHORT_TOWNS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...EVERY_LANGUAGE.map(({ addresses }) => addresses.shortTowns),
)
