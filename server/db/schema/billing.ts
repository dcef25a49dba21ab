import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Provider } from '#contracts/products/invoice.ts'
import type { Currency } from '#contracts/kernel/money.ts'
import { legalEntity } from './identity.ts'
import { decideColumns } from './personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The next invoice number; taken in the transaction that keeps the invoices, so that the series has no gaps. */
export const invoiceSeries = pgTable('invoice_series', { name: text().primaryKey(), next: bigint({ mode: 'number' }).notNull() })
export const invoiceSeriesData = decideColumns(invoiceSeries, {
  name: 'portal',
  next: 'portal',
})

/** A line of an invoice. `label` is the message `invoice.line.<label>`, with `values`; `amount` in øre, VAT included. */
export type InvoiceLine = { subscription: string | null; label: string; values: Record<string, string | number>; amount: number }

/** Who it was made out to, as it was then. */
export type InvoiceAddress = { name: string; street: string; postalCode: string; city: string; country: string; locale: string }

/** An invoice: one a customer, provider and month, however often the run is made. Amounts in øre, VAT included. */
export const invoice = pgTable(
  'invoice',
  {
    id: text().primaryKey(),
    legalEntity: text('legal_entity').notNull().references(() => legalEntity.id, { onDelete: 'cascade' }),
    provider: text().$type<Provider>().notNull(),
    /** The month it is for, "YYYY-MM". */
    month: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    kid: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    total: integer().notNull(),
    vat: integer().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    address: jsonb().$type<InvoiceAddress>().notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    paidAt: at('paid_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('invoice_once').on(t.legalEntity, t.provider, t.month),
    uniqueIndex('invoice_number').on(t.number),
    index('invoice_month').on(t.provider, t.month),
  ],
)
export const invoiceData = decideColumns(invoice, {
  id: 'technical',
  legalEntity: 'technical',
  provider: 'kept',
  month: 'kept',
  number: 'kept',
  kid: 'kept',
  currency: 'kept',
  total: 'kept',
  vat: 'kept',
  lines: 'kept',
  address: 'kept',
  dueDate: 'kept',
  paidAt: 'kept',
  createdAt: 'kept',
})

/** What is put to a customer's next invoice by hand, such as a refund: øre, VAT included, negative in their favour. */
export const adjustment = pgTable(
  'adjustment',
  {
    id: text().primaryKey(),
    legalEntity: text('legal_entity').notNull().references(() => legalEntity.id, { onDelete: 'cascade' }),
    provider: text().$type<Provider>().notNull(),
    month: text().notNull(),
    label: text().notNull(),
    amount: integer().notNull(),
  },
  (t) => [index('adjustment_entity').on(t.legalEntity, t.month)],
)
export const adjustmentData = decideColumns(adjustment, {
  id: 'technical',
  legalEntity: 'technical',
  provider: 'kept',
  month: 'kept',
  label: 'kept',
  amount: 'kept',
})
