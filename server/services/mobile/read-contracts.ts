import { and, desc, eq } from 'drizzle-orm'
import { planOf } from '#contracts/catalogue/plans.ts'
import { toKroner } from '#contracts/kernel/money.ts'
import type { PortationStatus } from '#contracts/products/overview.ts'
import type { MobileContract } from '#contracts/products/mobile-contract.ts'
import { contract, mobileOrder, portation, subscription } from '../../db/schema/mobile.ts'
import type { StoreDeps } from '../deps.ts'
import { subscriptionStateAt } from '../subscriptions/subscription-state.ts'
import { portationStatusAt } from './portation-status.ts'

/** A customer's mobile contracts, the newest first (CALL-08). */
export async function readContracts({ database, world }: StoreDeps, legalEntityId: string): Promise<MobileContract[]> {
  const now = world.now()
  const rows = await database.db
    .select()
    .from(contract)
    .innerJoin(mobileOrder, eq(mobileOrder.id, contract.order))
    .innerJoin(subscription, eq(subscription.contract, contract.id))
    .leftJoin(portation, eq(portation.subscription, subscription.id))
    .where(eq(contract.legalEntity, legalEntityId))
    .orderBy(desc(contract.createdAt), desc(contract.id))
  return rows.map(({ contract: { id, createdAt }, mobile_order: order, subscription: held, portation: porting }) => ({
    accountId: legalEntityId,
    id,
    orderId: order.id,
    subscriptionId: held.id,
    plan: held.plan,
    subscriptionName: planOf(held.plan).name,
    phoneNumber: held.phone,
    state: subscriptionStateAt(held, porting, now),
    monthly: toKroner(held.monthly),
    setUp: toKroner(order.setUp),
    created: createdAt.toISOString(),
  }))
}

/** How far the porting of one of the customer's own numbers has come; any other number is not found. */
export async function readPortation({ database, world }: StoreDeps, legalEntityId: string, phone: string): Promise<PortationStatus | undefined> {
  const [row] = await database.db
    .select({ portation })
    .from(portation)
    .innerJoin(subscription, eq(subscription.id, portation.subscription))
    .where(and(eq(portation.phone, phone), eq(subscription.legalEntity, legalEntityId)))
    .orderBy(desc(portation.submittedAt))
    .limit(1)
  return row && portationStatusAt(row.portation, world.now())
}
