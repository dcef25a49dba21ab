import * as v from 'valibot'

export const RefusalCode = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,49}$/))

export const Refused = v.object({ state: v.literal('refused'), key: v.string(), code: RefusalCode })
export type Refused = v.InferOutput<typeof Refused>

export const Pending = v.object({ state: v.literal('pending'), key: v.string() })
export type Pending = v.InferOutput<typeof Pending>

export const refused = (key: string, code: string): Refused => ({ state: 'refused', key, code })

export const ORDER_OUTCOMES = {
  placed: 'The order is placed.',
  refused: 'The order is refused for good; `code` says why, in snake case and never renamed.',
  pending: 'Not decided yet: the outcome is reported to the webhook, and told by `status` when asked.',
} as const

export const OrderCustomer = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  email: v.nullable(v.string()),
  birthDate: v.nullable(v.string()),
})
export type OrderCustomer = v.InferOutput<typeof OrderCustomer>

export const SAMPLE_CUSTOMER: OrderCustomer = {
  id: 'conformance-customer',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone: '+4791234567',
  email: 'kari@example.no',
  birthDate: '1990-12-24',
}

export const Withdrawal = v.object({
  orderId: v.string(),
  customerId: v.string(),
  withdrawnAt: v.pipe(v.string(), v.isoTimestamp()),
})

export const Withdrawn = v.object({ state: v.literal('withdrawn'), orderId: v.string() })

export const WITHDRAWN = {
  withdrawn: 'It is taken: the agreement ends, and what is not done of it is stopped.',
} as const
