import * as v from 'valibot'
import { CurrencyCode, type Currency } from '#contracts/kernel/money.ts'
import { formatDay, readDay, type Day } from '../kernel/days.ts'

const kid = v.pipe(v.string(), v.regex(/^\d{2,25}$/, 'must be the digits of an identification'))
const day = v.pipe(
  v.string(),
  v.isoDate('must be YYYY-MM-DD'),
  v.check((written) => readDay(formatDay(written)) === written, 'must be a day that exists'),
)

/** Payments as a bank tells them: the identification they came with, kroner, and the day. */
export const PaymentBatch = v.strictObject({
  payments: v.pipe(
    v.array(
      v.strictObject({
        kid,
        amount: v.pipe(v.number(), v.minValue(0.01), v.maxValue(10_000_000)),
        currency: CurrencyCode,
        paidOn: day,
      }),
    ),
    v.maxLength(1_000),
  ),
})
export type PaymentBatch = v.InferOutput<typeof PaymentBatch>

/** What became of payments, by identification: what is above what is owed is credit, `short` ones are below what is owed, or in another currency, and for a person to look at. */
export type PaymentReceipt = { paid: number; repeated: number; unknown: string[]; short: string[] }

/** Money that customers are to get back. `number` and `kid` are those of the credit note, `paidWith` the identification of the payment the customer made last: it goes to the account that came from. Amount in kroner. */
export type Payouts = {
  payouts: {
    number: string
    kid: string
    paidWith: string | null
    name: string
    amount: number
    currency: Currency
    dueOn: Day
  }[]
}

/** Payouts as a bank tells that they are made: the identification of the credit note, and the day. */
export const PayoutBatch = v.strictObject({
  payouts: v.pipe(v.array(v.strictObject({ kid, paidOn: day })), v.maxLength(1_000)),
})
export type PayoutBatch = v.InferOutput<typeof PayoutBatch>

/** What became of them: `unknown` ones are of no payout. */
export type PayoutReceipt = { paid: number; repeated: number; unknown: string[] }
