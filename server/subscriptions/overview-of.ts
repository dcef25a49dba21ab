import { planOf } from '#contracts/catalogue/plans.ts'
import type { OrderedSubscription } from '#contracts/ports/orders.ts'
import type { StoreDeps } from '#server/deps.ts'
import { portationOverviewAt } from '#server/orders/portation-status.ts'
import { readSubscriptionRows, subscriptionStateAt } from './embedded-subscriptions.ts'

/** Newest first. Amounts are in øre. */
export async function overviewOf(deps: StoreDeps, legalEntityId: string): Promise<OrderedSubscription[]> {
  const now = deps.runtime.now()
  const rows = await readSubscriptionRows(deps, legalEntityId)
  return rows.map(({ subscription: row, mobile_order: order, portation: porting }) => ({
    accountId: legalEntityId,
    orderId: order.id,
    contractId: row.contract,
    setUp: order.setUp,
    id: row.id,
    subscriptionName: planOf(row.plan).name,
    plan: row.plan,
    phoneNumber: row.phone,
    state: subscriptionStateAt(row, porting, now),
    ...(row.childName !== null && { forChild: row.childName }),
    monthly: row.monthly,
    created: row.createdAt.toISOString(),
    ...(porting && { portation: portationOverviewAt(porting, now) }),
  }))
}
