import * as v from 'valibot'
import type { Country } from '../kernel/country.ts'

/** The price areas of Sweden and Denmark: power is traded, and so priced, by area. */
export const PRICE_AREAS = ['SE1', 'SE2', 'SE3', 'SE4', 'DK1', 'DK2'] as const
export const PriceArea = v.picklist(PRICE_AREAS)
export type PriceArea = v.InferOutput<typeof PriceArea>

/** A country where power is sold. */
export type PowerCountry = Exclude<Country, 'NO'>
export const isPowerCountry = (country: Country): country is PowerCountry => country !== 'NO'

/** Swedish areas by the first two digits of a postal code, ends included; SE3 where none fits. */
const SWEDISH: readonly (readonly [number, number, PriceArea])[] = [
  [20, 31, 'SE4'],
  [33, 39, 'SE4'],
  [82, 92, 'SE2'],
  [93, 98, 'SE1'],
]

/** The price area of a postal code's digits; in Denmark the Great Belt parts the two. The meter's own area, once known, wins over it. */
export function priceAreaOf(country: PowerCountry, postalCode: string): PriceArea {
  if (country === 'DK') return Number(postalCode) < 5_000 ? 'DK2' : 'DK1'
  const start = Number(postalCode.slice(0, 2))
  return SWEDISH.find(([from, to]) => from <= start && start <= to)?.[2] ?? 'SE3'
}
