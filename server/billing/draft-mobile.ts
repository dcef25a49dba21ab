import { and, eq, exists, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { addMonths, monthBegins, type Month } from '#contracts/kernel/months.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { mobileOrders } from '#server/orders/mobile-orders.ts'
import { mobileOrder, subscription } from '#server/orders/tables.ts'
import { portationStatusAt } from '#server/orders/portation-status.ts'
import { withdrawal } from '#server/withdrawal/tables.ts'
import { NO_USE, readMonthUse } from '#server/usage/read-month-use.ts'
import { continuesAfter, customersToBill, readCorrections, type DraftBatch } from './billing-batch.ts'
import { mobileLines, type BilledSubscription } from './invoice-lines.ts'
import { isErased } from '#server/accounts/erased.ts'
import type { Home, InvoiceDraft } from './keep-invoices.ts'

export const draftMobile: DraftBatch = async ({ runtime }, tx, part) => {
  const { month, leaving } = part
  const now = runtime.now()
  const begins = new Date(monthBegins(month))
  const ends = new Date(monthBegins(addMonths(month, 1)))
  const ran = and(lt(subscription.createdAt, ends), or(isNull(subscription.endedAt), gte(subscription.endedAt, begins)))
  const customers = await customersToBill(
    tx,
    'eRate',
    part,
    exists(
      tx
        .select({ one: sql`1` })
        .from(subscription)
        .where(and(eq(subscription.legalEntity, legalEntity.id), ran)),
    ),
  )
  if (customers.length === 0) return { drafts: [], last: undefined, waiting: 0 }
  const ids = customers.map(({ id }) => id)
  const ordered = await mobileOrders(tx)
    .leftJoin(withdrawal, eq(withdrawal.order, mobileOrder.id))
    .where(inArray(subscription.legalEntity, ids))
    .orderBy(subscription.legalEntity, subscription.createdAt, subscription.id)
  const rows = ordered.map(({ mobile_order: order, ...row }) => ({
    subscription: row.subscription,
    portation: row.portation,
    // A withdrawal takes the set-up and the deposit back (BEY-06).
    setUp: row.withdrawal ? 0 : order.setUp,
    deposit: row.withdrawal ? 0 : order.deposit,
    evidence: order.evidence,
  }))
  const owned = Map.groupBy(
    rows.map((row) => (leaving ? endedAt(row, leaving.at) : row)),
    (row) => row.subscription.legalEntity,
  )
  const use = await readMonthUse(
    tx,
    rows.map((row) => row.subscription.id),
    month,
  )
  const corrections = Map.groupBy(await readCorrections(tx, 'eRate', month, ids), (one) => one.legalEntity)
  const drafts = customers.flatMap((customer): InvoiceDraft[] => {
    if (isErased(customer)) return []
    const own = owned.get(customer.id) ?? []
    const corrected = corrections.get(customer.id) ?? []
    const lines = own.flatMap((row) =>
      row.subscription.createdAt < ends ? mobileLines(row, month, use.get(row.subscription.id) ?? NO_USE, now) : [],
    )
    return [
      {
        customer,
        home: own.map(({ evidence }) => deliveredTo(evidence)).findLast((address) => address !== undefined),
        provider: 'eRate',
        month,
        currency: 'NOK',
        lines: [...lines, ...corrected.map(({ line }) => line)],
        corrections: corrected.map(({ id }) => id),
        final: leaving ? leaving.final : !own.some((row) => isToCome(row, month, now)),
      },
    ]
  })
  return { drafts, last: ids.at(-1), waiting: 0 }
}

const Delivery = v.object({ delivery: v.object({ street: v.string(), postalCode: v.string(), city: v.string() }) })

function deliveredTo(evidence: Record<string, unknown>): Home | undefined {
  const { success, output } = v.safeParse(Delivery, evidence)
  return success && output.delivery.street !== '' ? output.delivery : undefined
}

const endedAt = <Row extends BilledSubscription>(row: Row, at: Date): Row => ({
  ...row,
  subscription: { ...row.subscription, endedAt: row.subscription.endedAt ?? at },
})

function isToCome({ subscription: row, portation: porting }: BilledSubscription, month: Month, now: number): boolean {
  const state = porting && portationStatusAt(porting, now).state
  return continuesAfter(row.endedAt, month) && state !== 'refused' && state !== 'cancelled'
}
