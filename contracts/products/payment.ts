import * as v from 'valibot'
import { CurrencyCode } from '#contracts/kernel/money.ts'
import { formatDay, readDay } from '../kernel/days.ts'

const kid = v.pipe(v.string(), v.regex(/^\d{2,25}$/, 'must be the digits of an identification'))
const day = v.pipe(
  v.string(),
  v.isoDate('must be YYYY-MM-DD'),
  v.check((written) => readDay(formatDay(written)) === written, 'must be a day that exists'),
)

/** Payments reported by a bank: the `kid` payment reference, the amount in kroner, and the day. */
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

/**
 * Excess payments become credit. `short` lists payments that are too low or in another currency and need manual review.
 */
export type PaymentReceipt = { paid: number; repeated: number; unknown: string[]; short: string[] }

/**
 * Refunds due to customers, in kroner; `number` and `kid` identify the credit note. `paidWith` is the `kid` of the last
 * payment: refund to the account it came from.
 */
export const Payouts = v.strictObject({
  payouts: v.array(
    v.strictObject({
      number: v.string(),
      kid,
      paidWith: v.nullable(kid),
      name: v.string(),
      amount: v.number(),
      currency: CurrencyCode,
      dueOn: day,
    }),
  ),
})
export type Payouts = v.InferOutput<typeof Payouts>

export const PayoutBatch = v.strictObject({
  payouts: v.pipe(v.array(v.strictObject({ kid, paidOn: day })), v.maxLength(1_000)),
})
export type PayoutBatch = v.InferOutput<typeof PayoutBatch>

export type PayoutReceipt = { paid: number; repeated: number; unknown: string[] }
