import * as v from 'valibot'
import type { WhenUsedUp } from '#contracts/catalogue/plans.ts'
import { RATED_KINDS } from './rated.ts'
import { planOf, PlanId } from '../catalogue/plans.ts'
import { CurrencyCode, type Currency } from '#contracts/kernel/money.ts'

/** `amount` is in kroner; `kind` selects the text `usage.kind.<kind>`. */
const CostPart = v.object({ kind: v.picklist(RATED_KINDS), quantity: v.number(), amount: v.number() })

/**
 * Costs in kroner without the monthly price, absent if the customer is not the owner (CALL-09, USE-01). Transfer in MB
 * (1000-based), `transferTotal` 0 if data is paid by use.
 */
export const MobileUsage = v.object({
  accountId: v.string(),
  subscriptionId: v.string(),
  ratePlanName: v.string(),
  serviceStatus: v.picklist(['ACTIVE', 'THROTTLED', 'ENDED']),
  transferUsed: v.pipe(v.number(), v.minValue(0)),
  transferTotal: v.pipe(v.number(), v.minValue(0)),
  costsForCurrentMonth: v.optional(v.number()),
  costsCurrency: CurrencyCode,
  costs: v.optional(v.array(CostPart), []),
  isOwner: v.boolean(),
  dataControl: v.optional(v.boolean(), false),
  lastUpdated: v.string(),
})
export type MobileUsage = v.InferOutput<typeof MobileUsage>

/**
 * `failSync`: the network could not report use, so the transfer must not be shown (CALL-09, USE-01). `monthly` is in
 * kroner and absent if the customer is not the owner.
 */
export const MobileSubscription = v.object({
  accountId: v.string(),
  id: v.string(),
  subscriptionName: v.string(),
  plan: v.optional(v.string()),
  phoneNumber: v.string(),
  transferUsed: v.number(),
  transferTotal: v.number(),
  failSync: v.boolean(),
  isOwner: v.boolean(),
  forChild: v.optional(v.string()),
  monthly: v.optional(v.number()),
  usage: v.array(MobileUsage),
})
export type MobileSubscription = v.InferOutput<typeof MobileSubscription>

/** Combines the plan's rule with the provider's data control setting (USE-04). */
export function usedUpOf({ plan, usage: [month] }: Pick<MobileSubscription, 'plan' | 'usage'>): WhenUsedUp | undefined {
  const rule = v.is(PlanId, plan) ? planOf(plan).whenUsedUp : undefined
  if (rule === 'slowed' || rule === 'metered' || !month) return rule
  return month.dataControl ? 'stopped' : 'charged'
}

const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))

/** Use in kWh, price per kWh in öre/øre, and the month's cost (`balance`) in öre/øre. */
const PowerMonth = v.object({
  month: Month,
  year: v.number(),
  usage: v.number(),
  rate: v.number(),
  balance: v.number(),
})
export type PowerMonth = v.InferOutput<typeof PowerMonth>

export const PowerUsage = v.object({
  accountId: v.string(),
  subscriptionId: v.string(),
  meteringPointId: v.string(),
  subscriptionName: v.string(),
  state: v.picklist(['ORDERED', 'ACTIVE', 'ENDED']),
  address: v.object({ street: v.string(), postalCode: v.string(), place: v.string() }),
  usage: v.array(PowerMonth),
  currency: CurrencyCode,
  lastUpdated: v.string(),
})
export type PowerUsage = v.InferOutput<typeof PowerUsage>

/**
 * `id` is the agreement, `subscriptionId` the metering point. `rate` is in öre/øre per kWh; `balance` (kroner) and
 * `monthUsage` (kWh) are for the previous month.
 */
export type PowerSubscription = {
  id: string
  subscriptionName: string
  subscriptionId: string
  state: 'ORDERED' | 'ACTIVE' | 'ENDED'
  address: { street: string; postalCode: string; place: string }
  rate: number
  per: 'kWh'
  balance: number
  currency: Currency
  usage: PowerMonth[]
  monthUsage: number
}

/** The balance is last month's cost divided by 100 (USE-03). */
export function powerSubscriptionOf({
  subscriptionId,
  meteringPointId,
  subscriptionName,
  state,
  address,
  usage,
  currency,
}: PowerUsage): PowerSubscription {
  const last = usage.at(-1)
  return {
    id: subscriptionId,
    subscriptionName,
    subscriptionId: meteringPointId,
    state,
    address,
    rate: last?.rate ?? 0,
    per: 'kWh',
    balance: Math.round(last?.balance ?? 0) / 100,
    currency,
    usage,
    monthUsage: last?.usage ?? 0,
  }
}
