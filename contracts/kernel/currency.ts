import * as v from 'valibot'
import type { Currency } from './money.ts'

/** The currency of an amount on the wire. */
export const CurrencyCode = v.picklist(['NOK', 'SEK', 'DKK'] satisfies Currency[])
