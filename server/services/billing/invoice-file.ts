import type { ContentPort } from '#contracts/content/content-port.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { StoreDeps, Translate } from '../deps.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { findInvoice, type InvoiceRow } from './read-invoices.ts'

/** What drawing an invoice needs beside the store: its words, and who sends it. */
export type InvoiceFileDeps = StoreDeps & { translate: Translate; content: Pick<ContentPort, 'customerService'> }

/** The PDF of one's own invoice (INV-03); `undefined` where there is none by this id, or it is another's. */
export async function readInvoiceFile(deps: InvoiceFileDeps, legalEntityId: string, provider: Provider, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await findInvoice(deps, legalEntityId, id, provider)
  return row && fileOf(deps, row)
}

/** An invoice as a PDF. */
export async function fileOf(deps: InvoiceFileDeps, row: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  const sender = await deps.content.customerService(readLocale(row.address.locale) ?? DEFAULT_LOCALE)
  return invoicePdf(invoiceSheet(row, sender, deps.translate), { author: sender.companyName, at: row.createdAt })
}

/** Answers with a PDF that is saved as invoice.pdf and kept by nobody on the way. */
export const pdfResponse = (file: Uint8Array<ArrayBuffer>): Response =>
  new Response(file, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="invoice.pdf"', 'cache-control': 'no-store', 'content-length': String(file.byteLength) },
  })
