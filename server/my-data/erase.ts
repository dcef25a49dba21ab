import { and, eq, isNull } from 'drizzle-orm'
import { invoice } from '../db/schema/billing.ts'
import { legalEntity } from '../db/schema/identity.ts'
import { subscription } from '../db/schema/mobile.ts'
import { emptiedValues, rowsOf } from '../db/schema/personal-data.ts'
import { powerSubscription } from '../db/schema/power.ts'
import { billLast } from '../services/billing/last-invoices.ts'
import { withdrawDebtConsent } from '../services/debt/forget-debts.ts'
import type { StoreDeps } from '../services/deps.ts'
import { findWho } from './find-who.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/**
 * Erases a person (ACC-04): their agreements end, and every column of theirs is deleted, emptied or kept as the schema decides where
 * it declares the column. All of it or nothing. What they have had and not been billed for is billed first; gives the
 * ids of the invoices that are theirs to see once more: the last ones, and those not paid.
 */
export async function erase(deps: StoreDeps, id: string): Promise<string[]> {
  const { database, world } = deps
  const [account] = await database.db.select({ phone: legalEntity.phone }).from(legalEntity).where(eq(legalEntity.id, id))
  if (!account) return []
  const { debtConsents } = await findWho(database.db, { id, phone: account.phone })
  for (const consent of debtConsents) await withdrawDebtConsent(deps, consent)
  return database.transaction(async (tx) => {
    const now = new Date(world.now())
    const who = await findWho(tx, { id, phone: account.phone }, true)
    const last = await billLast(deps, tx, id)
    const unpaid = await tx.select({ id: invoice.id }).from(invoice).where(and(eq(invoice.legalEntity, id), isNull(invoice.paidAt)))
    for (const table of [subscription, powerSubscription]) {
      await tx.update(table).set({ endedAt: now }).where(and(eq(table.legalEntity, id), isNull(table.endedAt)))
    }
    for (const personal of PERSONAL_TABLES) {
      const { table, of, deletedAnyway } = personal
      if (rowsOf(personal) === 'deleted') await tx.delete(table).where(of(who))
      if (deletedAnyway) await tx.delete(table).where(deletedAnyway(who))
      const emptied = emptiedValues(personal, id)
      if (rowsOf(personal) === 'kept' && Object.keys(emptied).length > 0) await tx.update(table).set(emptied).where(of(who))
    }
    await tx.update(legalEntity).set({ updatedAt: now }).where(eq(legalEntity.id, id))
    return [...new Set([...last, ...unpaid.map((row) => row.id)])]
  })
}
