import type { Language } from '../languages/language.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

/**
 * What every language has for a use: `words` one by one, `any` as alternatives of a regular expression, the longest
 * first: "hundrede" is no "hundre".
 */
export function ofEveryLanguage<Use extends string>(
  part: (language: Language) => Readonly<Record<Use, readonly string[]>>,
) {
  const words = (...uses: Use[]): ReadonlySet<string> =>
    new Set(uses.flatMap((use) => EVERY_LANGUAGE.flatMap((language) => part(language)[use])))
  return {
    words,
    any: (...uses: Use[]): string => [...words(...uses)].toSorted((a, b) => b.length - a.length).join('|'),
  }
}
