import * as v from 'valibot'
import { languageTag, type Locale } from './locale.ts'

export const CurrencyCode = v.picklist(['NOK', 'SEK', 'DKK'] satisfies Currency[])

/** An integer amount in øre (1 kr = 100 øre). */
export type Ore = number

export type Currency = 'NOK' | 'SEK' | 'DKK'

export function kroner(amount: number): Ore {
  return Math.round(amount * 100)
}

/** Converts øre to the decimal kroner used by the API. */
export function toKroner(amount: Ore): number {
  return Math.round(amount) / 100
}

/** The currency readers of a locale understand as "kr"; other currencies must be named. */
export const OWN_CURRENCY: Record<Locale, Currency | undefined> = {
  nb_NO: 'NOK',
  sv_SE: 'SEK',
  da_DK: 'DKK',
  en_US: undefined,
}

/** Formats as "1 234,56 kr", "499 kr", or "39 SEK" for a foreign currency; whole amounts have no decimals. */
export function formatMoney(amount: Ore, locale: Locale, currency: Currency = 'NOK'): string {
  const digits = decimals(amount / 100, locale, amount % 100 === 0 ? 0 : 2)
  if (locale === 'en_US') return `${currency} ${digits}`
  return `${digits}\u00a0${OWN_CURRENCY[locale] === currency ? 'kr' : currency}`
}

/** Invoice format with two decimals and currency code: "1 234,50 NOK", or "NOK 1,234.50" in English (INV-01). */
export function formatExact(amount: Ore, locale: Locale, currency: Currency): string {
  const digits = decimals(amount / 100, locale, 2)
  return locale === 'en_US' ? `${currency} ${digits}` : `${digits}\u00a0${currency}`
}

const HUNDREDTH: Record<Currency, string> = { NOK: 'øre', SEK: 'öre', DKK: 'øre' }

/** `price` is in hundredths of an øre. Formats as "8,90 öre/kWh", or "0,0890 DKK/kWh" for a foreign currency. */
export function formatPerKwh(price: number, locale: Locale, currency: Currency): string {
  if (locale === 'en_US') return `${currency} ${decimals(price / 10_000, locale, 4)}/kWh`
  if (OWN_CURRENCY[locale] !== currency) return `${decimals(price / 10_000, locale, 4)}\u00a0${currency}/kWh`
  return `${decimals(price / 100, locale, 2)}\u00a0${HUNDREDTH[currency]}/kWh`
}

/** Cached because creating a formatter costs about a hundred times as much as using it. */
const formats = new Map<string, Intl.NumberFormat>()

function decimals(amount: number, locale: Locale, digits: number): string {
  const key = `${locale}${digits}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, format)
  return format.format(amount)
}
