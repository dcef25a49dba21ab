import * as v from 'valibot'
import { languageTag, type Locale } from './locale.ts'

/** The currency of an amount on the wire. */
export const CurrencyCode = v.picklist(['NOK', 'SEK', 'DKK'] satisfies Currency[])

/** An amount in øre (1 kr = 100 øre), always an integer. */
export type Ore = number

/** The currencies prices are in. */
export type Currency = 'NOK' | 'SEK' | 'DKK'

/** Kroner (at most two decimals, as written in a price list) to øre. */
export function kroner(amount: number): Ore {
  return Math.round(amount * 100)
}

/** Øre to the decimal kroner of the wire (two digits). */
export function toKroner(amount: Ore): number {
  return Math.round(amount) / 100
}

/** The currency that "kr" means to who reads a locale; every other is named. */
const KR: Record<Locale, Currency | undefined> = { nb_NO: 'NOK', sv_SE: 'SEK', da_DK: 'DKK', en_US: undefined }

/** An amount for the eye in the locale's own digits: "1 234,56 kr", "499 kr", abroad "39 SEK"; decimals only where there are any. */
export function formatMoney(amount: Ore, locale: Locale, currency: Currency = 'NOK'): string {
  const digits = decimals(amount / 100, locale, amount % 100 === 0 ? 0 : 2)
  if (locale === 'en_US') return `${currency} ${digits}`
  return `${digits}\u00a0${KR[locale] === currency ? 'kr' : currency}`
}

/** An amount to the øre with its currency by code, as invoices show it: "1 234,50 NOK", in English "NOK 1,234.50" (INV-01). */
export function formatExact(amount: Ore, locale: Locale, currency: Currency): string {
  const digits = decimals(amount / 100, locale, 2)
  return locale === 'en_US' ? `${currency} ${digits}` : `${digits}\u00a0${currency}`
}

const HUNDREDTH: Record<Currency, string> = { NOK: 'øre', SEK: 'öre', DKK: 'øre' }

/** A price per kWh, given in hundredths of an øre: "8,90 öre/kWh"; in a currency that is not the reader's own by its code, "0,0890 DKK/kWh". */
export function formatPerKwh(price: number, locale: Locale, currency: Currency): string {
  if (locale === 'en_US') return `${currency} ${decimals(price / 10_000, locale, 4)}/kWh`
  if (KR[locale] !== currency) return `${decimals(price / 10_000, locale, 4)}\u00a0${currency}/kWh`
  return `${decimals(price / 100, locale, 2)}\u00a0${HUNDREDTH[currency]}/kWh`
}

/** Formats once made: one costs a hundred times what it then takes to format an amount. */
const formats = new Map<string, Intl.NumberFormat>()

function decimals(amount: number, locale: Locale, digits: number): string {
  const key = `${locale}${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format.format(amount)
}
