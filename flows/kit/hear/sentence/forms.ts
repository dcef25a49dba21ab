import type { Forms } from '../../languages/cues.ts'
import { FAMILY_NAMES } from '../../values/names/family.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { EVERY_LANGUAGE } from '../../languages/languages.ts'

/**
 * The words of every language for parts of a correction, as alternatives of a regular expression. Each stands once: in a
 * group that repeats, a word that two languages share would be tried in twice as many ways with every repetition.
 */
export const anyOf = (...forms: (keyof Forms)[]): string => {
  const words = forms.flatMap((form) => EVERY_LANGUAGE.flatMap(({ cues }) => alternativesOf(cues.forms[form])))
  return [...new Set(words)].join('|')
}

/** Splits a regular expression at the bars outside of its groups. */
function alternativesOf(words: string): string[] {
  const found = ['']
  let depth = 0
  for (const sign of words) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) found.push('')
    else found[found.length - 1] += sign
  }
  return found.filter((word) => word !== '')
}

/** The same as whole words. */
export const wordsOf = (form: keyof Forms): ReadonlySet<string> => new Set(anyOf(form).split('|'))

const PREFERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('stead', 'instead')})(?!\p{L})`, 'iu')

/** "Heller", "i stedet": takes one thing and not another. */
export const prefers = (said: string): boolean => PREFERS.test(said)

const SWAPS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('swaps')})(?!\p{L})`, 'iu')
/** "Dere har byttet om …", "I mixed up …". */
export const saysSwap = (said: string): boolean => SWAPS.test(said)

const OF_BILLS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('bills')})`, 'iu')

/** Speaks of where bills go. */
export const isOfBill = (said: string): boolean => OF_BILLS.test(said)

const ALSO = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('also')})(?!\p{L})`, 'iu')

/** Tells of one more ("jeg har også et sommerhus på Klitvej 3"), which takes no place of another. */
export const tellsOfMore = (said: string): boolean => ALSO.test(said)

const OF_OTHERS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('others')})(?:(?<=\p{L}{3})['’]?s)?(?!\p{L})`, 'iu')

/** Speaks of somebody else, whose values are not the visitor's. */
export const speaksOfOthers = (said: string): boolean => OF_OTHERS.test(said) && OF_OTHERS.test(withoutNames(said))

/** "Hans Jensen" is a name, and "hans" alone means his. */
export const withoutNames = (said: string): string =>
  said.replace(TWO_WORDS, (word: string, given: string, family: string) =>
    GIVEN_NAMES.has(given.toLowerCase()) && FAMILY_NAMES.has(family.toLowerCase()) ? ' ' : word,
  )
const TWO_WORDS = /(?<!\p{L})(\p{L}{3,})\s+(\p{L}{2,})(?!\p{L})/gu
