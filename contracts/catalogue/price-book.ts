import type { Day } from '../kernel/days.ts'
import { kroner, type Ore } from '../kernel/money.ts'

/** `message` is one SMS or MMS, `call` is the start of a call; `megabyte` and `gigabyte` are 1000-based. */
export type PriceUnit = 'once' | 'month' | 'minute' | 'call' | 'message' | 'megabyte' | 'gigabyte'

/** A price including VAT. `setByOperator` marks an assumed value that the operator must confirm (PRICE-03). */
export type Price = { amount: Ore; unit: PriceUnit; setByOperator?: true }

/** Both days are inclusive; after `validTo` the previous price applies again. */
export type Validity = { validFrom: Day; validTo?: Day }

/**
 * The original price and its changes in order of `validFrom`. Never overwrite a price: past use and past orders are
 * still priced with it.
 */
export type Entry<T = Price> = readonly [T, ...(T & Validity)[]]

export type PriceTable = Record<string, Entry>

/** Pass the day of the order or the usage event, not always today. */
export function priceOn<T extends object>(entry: Entry<T>, day: Day): T {
  const versions: readonly (T & Partial<Validity>)[] = entry
  return versions.findLast(({ validFrom = '', validTo = day }) => validFrom <= day && day <= validTo) ?? entry[0]
}

export const rowsOn = (table: PriceTable, day: Day): [row: string, price: Price][] =>
  Object.entries(table).map(([row, entry]) => [row, priceOn(entry, day)])

export function per(unit: PriceUnit, kr: number): Price
export function per(unit: PriceUnit, kr: number, validity: Validity): Price & Validity
export function per(unit: PriceUnit, kr: number, validity?: Validity): Price {
  return { amount: kroner(kr), unit, ...validity }
}

/** An assumed price that the operator must confirm (PRICE-03). */
export function plausible(unit: PriceUnit, kr: number): Price
export function plausible(unit: PriceUnit, kr: number, validity: Validity): Price & Validity
export function plausible(unit: PriceUnit, kr: number, validity?: Validity): Price {
  return { amount: kroner(kr), unit, setByOperator: true, ...validity }
}
