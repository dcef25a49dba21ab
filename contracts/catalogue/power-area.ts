import * as v from 'valibot'
import type { Country } from '../kernel/country.ts'

export const PRICE_AREAS = ['SE1', 'SE2', 'SE3', 'SE4', 'DK1', 'DK2'] as const
export const PriceArea = v.picklist(PRICE_AREAS)
export type PriceArea = v.InferOutput<typeof PriceArea>

export type PowerCountry = Exclude<Country, 'NO'>
export const isPowerCountry = (country: Country): country is PowerCountry => country !== 'NO'

const SWEDISH: readonly (readonly [number, number, PriceArea])[] = [
  [20, 31, 'SE4'],
  [33, 39, 'SE4'],
  [82, 92, 'SE2'],
  [93, 98, 'SE1'],
]

/** Estimates the price area from postal code digits; once known, the meter's own area takes precedence. */
export function priceAreaOf(country: PowerCountry, postalCode: string): PriceArea {
  if (country === 'DK') return Number(postalCode) < 5_000 ? 'DK2' : 'DK1'
  const start = Number(postalCode.slice(0, 2))
  return SWEDISH.find(([from, to]) => from <= start && start <= to)?.[2] ?? 'SE3'
}
