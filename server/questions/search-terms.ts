import type { Locale } from '#contracts/kernel/locale.ts'
import { languages } from './languages.ts'

/** Maximum number of words inside an expression. */
const MOST_BETWEEN = 3

export type SearchTerms = {
  /** The stem of a word, or the stem of the first of its synonyms. */
  termOf: (word: string) => string
  synonyms: readonly string[]
  /** Replaces each expression ("sier jeg opp") by one word. */
  joined: (said: readonly string[]) => string[]
}

export function createSearchTerms(locale: Locale): SearchTerms {
  const { stem, spellings, synonyms, expressions } = languages[locale]
  const stemOf = (word: string) => {
    const meant = Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word
    return /\d/.test(meant) ? meant : stem(meant)
  }
  const meanings = new Map(
    synonyms.flatMap(([first = '', ...others]) => others.map((word) => [stemOf(word), stemOf(first)] as const)),
  )
  const termOf = (word: string) => {
    const stemmed = stemOf(word)
    return meanings.get(stemmed) ?? stemmed
  }
  const joined = (said: readonly string[]) => {
    const left = [...said]
    for (const { first, last, means } of expressions) {
      const at = left.findIndex((word) => first.has(word))
      if (at < 0) continue
      const end = left.findIndex((word, index) => index > at && index <= at + 1 + MOST_BETWEEN && last.has(word))
      if (end < 0) continue
      left.splice(end, 1)
      left.splice(at, 1, means)
    }
    return left
  }
  return { termOf, joined, synonyms: synonyms.flat() }
}
