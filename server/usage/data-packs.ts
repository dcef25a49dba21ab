import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { DataPackOnSale } from '#contracts/sms/read-text.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { portation, subscription } from '#server/orders/tables.ts'
import { subscriptionStateAt } from '#server/subscriptions/embedded-subscriptions.ts'
import { dataPack } from './tables.ts'

export type DataPack = typeof dataPack.$inferSelect
type Subscription = typeof subscription.$inferSelect

/** How long an offer can be accepted, in minutes. */
export const OFFER_MINUTES = 15

/** The subscription that has the number and is in use. */
export async function subscriptionOf({ runtime }: StoreDeps, tx: Tx, phone: string): Promise<Subscription | undefined> {
  const rows = await tx
    .select()
    .from(subscription)
    .leftJoin(portation, eq(portation.subscription, subscription.id))
    .where(eq(subscription.phone, phone))
    .orderBy(desc(subscription.createdAt))
  return rows.find((row) => subscriptionStateAt(row.subscription, row.portation, runtime.now()) === 'ACTIVE')
    ?.subscription
}

/** Children's plans are kept from surprises, and plans without a package pay by use. */
export const takesDataPacks = ({ plan }: Pick<Subscription, 'plan'>): boolean => planOf(plan).kind === 'package'

export async function offerDataPack(
  { runtime }: StoreDeps,
  tx: Tx,
  { id, held, pack: { where, mb, price } }: { id: string; held: Subscription; pack: DataPackOnSale },
): Promise<DataPack> {
  const now = runtime.now()
  const offer = {
    id,
    subscription: held.id,
    legalEntity: held.legalEntity,
    where,
    mb,
    price: priceOn(price, osloDay(now)).amount,
    offeredAt: new Date(now),
    orderedAt: null,
  }
  await tx.insert(dataPack).values(offer)
  return offer
}

/** Orders what was offered last, if that is open; called again, there is nothing open. */
export async function acceptDataPack(
  { runtime }: StoreDeps,
  tx: Tx,
  held: Subscription,
): Promise<DataPack | undefined> {
  const now = runtime.now()
  const [last] = await tx
    .select()
    .from(dataPack)
    .where(and(eq(dataPack.subscription, held.id), gt(dataPack.offeredAt, new Date(now - OFFER_MINUTES * 60_000))))
    .orderBy(desc(dataPack.offeredAt))
    .limit(1)
    .for('update')
  if (!last || last.orderedAt !== null) return undefined
  const [ordered] = await tx
    .update(dataPack)
    .set({ orderedAt: new Date(now) })
    .where(and(eq(dataPack.id, last.id), isNull(dataPack.orderedAt)))
    .returning()
  return ordered
}

export async function dropDataPack(tx: Tx, held: Subscription): Promise<boolean> {
  const dropped = await tx
    .delete(dataPack)
    .where(and(eq(dataPack.subscription, held.id), isNull(dataPack.orderedAt)))
    .returning({ id: dataPack.id })
  return dropped.length > 0
}
