import { and, eq, exists, gt, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { addMonths, monthBegins, type Month } from '#contracts/kernel/months.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { DbOrTx } from '../../db/database.ts'
import { adjustment, credit, invoice, type InvoiceLine } from '../../db/schema/billing.ts'
import { legalEntity } from '../../db/schema/identity.ts'
import type { LegalEntity } from '../account/to-account.ts'
import type { Part } from './run-billing.ts'

/** The next customers, in order of id, who have no invoice of a provider for the month and may get one: who `ran` finds, and who has a correction or credit waiting. */
export async function customersToBill(db: DbOrTx, provider: Provider, { month, after, limit, leaving }: Part, ran: SQL): Promise<LegalEntity[]> {
  const one = { one: sql`1` }
  const billed = db.select(one).from(invoice).where(and(eq(invoice.legalEntity, legalEntity.id), eq(invoice.provider, provider), eq(invoice.month, month)))
  const corrected = db.select(one).from(adjustment).where(and(eq(adjustment.legalEntity, legalEntity.id), waits(provider, month)))
  const credited = db.select(one).from(credit).where(and(eq(credit.legalEntity, legalEntity.id), eq(credit.provider, provider)))
  return db
    .select()
    .from(legalEntity)
    .where(and(gt(legalEntity.id, after), leaving && eq(legalEntity.id, leaving.id), or(ran, exists(corrected), exists(credited)), notExists(billed)))
    .orderBy(legalEntity.id)
    .limit(limit)
}

/** Corrections that are on no invoice yet, of the month or before it. */
const waits = (provider: Provider, month: Month) => and(eq(adjustment.provider, provider), lte(adjustment.month, month), isNull(adjustment.invoice))

export type Correction = { id: string; legalEntity: string; line: InvoiceLine }

/** What was put to customers' next invoice by hand. */
export async function readCorrections(db: DbOrTx, provider: Provider, month: Month, customers: readonly string[]): Promise<Correction[]> {
  const rows = await db.select().from(adjustment).where(and(inArray(adjustment.legalEntity, [...customers]), waits(provider, month))).orderBy(adjustment.month, adjustment.id)
  return rows.map(({ id, legalEntity: customer, label, amount }) => ({ id, legalEntity: customer, line: { subscription: null, label, values: {}, amount } }))
}

/** Whether an agreement may still be on the invoice of the month after this one. */
export const goesOn = (endedAt: Date | null, month: Month): boolean => endedAt === null || endedAt.getTime() >= monthBegins(addMonths(month, 1))
