import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { LINE_LABELS, type LineLabel } from '#contracts/products/rated.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import type { InvoiceLine } from './tables.ts'
import { pdfObjects, pdfText } from '#server/testing/pdf-text.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { chargedOn } from './credits.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { kidOf, vatIn } from './keep-invoices.ts'

const speak = createSpeak()
const line = (label: LineLabel, amount: number, values: InvoiceLine['values'] = {}): InvoiceLine => ({
  subscription: 's',
  label,
  values: { phone: '+4790000001', ...values },
  amount,
})
const lines: InvoiceLine[] = [
  line('monthly', 39_900, { plan: '12 GB', from: '2026-02-01', to: '2026-02-28', unit: 39_900 }),
  line('calls', 402, { count: 2, quantity: 83, start: 99, unit: 149 }),
  line('openedData', 2_490, { count: 1, quantity: 10_000, unit: 249 }),
  line('roamingSms', 798, { count: 2, quantity: 2, zone: 2, free: 2, unit: 399 }),
  { subscription: null, label: 'refund', values: {}, amount: -5_000 },
]
const row = (more: object = {}) => {
  const own = { lines, currency: 'NOK' as const, locale: 'nb_NO', paidOut: false, ...more }
  const total = own.lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: 'i',
    legalEntity: 'k',
    provider: 'eRate' as const,
    month: '2026-02',
    number: 10_000_001,
    kid: kidOf(10_000_001),
    currency: own.currency,
    total,
    vat: vatIn(chargedOn(own.lines)),
    lines: own.lines,
    address: {
      name: 'Kåre Ødegård Łukasz',
      street: 'Sjøgata 12B',
      postalCode: '0184',
      city: 'Ås',
      country: 'NO',
      locale: own.locale,
    },
    dueDate: '2026-03-16',
    paidAt: null,
    paidOut: own.paidOut,
    createdAt: new Date('2026-03-02T09:00:00Z'),
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
    'Scoopr AS',
    'Org.nr. 932 118 047 MVA Foretaksregisteret',
    'Kåre Ødegård Łukasz',
    'Sjøgata 12B',
    '0184 Ås',
    'Faktura',
    '10000001',
    '02.03.2026',
    'februar 2026',
    'Mobil 900 00 001',
    '12 GB, månedspris',
    '399,00',
    '2 samtaler, 1:23 min',
    '10,00 MB',
    '-50,00',
    'Uten mva.',
    'Uten mva.',
    '308,72 NOK',
    'Mva. 25 %',
    '77,18 NOK',
    '385,90 NOK',
    '1506 12 34567',
    kidOf(10_000_001),
    '16.03.2026',
  ]) {
    expect(text).toContain(words)
  }
})

test('INV-03 the PDF is tagged, has language and title, and embeds every font with its character map', async () => {
  const bodies = [...pdfObjects(await drawn()).values()]
  const catalog = bodies.find((body) => body.includes('/Type /Catalog')) ?? ''
  for (const key of ['/StructTreeRoot', '/MarkInfo', '/Lang (nb-NO)']) expect(catalog).toContain(key)
  for (const key of ['/Marked true', '/DisplayDocTitle true'])
    expect(bodies.some((body) => body.includes(key))).toBe(true)
  const fonts = bodies.filter((body) => body.includes('/Type /Font\n') && body.includes('/Type0'))
  expect(fonts).toHaveLength(2)
  for (const font of fonts) expect(font).toMatch(/\/ToUnicode \d+ 0 R/)
  expect(bodies.filter((body) => /\/FontFile2? \d+ 0 R/.test(body))).toHaveLength(2)
  for (const tag of ['/S /H1', '/S /Table', '/S /TH', '/S /TD', '/S /H2'])
    expect(bodies.some((body) => body.includes(tag))).toBe(true)
})

test('INV-03 many lines continue on further numbered pages', async () => {
  const many = Array.from({ length: 80 }, (_, index) =>
    line('calls', 100, { count: 1, quantity: 60, phone: `+479000000${index % 10}` }),
  )
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

test('INV-03 charged use has quantity and unit price, and free use is listed separately', async () => {
  const text = pdfText(await drawn())
  for (const words of [
    '399,00 pr. md.',
    '2 samtaler, 1:23 min',
    '0,99 + 1,49/min',
    '10,00 MB',
    '2,49/MB',
    '2 stk. (+ 2 gratis)',
    '3,99',
  ])
    expect(text).toContain(words)
})

test.each([
  ['nb_NO', '01.02.2026', '16.03.2026'],
  ['sv_SE', '2026-02-01', '2026-03-16'],
  ['da_DK', '01.02.2026', '16.03.2026'],
  ['en_US', '1 Feb 2026', '16 Mar 2026'],
])('INV-03 days are written as letters in %s have them', async (locale, from, due) => {
  const text = pdfText(await drawn({ locale }))
  for (const day of [from, due]) expect(text).toContain(day)
})

test.each([
  ['Scoopr AS', '932 118 047 MVA', 'Org.nr. 932 118 047 MVA Foretaksregisteret'],
  ['Scoopr ASA', '932 118 047 MVA', 'Org.nr. 932 118 047 MVA Foretaksregisteret'],
  ['Scoopr AB', '556123-4567', 'Org.nr. 556123-4567, Godkänd för F-skatt'],
  ['Scoopr A/S', '12345678', 'CVR-nr. 12345678'],
  ['Per Hansen', '932 118 047', 'Org.nr. 932 118 047'],
])('INV-03 a seller prints what the law of its country asks for: %s', async (companyName, org, words) => {
  const sheet = invoiceSheet(
    row(),
    { ...(await createEmbeddedContent().customerService('nb_NO')), companyName, org },
    speak,
  )
  expect(sheet.from.lines).toContain(words)
})

test('INV-03 a credit taken off is a line with the number of its credit note, after the VAT of what is charged', async () => {
  const carried: InvoiceLine = {
    subscription: null,
    label: 'carried',
    values: { number: '10000000', left: 5_000 },
    amount: -15_100,
  }
  const text = pdfText(
    await drawn({
      lines: [line('monthly', 39_900, { plan: '12 GB', from: '2026-02-01', to: '2026-02-28', unit: 39_900 }), carried],
    }),
  )
  for (const words of [
    '319,20 NOK',
    '79,80 NOK',
    'Sum inkl. mva.',
    '399,00 NOK',
    'Til gode fra kreditnota 10000000',
    '-151,00 NOK',
    'Å betale',
    '248,00 NOK',
    'Du har fortsatt 50,00 NOK til gode',
  ])
    expect(text).toContain(words)
})

test('INV-03 a credit note says whether its amount is deducted from the next invoice or paid out, when and how', async () => {
  const lines = [line('refund', -15_100)]
  expect(pdfText(await drawn({ lines }))).toContain('Beløpet trekkes fra neste faktura')
  const paidOut = pdfText(await drawn({ lines, paidOut: true }))
  for (const words of [
    'Kreditnota',
    'Utbetales til deg',
    '151,00 NOK',
    'innen 16.03.2026',
    'kontoen du sist betalte en faktura fra',
  ])
    expect(paidOut.replace(/\s+/g, ' ')).toContain(words)
  expect(paidOut).not.toContain('trekkes fra neste faktura')
})

test('every line there can be has its words in each language', () => {
  const charged = LINE_LABELS
  for (const locale of LOCALES) {
    for (const label of charged)
      expect(speak(locale, `invoice.line.${label}`, { plan: 'x', zone: 2, row: 'y', number: '1' })).not.toContain(
        'invoice.',
      )
  }
})
