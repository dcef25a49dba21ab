import * as v from 'valibot'
import { CurrencyCode } from '#contracts/kernel/money.ts'
import type { Day } from '../kernel/days.ts'

export const PROVIDERS = ['eRate', 'esn'] as const
export const Provider = v.picklist(PROVIDERS)
export type Provider = v.InferOutput<typeof Provider>

const Tax = v.object({ percent: v.number(), base: v.number(), amount: v.number() })

/**
 * An invoice in kroner including VAT (CALL-08 to CALL-11). `totalAmount` is net of `creditUsed`; if negative,
 * `creditLeft` reduces later invoices and `payout` is paid out.
 */
export const Invoice = v.object({
  id: v.string(),
  provider: Provider,
  number: v.string(),
  createdAt: v.string(),
  dueDate: v.string(),
  totalAmount: v.number(),
  totalExclVat: v.number(),
  totalVat: v.number(),
  taxes: v.array(Tax),
  creditUsed: v.optional(v.number()),
  creditLeft: v.optional(v.number()),
  payout: v.optional(v.object({ amount: v.number(), dueOn: v.string(), paidAt: v.nullable(v.string()) })),
  currency: CurrencyCode,
  paid: v.picklist(['PAID', 'UNPAID']),
  paymentDate: v.nullable(v.string()),
  invoiceURL: v.string(),
  responsibleEntity: v.string(),
  kid: v.optional(v.string()),
  accountNumber: v.optional(v.string()),
})
export type Invoice = v.InferOutput<typeof Invoice>

/** Invoices without an amount due are hidden (INV-01). */
export const isShown = ({ totalAmount }: Pick<Invoice, 'totalAmount'>): boolean => totalAmount > 0

/** True if every invoice has a payment date (INV-02). */
export const isClear = (invoices: readonly Pick<Invoice, 'paymentDate'>[]): boolean =>
  invoices.every(({ paymentDate }) => paymentDate !== null)

export const isUnpaid = (invoice: Pick<Invoice, 'totalAmount' | 'paid' | 'paymentDate'>): boolean =>
  isShown(invoice) && invoice.paid === 'UNPAID' && invoice.paymentDate === null

/** `today` is the date in Oslo; an invoice is not overdue on its due date. */
export const isOverdue = (
  invoice: Pick<Invoice, 'totalAmount' | 'paid' | 'paymentDate' | 'dueDate'>,
  today: Day,
): boolean => isUnpaid(invoice) && invoice.dueDate < today

export const unpaidOf = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.filter(isUnpaid).toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))

/** Path of the PDF on the portal's own origin (INV-03). */
export const invoiceFilePath = (provider: Provider, id: string): string =>
  `/services/gateway/${provider.toLowerCase()}/v1/consumer/invoice-file/${encodeURIComponent(id)}`
