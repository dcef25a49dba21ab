import type { Pronoun } from '#server/questions/language.ts'

/** Behind "den", leads in to what is named ("den nye kode"). */
const OF_NAMED =
  '(?:nye|gamle|anden|første|sidste|næste|samme|ene|som|der er|rigtige|rette|mindste|største|billigste|bedste)'

export const pronoun: Pronoun = {
  it: new RegExp(String.raw`(?<!\p{L})den(?: her)?(?! ${OF_NAMED}(?!\p{L}))(?!\p{L})`, 'iu'),
  names: { code: 'koden', email: 'mailen', address: 'adressen', birthDate: 'fødselsdatoen', attorney: 'fuldmagten' },
}
