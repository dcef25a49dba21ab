import type { Locale } from '#contracts/kernel/locale.ts'
import type { Cues, NamedFact } from '../../languages/cues.ts'
import { LANGUAGES } from '../../languages/languages.ts'

/** English is understood in every locale. */
const cuesOf = (locale: Locale): readonly Cues[] => [...new Set([LANGUAGES[locale].cues, LANGUAGES.en_US.cues])]

export function matchOf(
  phrase: string,
  locale: Locale,
  cue: Exclude<keyof Cues, 'nouns' | 'forms'>,
): string | undefined {
  const plain = locale === 'nb_NO' ? phrase.replace(SPOKEN, (word) => AS_WRITTEN[word] ?? word) : phrase
  for (const cues of cuesOf(locale)) {
    const [words] = cues[cue].exec(phrase) ?? (plain === phrase ? [] : (cues[cue].exec(plain) ?? []))
    if (words !== undefined) return words.trim()
  }
  return undefined
}

/** Small words of Norwegian dialects, which every cue may hold. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  mæ: 'meg',
  mej: 'meg',
  dæ: 'deg',
  e: 'er',
  æ: 'jeg',
  ska: 'skal',
  te: 'til',
  itj: 'ikke',
  ikkje: 'ikke',
  dokker: 'dere',
}
const SPOKEN = new RegExp(String.raw`(?<!\S)(?:${Object.keys(AS_WRITTEN).join('|')})(?!\S)`, 'gu')

export function factsNamed(phrase: string, locale: Locale): NamedFact[] {
  const named = cuesOf(locale).flatMap(({ nouns }) => NAMED.filter((fact) => nouns[fact].test(phrase)))
  return [...new Set(named)]
}

/** What is said without the words that name facts. */
export const withoutNouns = (phrase: string, locale: Locale): string =>
  cuesOf(locale)
    .flatMap(({ nouns }) => NAMED.map((fact) => nouns[fact]))
    .reduce((left, noun) => left.replace(noun, ' '), phrase)

const NAMED: readonly NamedFact[] = [
  'name',
  'phone',
  'email',
  'street',
  'postalCode',
  'city',
  'birthDate',
  'plan',
  'numberChoice',
  'currentSupplier',
  'startDate',
]
