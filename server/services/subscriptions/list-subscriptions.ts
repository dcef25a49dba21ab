import { planOf } from '#contracts/catalogue/plans.ts'
import type { Subscription } from '#contracts/products/subscription.ts'
import { fullNameOf } from '../account/to-account.ts'
import type { StoreDeps } from '../deps.ts'
import { listPower } from '../power/read-power.ts'
import { readSubscriptionRows } from './subscription-rows.ts'
import { subscriptionStateAt } from './subscription-state.ts'

/** A customer's subscriptions as the list has them (CALL-07), the newest first, or the one of an id; another's is not among them. */
export async function listSubscriptions(deps: StoreDeps, legalEntityId: string, id?: string): Promise<Subscription[]> {
  const all = [...(await listMobile(deps, legalEntityId, id)), ...(await listPower(deps, legalEntityId, id))]
  return all.toSorted((a, b) => b.created.localeCompare(a.created))
}

async function listMobile(deps: StoreDeps, legalEntityId: string, id?: string): Promise<Subscription[]> {
  const now = deps.world.now()
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
