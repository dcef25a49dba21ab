import { languageTag, type Locale } from './locale.ts'

/** An amount in øre (1 kr = 100 øre), always an integer. */
export type Ore = number

/** Kroner (at most two decimals, as written in a price list) to øre. */
export function kroner(amount: number): Ore {
  return Math.round(amount * 100)
}

/** Øre to the decimal kroner of the wire (two digits). */
export function toKroner(amount: Ore): number {
  return Math.round(amount) / 100
}

/** An amount for the eye in the locale's own digits: "1 234,56 kr", "499 kr"; decimals only where there are any. */
export function formatMoney(amount: Ore, locale: Locale): string {
  const whole = amount % 100 === 0
  const digits = new Intl.NumberFormat(languageTag(locale), {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount / 100)
  return locale === 'en_US' ? `NOK ${digits}` : `${digits}\u00a0kr`
}
