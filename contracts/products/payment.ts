import * as v from 'valibot'
import { CurrencyCode } from '../kernel/currency.ts'
import { formatDay, readDay } from '../kernel/days.ts'

const day = v.pipe(v.string(), v.isoDate('must be YYYY-MM-DD'), v.check((written) => readDay(formatDay(written)) === written, 'must be a day that exists'))

/** Payments as a bank tells them: the identification they came with, kroner, and the day. */
export const PaymentBatch = v.strictObject({
  payments: v.pipe(
    v.array(
      v.strictObject({
        kid: v.pipe(v.string(), v.regex(/^\d{2,25}$/, 'must be the digits of an identification')),
        amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(10_000_000)),
        currency: CurrencyCode,
        paidOn: day,
      }),
    ),
    v.maxLength(1_000),
  ),
})
export type PaymentBatch = v.InferOutput<typeof PaymentBatch>

/** What became of payments, by identification: `short` ones are below what is owed, or in another currency, and for a person to look at. */
export type PaymentReceipt = { paid: number; repeated: number; unknown: string[]; short: string[] }
