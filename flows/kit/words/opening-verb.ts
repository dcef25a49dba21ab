import type { Locale } from '#contracts/kernel/locale.ts'
import { BEFORE_NOUNS, isPlain } from './everyday.ts'
import { stemOf } from './stem.ts'
import { tokensOf } from './tokens.ts'

/** "Beställ för fan" says the verb that the title "Beställ och betala" opens with; in "scrap the order" it is a noun. */
export function saysOpeningVerb(words: readonly string[], title: string, locale: Locale): boolean {
  const [verb = ''] = tokensOf(title)
  const isVerb = (word: string, at: number) =>
    stemOf(word, locale) === stemOf(verb, locale) && !BEFORE_NOUNS.has(words[at - 1] ?? '')
  return isPlain(words, locale) && words.some(isVerb)
}
