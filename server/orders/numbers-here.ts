import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import { holdText } from '#server/db/hold-text.ts'
import { numberSeries, subscription } from './tables.ts'

const FIRST_SERIES = { first: 46_800_000, next: 46_800_000, last: 46_899_999 }

/**
 * Runs in the order's transaction, so numbers are unique and a failed order returns its number. `undefined` if none is
 * left.
 */
export async function allocateNumber(tx: Tx): Promise<string | undefined> {
  for (;;) {
    const taken = await takeNext(tx)
    if (taken && !taken.isInUse) return taken.phone
    if (taken) continue
    const [all] = await tx.select({ areLeft: sql<boolean | null>`bool_or(${isLeft})` }).from(numberSeries)
    if (all?.areLeft === false) return undefined
    if (all?.areLeft !== true) await tx.insert(numberSeries).values(FIRST_SERIES).onConflictDoNothing()
  }
}

const isLeft = lte(numberSeries.next, numberSeries.last)

/** One statement, as other orders wait for the series from here on. */
async function takeNext(tx: Tx): Promise<{ phone: string; isInUse: boolean } | undefined> {
  const open = tx.select({ first: numberSeries.first }).from(numberSeries).where(isLeft)
  const phone = sql<string>`'+47' || (${numberSeries.next} - 1)`
  const [taken] = await tx
    .update(numberSeries)
    .set({ next: sql`${numberSeries.next} + 1` })
    .where(and(inArray(numberSeries.first, open.orderBy(numberSeries.first).limit(1)), isLeft))
    .returning({ phone, isInUse: sql<boolean>`exists (${subscriptionOf(tx, phone)})` })
  return taken
}

/** True if an open subscription has the number; holds the number until the transaction ends. */
export async function isNumberHere(tx: Tx, phone: string): Promise<boolean> {
  await holdText(tx, `number:${phone}`)
  return (await subscriptionOf(tx, phone)).length > 0
}

const subscriptionOf = (tx: Tx, phone: string | SQL) =>
  tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(and(eq(subscription.phone, phone), isNull(subscription.endedAt)))
