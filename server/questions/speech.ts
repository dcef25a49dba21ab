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

/** "Har De bindingstid?" asks what "har I bindingstid?" asks. */
export function withoutPoliteness(question: string, locale: Locale): string {
  const { polite } = languages[locale]
  return question.replace(WITH_CAPITAL, (word) => (Object.hasOwn(polite, word) ? (polite[word] ?? word) : word))
}
const WITH_CAPITAL = /(?<=\p{L}\s)\p{Lu}\p{L}{1,4}(?!\p{L})/gu
