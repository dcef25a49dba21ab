import { kroner, type Ore } from '../kernel/money.ts'

/** What a price is counted by. `message` is one SMS or MMS, `call` the start of a call, `megabyte` 1000-based. */
export type PriceUnit = 'once' | 'month' | 'minute' | 'call' | 'message' | 'megabyte'

/** One price, VAT included. `setByOperator` marks a plausible value the operator has yet to set (PRICE-03). */
export type Price = { amount: Ore; unit: PriceUnit; setByOperator?: true }

/** Prices by row; the label of a row is the text `catalogue.<table>.<row>`. */
export type PriceTable = Record<string, Price>

/** A price in kroner as the price list writes it. */
export function per(unit: PriceUnit, kr: number): Price {
  return { amount: kroner(kr), unit }
}

/** A plausible price, the operator's to set (PRICE-03). */
export function plausible(unit: PriceUnit, kr: number): Price {
  return { ...per(unit, kr), setByOperator: true }
}
