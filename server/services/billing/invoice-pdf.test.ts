import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { RATED_KINDS } from '#contracts/products/rated.ts'
import { createSpeak } from '../../brain/speak.ts'
import type { InvoiceLine } from '../../db/schema/billing.ts'
import { pdfObjects, pdfText } from '../../testing/pdf-text.ts'
import { createEmbeddedContent } from '../content/create-embedded-content.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { kidOf } from './kid.ts'
import { vatIn } from './vat.ts'

const speak = createSpeak()
const line = (label: string, amount: number, values: InvoiceLine['values'] = {}): InvoiceLine => ({ subscription: 's', label, values: { phone: '+4790000001', ...values }, amount })
const lines = [
  line('monthly', 39_900, { plan: '12 GB', from: '2026-02-01', to: '2026-02-28' }),
  line('calls', 402, { count: 2, quantity: 83 }),
  line('openedData', 2_490, { count: 1, quantity: 10_000 }),
  { subscription: null, label: 'refund', values: {}, amount: -5_000 },
]
const row = (more: object = {}) => {
  const own = { lines, currency: 'NOK' as const, locale: 'nb_NO', ...more }
  const total = own.lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: 'i', legalEntity: 'k', provider: 'eRate' as const, month: '2026-02', number: 10_000_001, kid: kidOf(10_000_001), currency: own.currency, total, vat: vatIn(total), lines: own.lines,
    address: { name: 'Kåre Ødegård Łukasz', street: 'Sjøgata 12B', postalCode: '0184', city: 'Ås', country: 'NO', locale: own.locale },
    dueDate: '2026-03-16', paidAt: null, createdAt: new Date('2026-03-02T09:00:00Z'),
  }
}
const drawn = async (more: object = {}) => {
  const sheet = invoiceSheet(row(more), await createEmbeddedContent().customerService('nb_NO'), speak)
  return invoicePdf(sheet, { author: 'Scoopr AS', at: new Date('2026-03-02T09:00:00Z') })
}

test('INV-03 a real invoice: sender, receiver, lines, VAT, KID, account and due date, in words that can be copied', async () => {
  const file = await drawn()
  const folder = process.env['PDF_FOLDER']
  if (folder !== undefined) writeFileSync(`${folder}/invoice.pdf`, file)
  const text = pdfText(file)
  for (const words of [
    'Scoopr AS', 'Org.nr. 932 118 047 MVA', 'Kåre Ødegård Łukasz', 'Sjøgata 12B', '0184 Ås', 'Faktura', '10000001', '02/03/2026', 'februar 2026', 'Mobil 900 00 001',
    '12 GB, månedspris', '399,00', '2 samtaler, 1:23 min', '10,00 MB', '-50,00', 'Uten mva.', '302,34 NOK', 'Mva. 25 %', '75,58 NOK', '377,92 NOK', '1506 12 34567', kidOf(10_000_001), '16/03/2026',
  ]) {
    expect(text).toContain(words)
  }
})

test('INV-03 tagged, in its language, with a title, every font embedded and its characters told', async () => {
  const bodies = [...pdfObjects(await drawn()).values()]
  const catalog = bodies.find((body) => body.includes('/Type /Catalog')) ?? ''
  for (const key of ['/StructTreeRoot', '/MarkInfo', '/Lang (nb-NO)']) expect(catalog).toContain(key)
  for (const key of ['/Marked true', '/DisplayDocTitle true']) expect(bodies.some((body) => body.includes(key))).toBe(true)
  const fonts = bodies.filter((body) => body.includes('/Type /Font\n') && body.includes('/Type0'))
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect(font).toMatch(/\/ToUnicode \d+ 0 R/)
  expect(bodies.filter((body) => /\/FontFile2? \d+ 0 R/.test(body))).toHaveLength(2)
  for (const tag of ['/S /H1', '/S /Table', '/S /TH', '/S /TD', '/S /H2']) expect(bodies.some((body) => body.includes(tag))).toBe(true)
})

test('INV-03 many lines go on to more pages, each with its number', async () => {
  const many = Array.from({ length: 80 }, (_, index) => line('calls', 100, { count: 1, quantity: 60, phone: `+479000000${index % 10}` }))
  const file = await drawn({ lines: many })
  const folder = process.env['PDF_FOLDER']
  if (folder !== undefined) writeFileSync(`${folder}/long.pdf`, file)
  const text = pdfText(file)
  expect(text).toContain('Side 1 av 3')
  expect(text.match(/Samtaler i Norge/g)).toHaveLength(80)
  expect(text).toContain('80,00 NOK')
})

test('a credit note says that there is nothing to pay, in each language and currency', async () => {
  const credit = [line('refund', -10_000)]
  expect(pdfText(await drawn({ lines: credit }))).toContain('Kreditnota')
  expect(pdfText(await drawn({ lines: credit }))).not.toContain('KID')
  expect(pdfText(await drawn({ locale: 'sv_SE', currency: 'SEK' }))).toContain('OCR-nummer')
})

test('every line there can be has its words in each language', () => {
  const charged = RATED_KINDS.filter((kind) => !kind.startsWith('free') && kind !== 'blocked')
  for (const locale of LOCALES) {
    for (const label of [...charged, 'monthly', 'setUp', 'powerFee', 'energy', 'refund']) expect(speak(locale, `invoice.line.${label}`, { plan: 'x', zone: 2, row: 'y' })).not.toContain('invoice.')
  }
})
