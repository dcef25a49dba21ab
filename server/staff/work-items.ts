import { and, asc, eq, inArray, isNull, lte, max, notInArray, or } from 'drizzle-orm'
import type { Database, Db } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { fullNameOf } from '#server/accounts/to-account.ts'
import { chatEffect, chatSession } from '#server/brain/tables.ts'
import { heldFor } from '#server/budgets/hold-order.ts'
import { heldOrder } from '#server/budgets/tables.ts'
import { NO_WORK } from '#server/confirmation/letter-queue.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import { leads } from '#server/leads/tables.ts'
import { mobileOrder, portation, subscription } from '#server/orders/tables.ts'
import { registerErasure } from '#server/ports/tables.ts'
import { staffLog } from './tables.ts'

export const ITEM_KINDS = ['effect', 'lead', 'letter', 'porting', 'order', 'erasure'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/**
 * `name` is what was to be done; `reason` names no person. `since` is the time it began to wait. `way`: what staff have
 * to do that a retry does not.
 */
export type WorkItem = {
  kind: ItemKind
  id: string
  name: string
  state: 'waiting' | 'failed'
  reason: string | undefined
  attempts: number
  since: Date
  way?: 'withdrawal' | 'erasure'
}

export const itemOf = ({ kind, id }: Pick<WorkItem, 'kind' | 'id'>): string => `${kind}:${id}`

/** Lists what waits or failed for good and was not decided since, the oldest first. */
export async function listWork({ database: { db }, runtime }: StoreDeps): Promise<WorkItem[]> {
  const [effects, waitingLeads, letters, portings, held, erasures, decided] = await Promise.all([
    db
      .select()
      .from(chatEffect)
      .where(inArray(chatEffect.status, ['pending', 'dead']))
      .orderBy(asc(chatEffect.createdAt))
      .limit(LIMIT),
    db
      .select()
      .from(leads)
      .where(inArray(leads.status, ['waiting', 'dead']))
      .orderBy(asc(leads.createdAt))
      .limit(LIMIT),
    db
      .select()
      .from(orderLetter)
      .where(
        and(
          inArray(orderLetter.status, ['waiting', 'dead']),
          or(isNull(orderLetter.lastFault), notInArray(orderLetter.lastFault, NO_WORK)),
        ),
      )
      .orderBy(asc(orderLetter.createdAt))
      .limit(LIMIT),
    db
      .select()
      .from(portation)
      .where(and(lte(portation.refusedAt, new Date(runtime.now())), isNull(portation.cancelledAt)))
      .orderBy(asc(portation.refusedAt))
      .limit(LIMIT),
    db.select().from(heldOrder).orderBy(asc(heldOrder.createdAt)).limit(LIMIT),
    db
      .select()
      .from(registerErasure)
      .where(inArray(registerErasure.status, ['waiting', 'dead']))
      .orderBy(asc(registerErasure.createdAt))
      .limit(LIMIT),
    db
      .select({ item: staffLog.item, at: max(staffLog.at) })
      .from(staffLog)
      .where(eq(staffLog.act, 'resolve'))
      .groupBy(staffLog.item),
  ])
  const decidedAt = new Map(decided.map(({ item, at }) => [item, at] as const))
  const items: WorkItem[] = [
    ...effects.map(({ key, name, status, attempts, lastFault, createdAt, settledAt }) => ({
      kind: 'effect' as const,
      id: key,
      name,
      state: status === 'dead' ? ('failed' as const) : ('waiting' as const),
      reason: lastFault ?? undefined,
      attempts,
      since: settledAt ?? createdAt,
    })),
    ...waitingLeads.map((row) => ({ kind: 'lead' as const, name: row.kind, ...deliveryOf(row) })),
    ...letters.map((row) => ({
      kind: 'letter' as const,
      name: `${row.kind} ${row.channel}`,
      ...deliveryOf(row),
      ...(row.channel === 'system' && row.status === 'dead' && { way: 'withdrawal' as const }),
    })),
    ...portings.map(({ subscription: id, refusal, refusedAt, submittedAt, earlier }) => ({
      kind: 'porting' as const,
      id,
      name: 'porting',
      state: 'waiting' as const,
      reason: refusal ?? undefined,
      attempts: 1 + earlier.filter(({ state }) => state === 'refused').length,
      since: refusedAt ?? submittedAt,
    })),
    ...held.map(({ key, pattern, createdAt }) => ({
      kind: 'order' as const,
      id: key,
      name: 'order.place',
      state: 'waiting' as const,
      reason: heldFor(pattern),
      attempts: 1,
      since: createdAt,
    })),
    ...erasures.map(({ legalEntity: id, ...row }) => ({
      kind: 'erasure' as const,
      name: 'customer register',
      ...deliveryOf({ ...row, id }),
      ...(row.status === 'dead' && { way: 'erasure' as const }),
    })),
  ]
  return items
    .filter((item) => {
      const at = decidedAt.get(itemOf(item))
      return !at || at < item.since
    })
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
}

const LIMIT = 200

type DeliveryRow = Pick<typeof orderLetter.$inferSelect, 'id' | 'attempts' | 'lastFault' | 'createdAt'>

const deliveryOf = ({ id, status, attempts, lastFault, createdAt }: DeliveryRow & { status: string }) => ({
  id,
  state: status === 'dead' ? ('failed' as const) : ('waiting' as const),
  reason: lastFault ?? undefined,
  attempts,
  since: createdAt,
})

export async function findItem(deps: StoreDeps, kind: ItemKind, id: string): Promise<WorkItem | undefined> {
  return (await listWork(deps)).find((item) => item.kind === kind && item.id === id)
}

export type Person = { customerId: string | undefined; facts: { label: string; value: string }[] }

/** Whom an item is about. The caller logs the look before it shows anything. */
export async function personOf({ db }: Database, { kind, id }: Pick<WorkItem, 'kind' | 'id'>): Promise<Person> {
  if (kind === 'lead') {
    const [row] = await db.select().from(leads).where(eq(leads.id, id))
    return {
      customerId: row?.customerId ?? undefined,
      facts: row
        ? factsOf({
            name: fullNameOf({ ...row.name, middleName: row.name.middleName ?? null }),
            phone: row.phone,
            email: row.email,
          })
        : [],
    }
  }
  const customerId = await CUSTOMER_OF[kind](db, id)
  if (customerId === undefined) return { customerId, facts: [] }
  const [customer] = await db.select().from(legalEntity).where(eq(legalEntity.id, customerId))
  if (!customer) return { customerId, facts: [] }
  const orders = await db
    .select({ id: mobileOrder.id, plan: mobileOrder.plan, phone: mobileOrder.phone, at: mobileOrder.createdAt })
    .from(mobileOrder)
    .where(eq(mobileOrder.legalEntity, customerId))
    .orderBy(asc(mobileOrder.createdAt))
  return {
    customerId,
    facts: [
      ...factsOf({ name: fullNameOf(customer), phone: customer.phone, email: customer.email }),
      ...orders.map(({ id: order, plan, phone, at }) => ({
        label: 'order',
        value: `${order}: ${plan}, ${phone}, ${at.toISOString()}`,
      })),
    ],
  }
}

const CUSTOMER_OF: Record<Exclude<ItemKind, 'lead'>, (db: Db, id: string) => Promise<string | undefined>> = {
  effect: customerOfEffect,
  letter: customerOfLetter,
  porting: customerOfPorting,
  order: customerOfHeld,
  erasure: async (_db, id) => id,
}

const factsOf = (known: { name: string; phone: string; email: string | null }) =>
  Object.entries(known).flatMap(([label, value]) => (value ? [{ label, value }] : []))

async function customerOfEffect(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: chatSession.customerId, facts: chatSession.facts })
    .from(chatEffect)
    .innerJoin(chatSession, eq(chatSession.id, chatEffect.session))
    .where(eq(chatEffect.key, key))
  const known = row?.facts['customerId']
  return row?.customerId ?? (typeof known === 'string' ? known : undefined)
}

async function customerOfPorting(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: subscription.legalEntity })
    .from(subscription)
    .where(eq(subscription.id, id))
  return row?.customerId
}

async function customerOfHeld(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.select({ customerId: heldOrder.legalEntity }).from(heldOrder).where(eq(heldOrder.key, key))
  return row?.customerId
}

async function customerOfLetter(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ customerId: orderLetter.legalEntity }).from(orderLetter).where(eq(orderLetter.id, id))
  return row?.customerId
}
