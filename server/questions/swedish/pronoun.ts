import type { Pronoun } from '#server/questions/language.ts'

/** Behind "den", leads in to what is named ("den nya koden"). */
const OF_NAMED = '(?:nya|gamla|andra|första|sista|nästa|samma|ena|som|rätta|minsta|största|billigaste|bästa)'

export const pronoun: Pronoun = {
  it: new RegExp(String.raw`(?<!\p{L})den(?: (?:här|där))?(?! ${OF_NAMED}(?!\p{L}))(?!\p{L})`, 'iu'),
  names: { code: 'koden', email: 'mejlen', address: 'adressen', birthDate: 'födelsedatumet', attorney: 'fullmakten' },
}
