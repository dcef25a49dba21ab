import { and, eq, isNull, inArray, like, lt, ne, notInArray, or } from 'drizzle-orm'
import { invoice } from '#server/billing/tables.ts'
import { legalEntity, consentLedger } from '#server/accounts/tables.ts'
import { subscription, creditCheck, mobileOrder } from '#server/orders/tables.ts'
import { emptiedValues, rowsOf } from '#server/db/personal-data.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { billLast } from '#server/billing/last-invoices.ts'
import { withdrawDebtConsent } from '#server/debts/forget-debts.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Database } from '#server/db/database.ts'
import { debtConsent } from '#server/debts/tables.ts'
import { findWho } from './find-who.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Years what bookkeeping needs is kept after the year of the erasure: seven in Sweden. And that consents were given, from the erasure on. */
const BOOKS = 5
const BOOKS_IN_SWEDEN = 7
const CONSENTS = 3

/** Deletes what was kept of erased people when the law no longer asks for it (ACC-04): their emptied account, and all that hangs on it. */
export async function sweepErased({ db }: Database, now: number): Promise<void> {
  const year = new Date(now).getUTCFullYear()
  const endOf = (years: number) => new Date(Date.UTC(year - years, 0, 1))
  const { country, updatedAt, phone, id } = legalEntity
  const erased = like(phone, 'erased:%')
  const threeYears = new Date(Date.UTC(year - CONSENTS, new Date(now).getUTCMonth(), new Date(now).getUTCDate()))
  const consentsOver = db
    .select({ id })
    .from(legalEntity)
    .where(and(erased, lt(updatedAt, threeYears)))
  await db.delete(consentLedger).where(inArray(consentLedger.legalEntity, consentsOver))
  await db.delete(debtConsent).where(inArray(debtConsent.customerId, consentsOver))
  await db
    .delete(legalEntity)
    .where(
      and(
        erased,
        or(
          and(eq(country, 'SE'), lt(updatedAt, endOf(BOOKS_IN_SWEDEN))),
          and(ne(country, 'SE'), lt(updatedAt, endOf(BOOKS))),
        ),
      ),
    )
  const ordered = db.select({ id: mobileOrder.creditCheck }).from(mobileOrder)
  await db.delete(creditCheck).where(and(lt(creditCheck.createdAt, endOf(BOOKS)), notInArray(creditCheck.id, ordered)))
}

/**
 * Erases a person (ACC-04): their agreements end, and every column of theirs is deleted, emptied or kept as the schema decides where
 * it declares the column. All of it or nothing. What they have had and not been billed for is billed first; gives the
 * ids of the invoices that are theirs to see once more: the last ones, and those not paid.
 */
export async function erase(deps: StoreDeps, id: string): Promise<string[]> {
  const { database, runtime } = deps
  const [account] = await database.db
    .select({ phone: legalEntity.phone })
    .from(legalEntity)
    .where(eq(legalEntity.id, id))
  if (!account) return []
  const { debtConsents } = await findWho(database.db, { id, phone: account.phone })
  for (const consent of debtConsents) await withdrawDebtConsent(deps, consent)
  return database.transaction(async (tx) => {
    const now = new Date(runtime.now())
    const who = await findWho(tx, { id, phone: account.phone }, true)
    const last = await billLast(deps, tx, id)
    const unpaid = await tx
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.legalEntity, id), isNull(invoice.paidAt)))
    for (const table of [subscription, powerSubscription]) {
      await tx
        .update(table)
        .set({ endedAt: now })
        .where(and(eq(table.legalEntity, id), isNull(table.endedAt)))
    }
    for (const personal of PERSONAL_TABLES) {
      const { table, of, deletedAnyway } = personal
      if (rowsOf(personal) === 'deleted') await tx.delete(table).where(of(who))
      if (deletedAnyway) await tx.delete(table).where(deletedAnyway(who))
      const emptied = emptiedValues(personal, id)
      if (rowsOf(personal) === 'kept' && Object.keys(emptied).length > 0)
        await tx.update(table).set(emptied).where(of(who))
    }
    await tx.update(legalEntity).set({ updatedAt: now }).where(eq(legalEntity.id, id))
    return [...new Set([...last, ...unpaid.map((row) => row.id)])]
  })
}
