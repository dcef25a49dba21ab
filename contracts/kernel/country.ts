import * as v from 'valibot'
import type { Locale } from './locale.ts'
import type { PhoneNumber } from './phone.ts'

export const COUNTRIES = ['NO', 'SE', 'DK'] as const
export const Country = v.picklist(COUNTRIES)
export type Country = v.InferOutput<typeof Country>

const BY_LOCALE: Record<Locale, Country> = { nb_NO: 'NO', sv_SE: 'SE', da_DK: 'DK', en_US: 'NO' }
const LOCALES_BY_COUNTRY: Record<Country, Locale> = { NO: 'nb_NO', SE: 'sv_SE', DK: 'da_DK' }
const BY_PREFIX: Record<string, Country> = { '+47': 'NO', '+46': 'SE', '+45': 'DK' }

/** English-speaking customers are assumed to live in Norway. */
export const countryOf = (locale: Locale): Country => BY_LOCALE[locale]

/** Expects a full number; an unknown prefix counts as Norway. */
export const countryOfPhone = (phone: PhoneNumber): Country => BY_PREFIX[phone.slice(0, 3)] ?? 'NO'

export const localeOfCountry = (country: Country): Locale => LOCALES_BY_COUNTRY[country]
