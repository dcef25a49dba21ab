import { openPdf, type Doc, type Section } from '#server/pdf/open-pdf.ts'
import { PAGE, penOf, SOFT, type Pen } from '#server/pdf/pen.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import { type InvoiceSheet, invoiceSheet } from './invoice-sheet.ts'
import { findInvoice, type InvoiceRow } from './read-invoices.ts'

export async function invoicePdf(
  sheet: InvoiceSheet,
  { author, at }: { author: string; at: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, root, done } = await openPdf({ locale: sheet.locale, title: sheet.title, author, at })
  draw(doc, root, sheet)
  return done()
}

function draw(doc: Doc, root: Section, sheet: InvoiceSheet): void {
  const pen = penOf(doc)
  root.add(doc.struct('H1', {}, () => pen.write(sheet.title, { font: 'bold', size: 20, x: 340, y: PAGE.top - 3 })))
  root.add(doc.struct('P', {}, () => pen.write(sheet.from.name, { font: 'bold', size: 13, x: PAGE.left, y: PAGE.top })))
  sheet.from.lines.forEach((line, index) =>
    root.add(
      doc.struct('P', {}, () =>
        pen.write(line, { size: 8.5, color: SOFT, x: PAGE.left, y: PAGE.top + 20 + index * 12 }),
      ),
    ),
  )
  root.add(doc.struct('P', {}, () => pen.write(sheet.to.name, { font: 'bold', x: PAGE.left, y: 168 })))
  sheet.to.lines.forEach((line, index) =>
    root.add(doc.struct('P', {}, () => pen.write(line, { x: PAGE.left, y: 183 + index * 14 }))),
  )
  sheet.facts.forEach(({ label, value }, index) => {
    const y = 168 + index * 15
    root.add(
      doc.struct('P', {}, [
        () => pen.write(label, { color: SOFT, x: 340, y }),
        () => pen.write(value, { x: 340, y, right: true }),
      ]),
    )
  })
  let y = drawLines(doc, root, sheet, pen, 262)
  y = pen.room(y, 190)
  pen.rule(y)
  y += 10
  for (const { label, value } of sheet.sums) {
    const here = y
    root.add(
      doc.struct('P', {}, [
        () => pen.write(label, { color: SOFT, x: 300, y: here }),
        () => pen.write(value, { x: 300, y: here, right: true }),
      ]),
    )
    y += 16
  }
  const here = y
  root.add(
    doc.struct('P', {}, [
      () => pen.write(sheet.total.label, { font: 'bold', size: 13, x: 300, y: here + 3 }),
      () => pen.write(sheet.total.value, { font: 'bold', size: 13, x: 300, y: here + 3, right: true }),
    ]),
  )
  y += 40
  if (sheet.pay.length > 0) y = drawPayment(doc, root, sheet, pen, y)
  root.add(
    doc.struct('P', {}, () =>
      pen.write(sheet.note, { size: 8.5, color: SOFT, x: PAGE.left, y: y + 6, width: PAGE.right - PAGE.left }),
    ),
  )
  pen.numberPages(sheet.page)
}

const CELLS = ['what', 'quantity', 'price', 'amount'] as const
type Cell = (typeof CELLS)[number]

const COLUMNS: Record<Cell, { x: number; width: number; right?: boolean }> = {
  what: { x: PAGE.left, width: 172 },
  quantity: { x: 234, width: 132 },
  price: { x: 370, width: 90, right: true },
  amount: { x: 464, width: PAGE.right - 464, right: true },
}
const SIZES: Record<Cell, number> = { what: 10, quantity: 8.5, price: 8.5, amount: 10 }

function drawLines(doc: Doc, root: Section, sheet: InvoiceSheet, pen: Pen, top: number): number {
  const table = doc.struct('Table')
  root.add(table)
  let y = top
  const row = (cells: Section[]) => {
    const made = doc.struct('TR')
    table.add(made)
    for (const cell of cells) made.add(cell)
    made.end()
  }
  const head = (again: boolean) => {
    const here = y
    const cells = CELLS.map(
      (cell) => () => pen.write(sheet.columns[cell], { size: 8.5, color: SOFT, y: here, ...COLUMNS[cell] }),
    )
    if (again) pen.beside(() => cells.forEach((cell) => cell()))
    else row(cells.map((cell) => doc.struct('TH', {}, cell)))
    pen.rule(y + 15)
    y += 22
  }
  const next = (height: number) => {
    const here = pen.room(y, height)
    if (here === y) return
    y = here
    head(true)
  }
  head(false)
  for (const { heading, rows } of sheet.groups) {
    next(38)
    const at = y
    row([
      doc.struct('TH', {}, () => pen.write(heading, { font: 'bold', x: PAGE.left, y: at })),
      ...CELLS.slice(1).map(() => doc.struct('TD')),
    ])
    y += 17
    for (const line of rows) {
      const height = Math.max(...CELLS.map((cell) => pen.height(line[cell], COLUMNS[cell].width, SIZES[cell])))
      next(height + 5)
      const here = y
      row(
        CELLS.map((cell) =>
          line[cell] === ''
            ? doc.struct('TD')
            : doc.struct('TD', {}, () =>
                pen.write(line[cell], { size: SIZES[cell], y: here + (10 - SIZES[cell]) * 0.7, ...COLUMNS[cell] }),
              ),
        ),
      )
      y += height + 4
    }
    y += 6
  }
  table.end()
  return y
}

function drawPayment(doc: Doc, root: Section, sheet: InvoiceSheet, pen: Pen, top: number): number {
  pen.box(top, 36 + sheet.pay.length * 16)
  root.add(doc.struct('H2', {}, () => pen.write(sheet.payHeading, { font: 'bold', x: PAGE.left + 14, y: top + 10 })))
  sheet.pay.forEach(({ label, value }, index) => {
    const y = top + 28 + index * 16
    root.add(
      doc.struct('P', {}, [
        () => pen.write(label, { color: SOFT, x: PAGE.left + 14, y }),
        () => pen.write(value, { x: 240, y }),
      ]),
    )
  })
  return top + 46 + sheet.pay.length * 16
}

export type InvoiceFileDeps = StoreDeps & { translate: Translate; content: Pick<ContentPort, 'customerService'> }

/** The PDF of the customer's own invoice (INV-03); `undefined` for a missing or another customer's invoice. */
export async function readInvoiceFile(
  deps: InvoiceFileDeps,
  legalEntityId: string,
  provider: Provider,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const row = await findInvoice(deps, legalEntityId, id, provider)
  return row && fileOf(deps, row)
}

export async function fileOf(deps: InvoiceFileDeps, row: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  const sender = await deps.content.customerService(readLocale(row.address.locale) ?? DEFAULT_LOCALE)
  return invoicePdf(invoiceSheet(row, sender, deps.translate), { author: sender.companyName, at: row.createdAt })
}

/** Sent as a download that must not be cached. */
export const pdfResponse = (file: Uint8Array<ArrayBuffer>): Response =>
  new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="invoice.pdf"',
      'cache-control': 'no-store',
      'content-length': String(file.byteLength),
    },
  })
