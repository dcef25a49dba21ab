import { and, eq, inArray, like, lt, ne, notInArray, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { debtConsent } from '../db/schema/debt.ts'
import { consentLedger, legalEntity } from '../db/schema/identity.ts'
import { creditCheck, mobileOrder } from '../db/schema/mobile.ts'

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
  const consentsOver = db.select({ id }).from(legalEntity).where(and(erased, lt(updatedAt, threeYears)))
  await db.delete(consentLedger).where(inArray(consentLedger.legalEntity, consentsOver))
  await db.delete(debtConsent).where(inArray(debtConsent.customerId, consentsOver))
  await db.delete(legalEntity).where(and(erased, or(and(eq(country, 'SE'), lt(updatedAt, endOf(BOOKS_IN_SWEDEN))), and(ne(country, 'SE'), lt(updatedAt, endOf(BOOKS))))))
  const ordered = db.select({ id: mobileOrder.creditCheck }).from(mobileOrder)
  await db.delete(creditCheck).where(and(lt(creditCheck.createdAt, endOf(BOOKS)), notInArray(creditCheck.id, ordered)))
}
