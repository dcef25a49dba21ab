import { numberOf, ordinalOf } from './numbers.ts'

const MONTHS = [
  'januar jan january januari',
  'februar feb february februari',
  'mars mar march marts',
  'april apr',
  'mai may maj',
  'juni jun june',
  'juli jul july',
  'august aug augusti',
  'september sep sept',
  'oktober okt october oct',
  'november nov',
  'desember des december dec',
].map((names) => names.split(' '))

/** How the names of the months begin, as alternatives of a regular expression. */
export const MONTHS_BEGIN = 'jan|feb|mar|apr|ma[ijy]|jun|jul|aug|sep|o[kc]t|nov|de[sc]'

export const monthOf = (word: string) => MONTHS.findIndex((names) => names.includes(word)) + 1

/** The English names of the months, which the input rules read in every language. */
export const WRITTEN = MONTHS.map(
  (names) =>
    names.find((name) =>
      /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(name),
    ) ?? '',
)

/** The day of a month, in figures or in words. */
export const dateOf = (word: string) => ordinalOf(word) ?? numberOf(word)
