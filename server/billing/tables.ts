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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Provider } from '#contracts/products/invoice.ts'
import type { LineLabel } from '#contracts/products/rated.ts'
import type { Currency } from '#contracts/kernel/money.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The next invoice number; taken in the transaction that keeps the invoices, so that the series has no gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  name: text().primaryKey(),
  next: bigint({ mode: 'number' }).notNull(),
})
export const invoiceSeriesData = decideColumns(invoiceSeries, {
  name: 'portal',
  next: 'portal',
})

/** A line of an invoice. `label` is the message `invoice.line.<label>`, with `values`; `amount` in øre, VAT included. */
export type InvoiceLine = {
  subscription: string | null
  label: LineLabel
  values: Record<string, string | number>
  amount: number
}

/** Who it was made out to, as it was then. */
export type InvoiceAddress = {
  name: string
  street: string
  postalCode: string
  city: string
  country: string
  locale: string
}

/**
 * An invoice: one a customer, provider and month, however often the run is made. Amounts in øre, VAT included. `total` is what
 * is to be paid, after earlier credit; below 0 it is the customer's, who gets it on the next invoice or, with `paidOut`, in money.
 * `vat` is that of what was charged: earlier credit has given its own back already.
 */
export const invoice = pgTable(
  'invoice',
  {
    id: text().primaryKey(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
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

/** What is put to a customer's next invoice by hand, such as a refund: øre, VAT included, negative in their favour. `month` is the earliest it may be on, `invoice` where it came. */
export const adjustment = pgTable(
  'adjustment',
  {
    id: text().primaryKey(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
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

/** What a customer has to their credit from an invoice: its negative total, or what was paid too much. Øre, above 0; used up by `creditUse`. */
export const credit = pgTable(
  'credit',
  {
    invoice: text('invoice_id')
      .primaryKey()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
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

/** What an invoice took of an earlier credit, in øre. */
export const creditUse = pgTable(
  'credit_use',
  {
    credit: text('credit_id')
      .notNull()
      .references(() => credit.invoice, { onDelete: 'cascade' }),
    invoice: text('invoice_id')
      .notNull()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
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

/** Money a customer gets back, for there is no invoice it could be taken off; the bank is told, and tells when it is paid. Øre. */
export const payout = pgTable(
  'payout',
  {
    invoice: text('invoice_id')
      .primaryKey()
      .references(() => invoice.id, { onDelete: 'cascade' }),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
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
