import { asc, eq } from 'drizzle-orm'
import type { Database, Db } from '#server/db/database.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { chatEffect, chatSession } from '#server/brain/tables.ts'
import { heldOrder } from '#server/budgets/tables.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import { leads } from '#server/leads/tables.ts'
import { mobileOrder, subscription } from '#server/orders/tables.ts'
import type { ItemKind, WorkItem } from './work-items.ts'

export type Person = { customerId: string | undefined; facts: { label: string; value: string }[] }

/** Whom an item is about. The caller logs the look before it shows anything. */
export async function personOf({ db }: Database, { kind, id }: Pick<WorkItem, 'kind' | 'id'>): Promise<Person> {
  if (kind === 'lead') {
    const [row] = await db.select().from(leads).where(eq(leads.id, id))
    return {
      customerId: row?.customerId ?? undefined,
      facts: row
        ? factsOf({
            name: fullNameOf(row.name),
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
  holder: async (_db, id) => id,
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
