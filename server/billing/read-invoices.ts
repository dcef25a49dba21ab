import { and, desc, eq } from 'drizzle-orm'
import { VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import { toKroner, type Ore } from '#contracts/kernel/money.ts'
import { invoiceFilePath, type Invoice, type Provider } from '#contracts/products/invoice.ts'
import { invoice, payout } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import { chargedOn, readOpenCredits, taxedOn } from './credits.ts'
import { payoutDay } from './keep-invoices.ts'
import { accountNumberOf } from './seller.ts'

export type InvoiceRow = typeof invoice.$inferSelect

export async function readInvoices(
  { database: { db } }: StoreDeps,
  legalEntityId: string,
  provider?: Provider,
): Promise<Invoice[]> {
  const rows = await db
    .select({ invoice, payout })
    .from(invoice)
    .leftJoin(payout, eq(payout.invoice, invoice.id))
    .where(
      and(eq(invoice.legalEntity, legalEntityId), provider === undefined ? undefined : eq(invoice.provider, provider)),
    )
    .orderBy(desc(invoice.createdAt), desc(invoice.number))
  const left = new Map((await readOpenCredits(db, [legalEntityId])).map((one) => [one.invoice, one.left]))
  return rows.map((row) => toInvoice(row.invoice, row.payout, left.get(row.invoice.id)))
}

/** Another customer's invoice is not found (SEC-02). */
export async function findInvoice(
  { database }: StoreDeps,
  legalEntityId: string,
  id: string,
  provider?: Provider,
): Promise<InvoiceRow | undefined> {
  const own = and(
    eq(invoice.id, id),
    eq(invoice.legalEntity, legalEntityId),
    provider === undefined ? undefined : eq(invoice.provider, provider),
  )
  const [row] = await database.db.select().from(invoice).where(own)
  return row
}

function toInvoice(row: InvoiceRow, paid: typeof payout.$inferSelect | null, left: Ore | undefined): Invoice {
  const { id, provider, number, total, vat, lines, currency, paidAt, dueDate, createdAt, kid, legalEntity } = row
  const charged = chargedOn(lines)
  const base = toKroner(taxedOn(lines) - vat)
  return {
    id,
    provider,
    number: String(number),
    createdAt: createdAt.toISOString(),
    dueDate,
    totalAmount: toKroner(total),
    totalExclVat: toKroner(charged - vat),
    totalVat: toKroner(vat),
    taxes: [{ percent: VAT_PERCENT, base, amount: toKroner(vat) }],
    ...(total !== charged && { creditUsed: toKroner(charged - total) }),
    ...(left !== undefined && { creditLeft: toKroner(left) }),
    ...(paid && {
      payout: { amount: toKroner(paid.amount), dueOn: payoutDay(paid), paidAt: paid.paidAt?.toISOString() ?? null },
    }),
    currency,
    paid: paidAt === null ? 'UNPAID' : 'PAID',
    paymentDate: paidAt?.toISOString() ?? null,
    invoiceURL: invoiceFilePath(provider, id),
    responsibleEntity: legalEntity,
    kid,
    accountNumber: accountNumberOf(currency),
  }
}
