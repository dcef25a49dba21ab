import { and, eq, exists, gt, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { addMonths, monthBegins, type Month } from '#contracts/kernel/months.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { InvoiceDraft } from './keep-invoices.ts'
import { adjustment, credit, invoice, type InvoiceLine } from './tables.ts'

type Batch = { drafts: InvoiceDraft[]; last: string | undefined; waiting: number }
/** `leaving`: only this customer, whose agreements all end at that time; `final`: no further invoice follows. */
type Part = { month: Month; after: string; limit: number; leaving?: { id: string; at: Date; final: boolean } }
export type DraftBatch = (deps: StoreDeps, tx: DbOrTx, part: Part) => Promise<Batch>

export async function customersToBill(
  db: DbOrTx,
  provider: Provider,
  { month, after, limit, leaving }: Part,
  ran: SQL,
): Promise<LegalEntity[]> {
  const one = { one: sql`1` }
  const billed = db
    .select(one)
    .from(invoice)
    .where(and(eq(invoice.legalEntity, legalEntity.id), eq(invoice.provider, provider), eq(invoice.month, month)))
  const corrected = db
    .select(one)
    .from(adjustment)
    .where(and(eq(adjustment.legalEntity, legalEntity.id), waits(provider, month)))
  const credited = db
    .select(one)
    .from(credit)
    .where(and(eq(credit.legalEntity, legalEntity.id), eq(credit.provider, provider)))
  return db
    .select()
    .from(legalEntity)
    .where(
      and(
        gt(legalEntity.id, after),
        leaving && eq(legalEntity.id, leaving.id),
        or(ran, exists(corrected), exists(credited)),
        notExists(billed),
      ),
    )
    .orderBy(legalEntity.id)
    .limit(limit)
}

const waits = (provider: Provider, month: Month) =>
  and(eq(adjustment.provider, provider), lte(adjustment.month, month), isNull(adjustment.invoice))

type Correction = { id: string; legalEntity: string; line: InvoiceLine }

export async function readCorrections(
  db: DbOrTx,
  provider: Provider,
  month: Month,
  customers: readonly string[],
): Promise<Correction[]> {
  const rows = await db
    .select()
    .from(adjustment)
    .where(and(inArray(adjustment.legalEntity, [...customers]), waits(provider, month)))
    .orderBy(adjustment.month, adjustment.id)
  return rows.map(({ id, legalEntity: customer, label, amount }) => ({
    id,
    legalEntity: customer,
    line: { subscription: null, label, values: {}, amount },
  }))
}

export const continuesAfter = (endedAt: Date | null, month: Month): boolean =>
  endedAt === null || endedAt.getTime() >= monthBegins(addMonths(month, 1))
