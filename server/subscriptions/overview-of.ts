import { planOf } from '#contracts/catalogue/plans.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { StoreDeps } from '#server/deps.ts'
import { portationStatusAt } from '#server/orders/portation-status.ts'
import { readSubscriptionRows, subscriptionStateAt } from './embedded-subscriptions.ts'

/** A customer's subscriptions as the overview cards show them, the newest first. Money in øre. */
export async function overviewOf(deps: StoreDeps, legalEntityId: string): Promise<SubscriptionOverview[]> {
  const now = deps.runtime.now()
  const rows = await readSubscriptionRows(deps, legalEntityId)
  return rows.map(({ subscription: row, portation: porting }) => ({
    id: row.id,
    subscriptionName: planOf(row.plan).name,
    plan: row.plan,
    phoneNumber: row.phone,
    state: subscriptionStateAt(row, porting, now),
    ...(row.childName !== null && { forChild: row.childName }),
    monthly: row.monthly,
    created: row.createdAt.toISOString(),
    ...(porting && { portation: portationStatusAt(porting, now) }),
  }))
}
