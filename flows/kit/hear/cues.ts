import type { Locale } from '#contracts/kernel/locale.ts'
import { danishCues } from '../languages/danish/cues.ts'
import { englishCues } from '../languages/english/cues.ts'
import type { Cues, NamedFact } from '../languages/cues.ts'
import { norwegianCues } from '../languages/norwegian/cues.ts'
import { swedishCues } from '../languages/swedish/cues.ts'

const CUES: Record<Locale, Cues> = { nb_NO: norwegianCues, sv_SE: swedishCues, da_DK: danishCues, en_US: englishCues }

/** English is understood in every locale. */
const cuesOf = (locale: Locale): readonly Cues[] => (locale === 'en_US' ? [englishCues] : [CUES[locale], englishCues])

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
