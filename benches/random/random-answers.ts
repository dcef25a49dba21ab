import type { ChatElement } from '#contracts/chat/element.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Random } from './random.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '${7*7}',
  "'; drop table chat_session; --",
  '{"payload":"confirm"}',
  '../../etc/passwd',
  '0'.repeat(2000),
  '🏳️‍🌈👩‍👩‍👧‍👧',
  '\u202eabc',
  'a\u0301'.repeat(200),
  '-1',
  '1e309',
  'NaN',
  '__proto__',
  ' ',
  '?',
]

const QUESTIONS: Record<Locale, readonly string[]> = {
  nb_NO: [
    'hva koster 6 gb?',
    'når har dere åpent',
    'er det bindingstid',
    'koster det noe å ringe til sverige',
    'asdf qwer',
    'kan jeg snakke med noen',
    'ja',
    'nei',
    'den billigste',
  ],
  sv_SE: ['vad kostar det?', 'när har ni öppet', 'hur lång är bindningstiden', 'asdf qwer', 'ja', 'nej'],
  da_DK: ['hvad koster det?', 'hvornår har I åbent', 'er der binding', 'asdf qwer', 'ja', 'nej'],
  en_US: ['what does 6 GB cost?', 'when are you open', 'is there a lock-in', 'asdf qwer', 'yes', 'no'],
}

const PHONES: Record<Locale, () => string> = {
  nb_NO: () => '4',
  en_US: () => '9',
  sv_SE: () => '070',
  da_DK: () => '2',
}

export function phoneOf(locale: Locale, visitor: number): string {
  const begins = PHONES[locale]()
  const length = locale === 'sv_SE' ? 10 : 8
  return begins + String(visitor).padStart(length - begins.length, '0')
}

export async function fittingAnswer(
  { parameters }: ChatElement,
  { locale, phone, code, random }: { locale: Locale; phone: string; code: () => Promise<string>; random: Random },
): Promise<string> {
  const { input_type: type, input_autocomplete: field, input_placeholder: example } = parameters
  if (type === 'email') return 'kari@example.no'
  if (type === 'tel') return phone
  if (type === 'code') return code()
  const swedish = locale === 'sv_SE'
  const byField: Record<string, readonly string[]> = {
    bday: ['24/12/1990', '24/12/1955', '24/12/2012'],
    'postal-code': swedish ? ['111 20', '211 20'] : locale === 'da_DK' ? ['2100', '8000'] : ['0150', '5003'],
    'address-level2': ['Oslo', 'Stockholm', 'Aarhus'],
    'address-line1': ['Storgata 1 B'],
    name: ['Kari Nordmann', 'Ola Hansen'],
  }
  const guesses = byField[field ?? ''] ?? [example ?? 'Kari Nordmann', 'Ola Nordmann', '24/12/2018', 'Noen ord']
  return random.oneOf(guesses) ?? ''
}

export const straying = (locale: Locale, random: Random): string =>
  (random.chance(0.6) ? random.oneOf(QUESTIONS[locale]) : random.oneOf(HOSTILE)) ?? ''
