import type { Locale } from '#contracts/kernel/locale.ts'
import { danish } from './danish.ts'
import { english } from './english.ts'
import type { Cues, NamedFact } from './language-cues.ts'
import { norwegian } from './norwegian.ts'
import { swedish } from './swedish.ts'

const CUES: Record<Locale, Cues> = { nb_NO: norwegian, sv_SE: swedish, da_DK: danish, en_US: english }

/** English is understood in every locale. */
const cuesOf = (locale: Locale): readonly Cues[] => (locale === 'en_US' ? [english] : [CUES[locale], english])

export function matchOf(
  phrase: string,
  locale: Locale,
  cue: Exclude<keyof Cues, 'nouns' | 'forms'>,
): string | undefined {
  for (const cues of cuesOf(locale)) {
    const [words] = cues[cue].exec(phrase) ?? []
    if (words !== undefined) return words.trim()
  }
  return undefined
}

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
