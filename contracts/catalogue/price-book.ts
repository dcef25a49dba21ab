import type { Day } from '../kernel/days.ts'
import { kroner, type Ore } from '../kernel/money.ts'

/** What a price is counted by. `message` is one SMS or MMS, `call` the start of a call, `megabyte` and `gigabyte` 1000-based. */
export type PriceUnit = 'once' | 'month' | 'minute' | 'call' | 'message' | 'megabyte' | 'gigabyte'

/** One price, VAT included. `setByOperator` marks a plausible value the operator has yet to set (PRICE-03). */
export type Price = { amount: Ore; unit: PriceUnit; setByOperator?: true }

/** First and last day a price holds; after `validTo` the one before it holds again. */
export type Validity = { validFrom: Day; validTo?: Day }

/**
 * An entry of the price book: what holds since the first order, and every change after it, in order of `validFrom`. A change
 * is written beside the old price, never over it: past use and past orders are still priced by the old one.
 */
export type Entry<T = Price> = readonly [T, ...(T & Validity)[]]

/** Entries by row; the label of a row is the text `catalogue.<table>.<row>`. */
export type PriceTable = Record<string, Entry>

/** What an entry is on a day: of the order, of the event, or today. */
export function priceOn<T extends object>(entry: Entry<T>, day: Day): T {
  const versions: readonly (T & Partial<Validity>)[] = entry
  return versions.findLast(({ validFrom = '', validTo = day }) => validFrom <= day && day <= validTo) ?? entry[0]
}

/** The prices of a table on a day, by row. */
export const rowsOn = (table: PriceTable, day: Day): [row: string, price: Price][] =>
  Object.entries(table).map(([row, entry]) => [row, priceOn(entry, day)])

/** A price in kroner as the price list writes it. */
export function per(unit: PriceUnit, kr: number): Price
export function per(unit: PriceUnit, kr: number, validity: Validity): Price & Validity
export function per(unit: PriceUnit, kr: number, validity?: Validity): Price {
  return { amount: kroner(kr), unit, ...validity }
}

/** A plausible price, the operator's to set (PRICE-03). */
export function plausible(unit: PriceUnit, kr: number): Price
export function plausible(unit: PriceUnit, kr: number, validity: Validity): Price & Validity
export function plausible(unit: PriceUnit, kr: number, validity?: Validity): Price {
  return { amount: kroner(kr), unit, setByOperator: true, ...validity }
}
