import type { Locale } from '#contracts/kernel/locale.ts'
import { isSlipOf } from '#flows/kit/words/typo.ts'
import type { AskWords } from './language.ts'
import { languages } from './languages.ts'

export function askedAbout(said: readonly string[], locale: Locale): (kind: keyof AskWords) => boolean {
  return (kind) =>
    said.some((word) =>
      languages[locale].askWords[kind].some((known) => word === known || (known.length >= 4 && isSlipOf(word, known))),
    )
}

export function wordsBeside(said: readonly string[], locale: Locale, kinds: readonly (keyof AskWords)[]): string[] {
  return said.filter((word) => !kinds.some((kind) => askedAbout([word], locale)(kind)))
}

export function beforeIs(said: readonly string[], at: number, locale: Locale, kind: keyof AskWords): boolean {
  return said.slice(Math.max(0, at - 2), at).some((word) => languages[locale].askWords[kind].includes(word))
}
