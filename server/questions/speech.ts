import type { Locale } from '#contracts/kernel/locale.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import { languages } from './languages.ts'

/** Tokens in the vocabulary of our articles: spelling variants are replaced. */
export const spoken = (question: string, locale: Locale): string[] => {
  const { spellings } = languages[locale]
  return tokensOf(question.replaceAll(/\be[- ](?=sim\b|post|mail|faktura)/giu, 'e')).map((word) =>
    Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word,
  )
}

export const isCommon = (word: string, locale: Locale): boolean => languages[locale].common.has(word)
