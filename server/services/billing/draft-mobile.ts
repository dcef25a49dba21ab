import { and, eq, exists, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { addMonths, monthBegins, type Month } from '#contracts/kernel/months.ts'
import { legalEntity } from '../../db/schema/identity.ts'
import { contract, mobileOrder, portation, subscription } from '../../db/schema/mobile.ts'
import { portationStatusAt } from '../mobile/portation-status.ts'
import { readEvents } from '../usage/read-events.ts'
import { customersToBill, goesOn, readCorrections } from './customers-to-bill.ts'
import { isErased, type Draft, type Home } from './keep-invoices.ts'
import { mobileLines, type BilledSubscription } from './mobile-lines.ts'
import type { DraftBatch } from './run-billing.ts'

/** Drafts the mobile invoices of the next customers that have none for the month: all their subscriptions on one. */
export const draftMobile: DraftBatch = async ({ world }, tx, part) => {
  const { month, leaving } = part
  const now = world.now()
  const begins = new Date(monthBegins(month))
  const ends = new Date(monthBegins(addMonths(month, 1)))
  const ran = and(lt(subscription.createdAt, ends), or(isNull(subscription.endedAt), gte(subscription.endedAt, begins)))
  const customers = await customersToBill(tx, 'eRate', part, exists(tx.select({ one: sql`1` }).from(subscription).where(and(eq(subscription.legalEntity, legalEntity.id), ran))))
  if (customers.length === 0) return { drafts: [], last: undefined, waiting: 0 }
  const ids = customers.map(({ id }) => id)
  const rows = await tx
    .select({ subscription, portation, setUp: mobileOrder.setUp, evidence: mobileOrder.evidence })
    .from(subscription)
    .innerJoin(contract, eq(contract.id, subscription.contract))
    .innerJoin(mobileOrder, eq(mobileOrder.id, contract.order))
    .leftJoin(portation, eq(portation.subscription, subscription.id))
    .where(inArray(subscription.legalEntity, ids))
    .orderBy(subscription.legalEntity, subscription.createdAt, subscription.id)
  const owned = Map.groupBy(rows.map((row) => (leaving ? endedAt(row, leaving.at) : row)), (row) => row.subscription.legalEntity)
  const events = await readEvents(tx, rows.map((row) => row.subscription.id), month)
  const corrections = Map.groupBy(await readCorrections(tx, 'eRate', month, ids), (one) => one.legalEntity)
  const drafts = customers.flatMap((customer): Draft[] => {
    if (isErased(customer)) return []
    const own = owned.get(customer.id) ?? []
    const corrected = corrections.get(customer.id) ?? []
    const lines = own.flatMap((row) => (row.subscription.createdAt < ends ? mobileLines(row, month, events.get(row.subscription.id) ?? [], now) : []))
    return [{
      customer, home: own.map(({ evidence }) => deliveredTo(evidence)).findLast((address) => address !== undefined), provider: 'eRate', month, currency: 'NOK',
      lines: [...lines, ...corrected.map(({ line }) => line)],
      corrections: corrected.map(({ id }) => id),
      final: leaving ? leaving.final : !own.some((row) => isToCome(row, month, now)),
    }]
  })
  return { drafts, last: ids.at(-1), waiting: 0 }
}

const Delivery = v.object({ delivery: v.object({ street: v.string(), postalCode: v.string(), city: v.string() }) })

/** Where an order was to be delivered. */
function deliveredTo(evidence: Record<string, unknown>): Home | undefined {
  const { success, output } = v.safeParse(Delivery, evidence)
  return success && output.delivery.street !== '' ? output.delivery : undefined
}

const endedAt = <Row extends BilledSubscription>(row: Row, at: Date): Row => ({ ...row, subscription: { ...row.subscription, endedAt: row.subscription.endedAt ?? at } })

/** Whether a subscription may be on the invoice of the month after this one: it goes on, and its number is or will be here. */
function isToCome({ subscription: row, portation: porting }: BilledSubscription, month: Month, now: number): boolean {
  const state = porting && portationStatusAt(porting, now).state
  return goesOn(row.endedAt, month) && state !== 'refused' && state !== 'cancelled'
}
