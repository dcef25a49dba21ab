import * as v from 'valibot'
import { PlanId } from '../catalogue/plans.ts'
import { NamePart, Phone } from '../account/sign-in.ts'
import { formatDay, readDay } from '../kernel/days.ts'
import { lineOfText } from '../kernel/line-of-text.ts'
import { PortationStatus } from './portation.ts'

const day = v.pipe(
  v.string(),
  v.isoDate('must be YYYY-MM-DD'),
  v.check((written) => readDay(formatDay(written)) === written, 'must be a day that exists'),
)
const kronerAmount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))

/** Body for creating a mobile contract (CALL-08). Amounts are in kroner, days are YYYY-MM-DD. */
export const ContractOrder = v.strictObject({
  plan: PlanId,
  numberChoice: v.picklist(['new', 'keep']),
  portNumber: v.optional(Phone),
  forWhom: v.optional(v.picklist(['adult', 'child']), 'adult'),
  childName: v.optional(v.strictObject({ firstName: NamePart, middleName: v.optional(NamePart), lastName: NamePart })),
  childBirthDate: v.optional(day),
  street: lineOfText(1, 120),
  postalCode: v.pipe(v.string(), v.regex(/^\d{4,5}$/, 'must be the digits of a postal code')),
  city: lineOfText(1, 60),
  creditCheckId: lineOfText(1, 100),
  deposit: v.optional(kronerAmount),
  quotedMonthly: kronerAmount,
  quotedSetUp: kronerAmount,
  catalogueVersion: lineOfText(1, 100),
})
export type ContractOrder = v.InferOutput<typeof ContractOrder>

export const MobileContract = v.object({
  accountId: v.string(),
  id: v.string(),
  orderId: v.string(),
  subscriptionId: v.string(),
  plan: PlanId,
  subscriptionName: v.string(),
  phoneNumber: v.string(),
  state: v.picklist(['ORDERED', 'ACTIVE', 'ENDED']),
  monthly: v.number(),
  setUp: v.number(),
  created: v.string(),
})
export type MobileContract = v.InferOutput<typeof MobileContract>

/** Query of GET /perform-credit-check; a check is allowed only for a confirmed order. */
export const CreditCheckQuery = v.strictObject({
  plan: PlanId,
  reason: v.literal('order', 'must be "order": a check needs a confirmed order'),
})
export type CreditCheckQuery = v.InferOutput<typeof CreditCheckQuery>

/** `deposit` is in kroner. */
export const CreditCheckAnswer = v.object({
  accountId: v.string(),
  id: v.string(),
  outcome: v.picklist(['approved', 'refused', 'deposit']),
  deposit: v.optional(v.number()),
  reason: v.optional(v.string()),
})
export type CreditCheckAnswer = v.InferOutput<typeof CreditCheckAnswer>

export const PortationAnswer = v.object({ accountId: v.string(), ...PortationStatus.entries })
export type PortationAnswer = v.InferOutput<typeof PortationAnswer>
