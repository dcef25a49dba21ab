import { and, eq, gt, gte, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { addMonths, monthBegins } from '#contracts/kernel/months.ts'
import { adjustment, invoice, type InvoiceLine } from '../../db/schema/billing.ts'
import { legalEntity } from '../../db/schema/identity.ts'
import { contract, mobileOrder, portation, subscription } from '../../db/schema/mobile.ts'
import { readEvents } from '../usage/read-events.ts'
import { isErased } from './keep-invoices.ts'
import { mobileLines } from './mobile-lines.ts'
import type { DraftBatch } from './run-billing.ts'

/** Drafts the mobile invoices of the next customers that have none for the month: all their subscriptions on one. */
export const draftMobile: DraftBatch = async ({ world }, tx, { month, after, limit, leaving }) => {
  const now = world.now()
  const begins = new Date(monthBegins(month))
  const ends = new Date(monthBegins(addMonths(month, 1)))
  const whose = leaving === undefined ? undefined : eq(subscription.legalEntity, leaving.id)
  const ran = and(whose, lt(subscription.createdAt, ends), or(isNull(subscription.endedAt), gte(subscription.endedAt, begins)))
  const billed = tx
    .select({ one: sql`1` })
    .from(invoice)
    .where(and(eq(invoice.legalEntity, subscription.legalEntity), eq(invoice.provider, 'eRate'), eq(invoice.month, month)))
  const next = await tx
    .selectDistinct({ id: subscription.legalEntity })
    .from(subscription)
    .where(and(ran, gt(subscription.legalEntity, after), notExists(billed)))
    .orderBy(subscription.legalEntity)
    .limit(limit)
  if (next.length === 0) return { drafts: [], last: undefined, waiting: 0 }
  const ids = next.map(({ id }) => id)
  const rows = await tx
    .select({ subscription, portation, setUp: mobileOrder.setUp, customer: legalEntity })
    .from(subscription)
    .innerJoin(contract, eq(contract.id, subscription.contract))
    .innerJoin(mobileOrder, eq(mobileOrder.id, contract.order))
    .innerJoin(legalEntity, eq(legalEntity.id, subscription.legalEntity))
    .leftJoin(portation, eq(portation.subscription, subscription.id))
    .where(and(ran, inArray(subscription.legalEntity, ids)))
    .orderBy(subscription.legalEntity, subscription.createdAt, subscription.id)
  const events = await readEvents(tx, rows.map((row) => row.subscription.id), month)
  const adjusted = await tx.select().from(adjustment).where(and(inArray(adjustment.legalEntity, ids), eq(adjustment.provider, 'eRate'), eq(adjustment.month, month)))
  const drafts = [...Map.groupBy(rows, ({ customer }) => customer.id).values()].flatMap((own) => {
    const [first] = own
    const lines = own.flatMap((row) => mobileLines(leaving ? endedAt(row, leaving.at) : row, month, events.get(row.subscription.id) ?? [], now))
    if (!first || lines.length === 0 || isErased(first.customer)) return []
    const { customer } = first
    const corrections = adjusted.filter((row) => row.legalEntity === customer.id).map(({ label, amount }): InvoiceLine => ({ subscription: null, label, values: {}, amount }))
    return [{ customer, provider: 'eRate' as const, month, currency: 'NOK' as const, lines: [...lines, ...corrections] }]
  })
  return { drafts, last: ids.at(-1), waiting: 0 }
}

const endedAt = <Row extends { subscription: typeof subscription.$inferSelect }>(row: Row, at: Date): Row => ({ ...row, subscription: { ...row.subscription, endedAt: row.subscription.endedAt ?? at } })
