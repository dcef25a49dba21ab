import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Provider } from '#contracts/products/invoice.ts'
import type { LineLabel } from '#contracts/products/rated.ts'
import type { Currency } from '#contracts/kernel/money.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** Take numbers in the transaction that saves the invoices; otherwise a failure leaves a gap in the series. */
export const invoiceSeries = pgTable('invoice_series', {
  name: text().primaryKey(),
  next: bigint({ mode: 'number' }).notNull(),
})
export const invoiceSeriesData = decideColumns(invoiceSeries, {
  name: 'portal',
  next: 'portal',
})

/** `label` stands for the message `invoice.line.<label>`, filled with `values`; `amount` is in øre including VAT. */
export type InvoiceLine = {
  subscription: string | null
  label: LineLabel
  values: Record<string, string | number>
  amount: number
}

export type InvoiceAddress = {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  locale: string
}

/** Øre including VAT. `total` is after earlier credit, `vat` before it; a negative `total` is owed to the customer. */
export const invoice = pgTable(
  'invoice',
  {
    id: text().primaryKey(),
    legalEntity: ownerColumn(),
    provider: text().$type<Provider>().notNull(),
    /** "YYYY-MM". */
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
    paidOut: boolean('paid_out').notNull().default(false),
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
  paidOut: 'kept',
  createdAt: 'kept',
})

/** Manual correction in øre including VAT, negative in the customer's favour; `month` is the earliest month billed. */
export const adjustment = pgTable(
  'adjustment',
  {
    id: text().primaryKey(),
    legalEntity: ownerColumn(),
    provider: text().$type<Provider>().notNull(),
    month: text().notNull(),
    label: text().$type<LineLabel>().notNull(),
    amount: integer().notNull(),
    invoice: text('invoice_id').references(() => invoice.id, { onDelete: 'cascade' }),
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
  invoice: 'technical',
})

/** Credit from a negative total or an overpayment: øre, above 0; reduced by `creditUse`. */
export const credit = pgTable(
  'credit',
  {
    invoice: text('invoice_id')
      .primaryKey()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    legalEntity: ownerColumn(),
    provider: text().$type<Provider>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amount: integer().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('credit_entity').on(t.legalEntity, t.provider)],
)
export const creditData = decideColumns(credit, {
  invoice: 'technical',
  legalEntity: 'technical',
  provider: 'kept',
  currency: 'kept',
  amount: 'kept',
  createdAt: 'kept',
})

export const creditUse = pgTable(
  'credit_use',
  {
    credit: text('credit_id')
      .notNull()
      .references(() => credit.invoice, { onDelete: 'cascade' }),
    invoice: text('invoice_id')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    legalEntity: ownerColumn(),
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.credit, t.invoice] }), index('credit_use_entity').on(t.legalEntity)],
)
export const creditUseData = decideColumns(creditUse, {
  credit: 'technical',
  invoice: 'technical',
  legalEntity: 'technical',
  amount: 'kept',
})

/** Money in øre refunded by bank because no later invoice can deduct it; the bank confirms the payment. */
export const payout = pgTable(
  'payout',
  {
    invoice: text('invoice_id')
      .primaryKey()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    legalEntity: ownerColumn(),
    currency: text().$type<Currency>().notNull(),
    amount: integer().notNull(),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
  },
  (t) => [index('payout_entity').on(t.legalEntity)],
)
export const payoutData = decideColumns(payout, {
  invoice: 'technical',
  legalEntity: 'technical',
  currency: 'kept',
  amount: 'kept',
  createdAt: 'kept',
  paidAt: 'kept',
})
