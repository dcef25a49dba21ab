import { desc, eq, inArray } from 'drizzle-orm'
import { planOf, whenDataIsUsedUp } from '#contracts/catalogue/plans.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { toKroner } from '#contracts/kernel/money.ts'
import { monthOf } from '#contracts/kernel/months.ts'
import type { Rated } from '#contracts/products/rated.ts'
import type { MobileSubscription, MobileUsage } from '#contracts/products/usage.ts'
import { portation, subscription } from '#server/orders/tables.ts'
import { subscriptionUser, usageSync } from './tables.ts'
import { rateMonth } from '#server/billing/rate-month.ts'
import type { StoreDeps } from '#server/deps.ts'
import { subscriptionStateAt } from '#server/subscriptions/embedded-subscriptions.ts'
import { NO_USE, readMonthUse, type MonthUse } from './read-month-use.ts'

type Row = {
  subscription: typeof subscription.$inferSelect
  portation: typeof portation.$inferSelect | null
  usage_sync: typeof usageSync.$inferSelect | null
}

/** Lists active mobile subscriptions the customer owns or uses, with this month's usage, newest first (CALL-09). */
export async function readMobileUsage(deps: StoreDeps, legalEntityId: string): Promise<MobileSubscription[]> {
  const { db } = deps.database
  const now = deps.runtime.now()
  const used = await db
    .select({ id: subscriptionUser.subscription })
    .from(subscriptionUser)
    .where(eq(subscriptionUser.legalEntity, legalEntityId))
  const of = (where: ReturnType<typeof eq>) =>
    db
      .select()
      .from(subscription)
      .leftJoin(portation, eq(portation.subscription, subscription.id))
      .leftJoin(usageSync, eq(usageSync.subscription, subscription.id))
      .where(where)
      .orderBy(desc(subscription.createdAt), desc(subscription.id))
  const own = await of(eq(subscription.legalEntity, legalEntityId))
  const others =
    used.length === 0
      ? []
      : await of(
          inArray(
            subscription.id,
            used.map(({ id }) => id),
          ),
        )
  const active = [...own, ...others].filter(
    (row) => subscriptionStateAt(row.subscription, row.portation, now) === 'ACTIVE',
  )
  const use = await readMonthUse(
    db,
    active.map((row) => row.subscription.id),
    monthOf(now),
  )
  return active.map((row) =>
    toMobileSubscription(row, { legalEntityId, use: use.get(row.subscription.id) ?? NO_USE, now }),
  )
}

type Reader = { legalEntityId: string; use: MonthUse; now: number }

function toMobileSubscription(row: Row, reader: Reader): MobileSubscription {
  const { id, plan, phone, childName, legalEntity, monthly } = row.subscription
  const isOwner = legalEntity === reader.legalEntityId
  const failSync = row.usage_sync?.failed ?? false
  const usage = usageOf(row, { ...reader, isOwner })
  return {
    accountId: reader.legalEntityId,
    id,
    subscriptionName: planOf(plan).name,
    plan,
    phoneNumber: phone,
    transferUsed: failSync ? 0 : usage.transferUsed,
    transferTotal: failSync ? 0 : usage.transferTotal,
    failSync,
    isOwner,
    ...(childName !== null && { forChild: childName }),
    ...(isOwner && { monthly: toKroner(monthly) }),
    usage: failSync ? [] : [usage],
  }
}

function usageOf(
  { subscription: row, usage_sync: sync }: Row,
  { legalEntityId, isOwner, use: { events, packs }, now }: Reader & { isOwner: boolean },
): MobileUsage {
  const plan = planOf(row.plan)
  const terms = { plan: row.plan, since: osloDay(row.createdAt.getTime()) }
  const bought = packs.filter(({ where }) => where === 'norwayAndEu').reduce((sum, { mb }) => sum + mb, 0)
  const { parts, total, dataKb, throttled } = rateMonth(terms, events, packs)
  return {
    accountId: legalEntityId,
    subscriptionId: row.id,
    ratePlanName: plan.name,
    serviceStatus: throttled ? 'THROTTLED' : 'ACTIVE',
    transferUsed: Math.round(dataKb / 10) / 100,
    transferTotal: plan.dataMb + bought,
    ...(isOwner && { costsForCurrentMonth: toKroner(total) }),
    costsCurrency: 'NOK',
    costs: isOwner ? costsByKind(parts) : [],
    isOwner,
    dataControl: whenDataIsUsedUp(terms) === 'stopped',
    lastUpdated: (sync?.syncedAt ?? new Date(now)).toISOString(),
  }
}

function costsByKind(parts: readonly Rated[]): MobileUsage['costs'] {
  const sum = (some: readonly Rated[], of: 'quantity' | 'amount') => some.reduce((all, part) => all + part[of], 0)
  return [...Map.groupBy(parts, ({ kind }) => kind)].map(([kind, some]) => ({
    kind,
    quantity: sum(some, 'quantity'),
    amount: toKroner(sum(some, 'amount')),
  }))
}
