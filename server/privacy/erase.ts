import { and, eq, isNull, inArray, lt, ne, notInArray, or } from 'drizzle-orm'
import { invoice } from '#server/billing/tables.ts'
import { isErasedRow } from '#server/accounts/erased.ts'
import { legalEntity, consentLedger } from '#server/accounts/tables.ts'
import { subscription, creditCheck, mobileOrder } from '#server/orders/tables.ts'
import { emptiedValues, rowsOf } from '#server/db/personal-data.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { billLast } from '#server/billing/last-invoices.ts'
import { withdrawDebtConsent } from '#server/debts/forget-debts.ts'
import type { RegisterDeps } from '#server/accounts/change-account.ts'
import type { Database } from '#server/db/database.ts'
import { debtConsent } from '#server/debts/tables.ts'
import { recordErasure } from '#server/evidence/chain.ts'
import { findWho } from './find-who.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/**
 * Years to keep bookkeeping data after the year of erasure (seven in Sweden), and records of consent after the erasure.
 */
const BOOKS = 5
const BOOKS_IN_SWEDEN = 7
const CONSENTS = 3

/** Deletes the remaining data of erased persons once its legal retention period is over (ACC-04). */
export async function sweepErased({ db }: Database, now: number): Promise<void> {
  const year = new Date(now).getUTCFullYear()
  const endOf = (years: number) => new Date(Date.UTC(year - years, 0, 1))
  const { country, updatedAt, id } = legalEntity
  const threeYears = new Date(Date.UTC(year - CONSENTS, new Date(now).getUTCMonth(), new Date(now).getUTCDate()))
  const consentsOver = db
    .select({ id })
    .from(legalEntity)
    .where(and(isErasedRow, lt(updatedAt, threeYears)))
  await db.delete(consentLedger).where(inArray(consentLedger.legalEntity, consentsOver))
  await db.delete(debtConsent).where(inArray(debtConsent.customerId, consentsOver))
  await db
    .delete(legalEntity)
    .where(
      and(
        isErasedRow,
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
 * Bills outstanding usage, ends agreements, then erases each column as its schema declares, in one transaction
 * (ACC-04). Returns the invoices to show once more: the final and the unpaid ones.
 */
export async function erase(deps: RegisterDeps, id: string): Promise<string[]> {
  const { database, runtime } = deps
  const [account] = await database.db
    .select({ phone: legalEntity.phone })
    .from(legalEntity)
    .where(eq(legalEntity.id, id))
  if (!account) return []
  const { debtConsents } = await findWho(database.db, { id, phone: account.phone })
  for (const consent of debtConsents) await withdrawDebtConsent(deps, consent)
  return database.transaction(async (tx) => {
    // Taken before the chain of evidence, as orders take them, so that the two never wait for each other.
    await tx.select({ id: legalEntity.id }).from(legalEntity).where(eq(legalEntity.id, id)).for('update')
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
    await recordErasure(tx, id, now)
    for (const personal of PERSONAL_TABLES) {
      const { table, of, deletedAnyway } = personal
      if (rowsOf(personal) === 'deleted') await tx.delete(table).where(of(who))
      if (deletedAnyway) await tx.delete(table).where(deletedAnyway(who))
      const emptied = emptiedValues(personal, id)
      if (rowsOf(personal) === 'kept' && Object.keys(emptied).length > 0)
        await tx.update(table).set(emptied).where(of(who))
    }
    await tx.update(legalEntity).set({ updatedAt: now }).where(eq(legalEntity.id, id))
    await deps.customers.keepErasure(tx, id)
    return [...new Set([...last, ...unpaid.map((row) => row.id)])]
  })
}
