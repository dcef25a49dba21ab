import * as v from 'valibot'
import type { Locale } from './locale.ts'
import type { PhoneNumber } from './phone.ts'

/** The countries there are customers in. */
export const COUNTRIES = ['NO', 'SE', 'DK'] as const
export const Country = v.picklist(COUNTRIES)
export type Country = v.InferOutput<typeof Country>

const BY_LOCALE: Record<Locale, Country> = { nb_NO: 'NO', sv_SE: 'SE', da_DK: 'DK', en_US: 'NO' }
const LOCALES_BY_COUNTRY: Record<Country, Locale> = { NO: 'nb_NO', SE: 'sv_SE', DK: 'da_DK' }
const BY_PREFIX: Record<string, Country> = { '+47': 'NO', '+46': 'SE', '+45': 'DK' }

/** The country a locale's customers live in; English speakers in Norway. */
export const countryOf = (locale: Locale): Country => BY_LOCALE[locale]

/** The country of a phone number in full; Norway when the prefix is another's. */
export const countryOfPhone = (phone: PhoneNumber): Country => BY_PREFIX[phone.slice(0, 3)] ?? 'NO'

/** The language spoken to someone of a country who has not said otherwise. */
export const localeOfCountry = (country: Country): Locale => LOCALES_BY_COUNTRY[country]
