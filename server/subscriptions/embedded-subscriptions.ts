import { and, eq, desc } from 'drizzle-orm'
import { found, ok } from '#contracts/kernel/result.ts'
import { mobileOrders } from '#server/orders/mobile-orders.ts'
import { subscription } from '#server/orders/tables.ts'
import { powerSubscription } from '#server/power/tables.ts'
import type { SubscriptionsPort } from '#server/gateways/provider/port.ts'
import type { StoreDeps } from '#server/deps.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import type { Subscription } from '#contracts/products/subscription.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { listPower } from '#server/power/read-power.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { portationStatusAt, type Portation } from '#server/orders/portation-status.ts'

export function embeddedSubscriptions(deps: StoreDeps): SubscriptionsPort {
  const one = async (customer: string, id: string) => found((await listSubscriptions(deps, customer, id))[0])
  return {
    subscriptions: async ({ id }) => ok(await listSubscriptions(deps, id)),
    subscription: (customer, id) => one(customer.id, id),
    changeSubscription: async (customer, id, { description }) => {
      for (const table of [subscription, powerSubscription]) {
        await deps.database.db
          .update(table)
          .set({ description })
          .where(and(eq(table.id, id), eq(table.legalEntity, customer.id)))
      }
      return one(customer.id, id)
    },
  }
}

/** Lists the customer's own subscriptions, newest first, or only the one with `id` (CALL-07). */
export async function listSubscriptions(deps: StoreDeps, legalEntityId: string, id?: string): Promise<Subscription[]> {
  const all = [...(await listMobile(deps, legalEntityId, id)), ...(await listPower(deps, legalEntityId, id))]
  return all.toSorted((a, b) => b.created.localeCompare(a.created))
}

async function listMobile(deps: StoreDeps, legalEntityId: string, id?: string): Promise<Subscription[]> {
  const now = deps.runtime.now()
  const rows = await readSubscriptionRows(deps, legalEntityId, id)
  return rows.map(({ subscription: row, portation: porting, legal_entity: owner }) => ({
    id: row.id,
    product: { kind: 'MOBILE', name: planOf(row.plan).name },
    state: subscriptionStateAt(row, porting, now),
    country: owner.country,
    description: row.description,
    created: row.createdAt.toISOString(),
    contract: { id: row.contract, entity: { id: owner.id, name: fullNameOf(owner) } },
    asset: { foreignId: row.phone, address: null },
  }))
}

export function readSubscriptionRows({ database }: StoreDeps, legalEntityId: string, id?: string) {
  return mobileOrders(database.db)
    .innerJoin(legalEntity, eq(legalEntity.id, subscription.legalEntity))
    .where(and(eq(subscription.legalEntity, legalEntityId), id === undefined ? undefined : eq(subscription.id, id)))
    .orderBy(desc(subscription.createdAt), desc(subscription.id))
}

type Row = typeof subscription.$inferSelect

export function subscriptionStateAt(
  { activeFrom, endedAt }: Pick<Row, 'activeFrom' | 'endedAt'>,
  porting: Portation | null,
  now: number,
): Subscription['state'] {
  if (endedAt !== null && endedAt.getTime() <= now) return 'ENDED'
  const active = porting
    ? portationStatusAt(porting, now).state === 'done'
    : activeFrom !== null && osloDay(now) >= activeFrom
  return active ? 'ACTIVE' : 'ORDERED'
}
