import type { Addresses } from '../languages/addresses.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'
import type { Streets } from '../languages/streets.ts'
import { ofEveryLanguage } from './of-every-language.ts'

/** Names of streets, floors and doors are made of them. */
export const { words: streetWords, any: anyStreetWord } = ofEveryLanguage<keyof Streets>(({ streets }) => streets)

/** Also with a capital, where a pattern tells capitals apart. */
export const inAnyCase = (use: keyof Streets): string => capitalToo([...streetWords(use)])
export const capitalToo = (phrases: readonly string[]): string =>
  phrases.map((word) => word.replace(/^\p{L}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)).join('|')

/** They stand around an address. */
export const { words: addressWords, any: anyAddressWord } = ofEveryLanguage<Exclude<keyof Addresses, 'shortTowns'>>(
  ({ addresses }) => addresses,
)

/** How towns are written for short, and what they are called. */
const SHORT_TOWNS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...EVERY_LANGUAGE.map(({ addresses }) => addresses.shortTowns),
)

/** "Kbh K" is København K. */
export const townInFull = (name: string): string =>
  SHORT_TOWNS[name.toLowerCase()] ?? name.replace(/^\S+/u, (first) => SHORT_TOWNS[first.toLowerCase()] ?? first)
