import * as v from 'valibot'
import type { WhenUsedUp } from '#contracts/catalogue/plans.ts'
import { planOf, PlanId } from '../catalogue/plans.ts'
import { CurrencyCode, type Currency } from '#contracts/kernel/money.ts'

/** What a part of a month's use cost so far; `amount` in kroner, `kind` names the text `usage.kind.<kind>`. */
const CostPart = v.object({ kind: v.string(), quantity: v.number(), amount: v.number() })

/**
 * A subscription's use of the current month (CALL-09). Transfer in MB, 1000-based; `transferTotal` 0 where data is paid by
 * use. Costs in kroner beside the monthly price, absent where the customer is not the owner (USE-01). `lastUpdated` ISO 8601 UTC.
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
 * A mobile subscription with its use (CALL-09). `failSync`: the network could not tell, so the transfer is not to be shown
 * (USE-01). `usage` holds the current month, or nothing when it failed. `monthly` in kroner, absent for who is not the owner.
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

/** What happens when the data of a subscription is used up: the plan's own rule, and of a package what its provider says of data control (USE-04). */
export function usedUpOf({ plan, usage: [month] }: Pick<MobileSubscription, 'plan' | 'usage'>): WhenUsedUp | undefined {
  const rule = v.is(PlanId, plan) ? planOf(plan).whenUsedUp : undefined
  if (rule === 'slowed' || rule === 'metered' || !month) return rule
  return month.dataControl ? 'stopped' : 'charged'
}

const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))

/** A month of a metering point: use in kWh, the price per kWh in öre/øre, and what the month costs in öre/øre (the balance). */
const PowerMonth = v.object({
  month: Month,
  year: v.number(),
  usage: v.number(),
  rate: v.number(),
  balance: v.number(),
})
export type PowerMonth = v.InferOutput<typeof PowerMonth>

/** A metering point's use by the month, the oldest first, at most the last six whole months (CALL-10). */
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
 * A power subscription as the pages show it. `id` is the agreement, `subscriptionId` the metering point. `rate` in öre/øre
 * `per` kWh, `balance` in kroner, `monthUsage` in kWh, both of the previous month.
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

/** A metering point's answer as a subscription: the balance is the last month's, divided by 100 (USE-03). */
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
