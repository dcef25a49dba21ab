import type { Pronoun } from '#server/questions/language.ts'

/** Behind "den", leads in to what is named ("den nye koden"). */
const OF_NAMED = '(?:nye|gamle|andre|første|siste|neste|samme|ene|som|riktige|rette|minste|største|billigste|beste)'

export const pronoun: Pronoun = {
  it: new RegExp(String.raw`(?<!\p{L})den(?: (?:her|der))?(?! ${OF_NAMED}(?!\p{L}))(?!\p{L})`, 'iu'),
  names: { code: 'koden', email: 'e-posten', address: 'adressen', birthDate: 'fødselsdatoen', attorney: 'fullmakten' },
}
