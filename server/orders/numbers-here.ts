import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { holdText } from '#server/db/hold-text.ts'
import { numberSeries, subscription } from './tables.ts'

const FIRST_SERIES = { first: 46_800_000, next: 46_800_000, last: 46_899_999 }

/**
 * Runs in the order's transaction, so numbers are unique and a failed order returns its number. `undefined` if none is
 * left.
 */
export async function allocateNumber(tx: Tx): Promise<string | undefined> {
  const [any] = await tx.select({ first: numberSeries.first }).from(numberSeries).limit(1)
  if (!any) await tx.insert(numberSeries).values(FIRST_SERIES).onConflictDoNothing()
  for (;;) {
    const [open] = await tx
      .select({ first: numberSeries.first })
      .from(numberSeries)
      .where(lte(numberSeries.next, numberSeries.last))
      .orderBy(numberSeries.first)
      .limit(1)
    if (!open) return undefined
    const [taken] = await tx
      .update(numberSeries)
      .set({ next: sql`${numberSeries.next} + 1` })
      .where(and(eq(numberSeries.first, open.first), lte(numberSeries.next, numberSeries.last)))
      .returning({ next: numberSeries.next })
    const phone = taken && `+47${taken.next - 1}`
    if (phone !== undefined && (await isFree(tx, phone))) return phone
  }
}

/** True if an open subscription has the number; holds the number until the transaction ends. */
export async function isNumberHere(tx: Tx, phone: string): Promise<boolean> {
  await holdText(tx, `number:${phone}`)
  return !(await isFree(tx, phone))
}

async function isFree(tx: Tx, phone: string): Promise<boolean> {
  const [inUse] = await tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.phone, phone), isNull(subscription.endedAt)))
  return inUse === undefined
}
