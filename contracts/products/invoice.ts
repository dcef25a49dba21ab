import * as v from 'valibot'
import { CurrencyCode } from '#contracts/kernel/money.ts'
import type { Day } from '../kernel/days.ts'

/** Which provider an invoice comes from: eRate bills mobile, esn power. */
export const PROVIDERS = ['eRate', 'esn'] as const
export const Provider = v.picklist(PROVIDERS)
export type Provider = v.InferOutput<typeof Provider>

const Tax = v.object({ percent: v.number(), base: v.number(), amount: v.number() })

/**
 * An invoice (CALL-08 to CALL-11). Amounts in kroner, VAT included where nothing else is said; times ISO 8601 UTC, days
 * YYYY-MM-DD. `responsibleEntity` is who owes it. `invoiceURL` is the path of its PDF at the portal's own origin (INV-03).
 * `totalAmount` is what is to be paid: what the invoice charges, which is `totalExclVat` and `totalVat`, less `creditUsed`. Below 0
 * it is the customer's: `creditLeft` is what is still to be taken off their next invoices, `payout` what they get in money.
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

/** What the invoice table leaves out: nothing is owed on it (INV-01). */
export const isShown = ({ totalAmount }: Pick<Invoice, 'totalAmount'>): boolean => totalAmount > 0

/** Whether nothing is left to pay: no invoice lacks a payment date (INV-02). */
export const isClear = (invoices: readonly Pick<Invoice, 'paymentDate'>[]): boolean =>
  invoices.every(({ paymentDate }) => paymentDate !== null)

/** Whether something is still to be paid on an invoice. */
export const isUnpaid = (invoice: Pick<Invoice, 'totalAmount' | 'paid' | 'paymentDate'>): boolean =>
  isShown(invoice) && invoice.paid === 'UNPAID' && invoice.paymentDate === null

/** Whether an invoice should have been paid before `today`, a day in Oslo; on the due date itself it is not yet late. */
export const isOverdue = (
  invoice: Pick<Invoice, 'totalAmount' | 'paid' | 'paymentDate' | 'dueDate'>,
  today: Day,
): boolean => isUnpaid(invoice) && invoice.dueDate < today

/** What is to be paid, the longest due first. */
export const unpaidOf = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.filter(isUnpaid).toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))

/** Where an invoice's PDF is, at the portal's own origin (INV-03). */
export const invoiceFilePath = (provider: Provider, id: string): string =>
  `/services/gateway/${provider.toLowerCase()}/v1/consumer/invoice-file/${encodeURIComponent(id)}`
