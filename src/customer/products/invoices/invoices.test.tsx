// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Invoice } from '#contracts/products/invoice.ts'
import { NoticesHost } from '#src/shell/notices.tsx'
import { renderPage } from '#src/testing/render-page.tsx'
import { ProductTexts } from '#src/customer/products/product-texts.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { UnpaidInvoices } from './unpaid-invoices.tsx'

beforeEach(async () => {
  await import('virtual:catalogue/products/nb_NO')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const invoice = (at: number, change: Partial<Invoice> = {}): Invoice => ({
  id: `i${at}`,
  provider: 'eRate',
  number: `100${at}`,
  createdAt: '2026-10-31T23:30:00Z',
  dueDate: '2026-11-15',
  totalAmount: 499,
  totalExclVat: 399.2,
  totalVat: 99.8,
  taxes: [],
  currency: 'NOK',
  paid: 'PAID',
  paymentDate: '2026-11-10',
  invoiceURL: `/services/file/i${at}`,
  responsibleEntity: 'a',
  ...change,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => invoice(at))
const show = (children: ReactNode, path = '/products/details/mobile') =>
  act(async () => {
    await renderPage(
      <NoticesHost>
        <ProductTexts>{children}</ProductTexts>
      </NoticesHost>,
      { path },
    )
  })
/** Where a form leads that is sent without scripts by its button. */
const leadsTo = (button: HTMLElement) =>
  button instanceof HTMLButtonElement && button.form
    ? { method: button.form.method, query: `${button.name}=${button.value}`, type: button.type }
    : undefined
const bodyRows = () => screen.getAllByRole('row').slice(1)

test('INV-01 a row: number, days of Oslo as DD/MM/YYYY, two decimals and NOK, paid or not', async () => {
  await show(
    <InvoiceTable
      today="2026-11-14"
      invoices={[invoice(1), invoice(2, { paid: 'UNPAID', paymentDate: null, totalAmount: 1_234.5 })]}
    />,
  )
  expect(bodyRows().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '100101/11/202615/11/2026499,00 NOKBetaltPDF',
    '100201/11/202615/11/20261 234,50 NOKUbetaltPDF',
  ])
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('INV-01 zero and negative amounts are hidden; without any there are no invoices', async () => {
  await show(
    <InvoiceTable today="2026-11-14" invoices={[invoice(1, { totalAmount: 0 }), invoice(2, { totalAmount: -50 })]} />,
  )
  expect(screen.getByText('Ingen fakturaer')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('INV-01 credit and payouts are shown with their credit note', async () => {
  const due = { amount: 60, dueOn: '2026-12-16', paidAt: null }
  await show(
    <InvoiceTable
      invoices={[
        invoice(1, { totalAmount: -151, creditLeft: 51.5 }),
        invoice(2, { totalAmount: -60, payout: due }),
        invoice(3, { totalAmount: -60, payout: { ...due, paidAt: '2026-12-08T12:00:00Z' } }),
      ]}
      today="2026-12-01"
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Du har 51,50 NOK til gode fra nr. 1001. Det trekkes fra neste faktura.PDF',
    'Vi betaler ut 60,00 NOK til deg innen 16/12/2026, til kontoen du sist betalte en faktura fra (nr. 1002).PDF',
    'Vi betalte ut 60,00 NOK til deg 08/12/2026 (nr. 1003).PDF',
  ])
})

test('INV-01 five to a page, a pager only where there are more', async () => {
  await show(<InvoiceTable today="2026-11-14" invoices={many(11)} />)
  expect(bodyRows()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Neste side' }))
  await userEvent.click(screen.getByRole('button', { name: 'Neste side' }))
  expect(bodyRows()).toHaveLength(1)
  expect(screen.getByText('Side 3 av 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Neste side' }).hasAttribute('disabled')).toBe(true)
})

test('INV-01 without scripts the pager is a form, and its address shows that page', async () => {
  await show(<InvoiceTable today="2026-11-14" invoices={many(11)} />, '/products/details/mobile?invoices=2')
  expect(screen.getByText('Side 2 av 3')).toBeTruthy()
  expect(bodyRows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    [5, 6, 7, 8, 9].map((at) => `100${at}`),
  )
  expect(leadsTo(screen.getByRole('button', { name: 'Neste side' }))).toEqual({
    method: 'get',
    query: 'invoices=3',
    type: 'submit',
  })
  cleanup()
  for (const written of ['0', '-1', '99', 'nothing', '2.5']) {
    await show(<InvoiceTable today="2026-11-14" invoices={many(11)} />, `/products/details/mobile?invoices=${written}`)
    expect(bodyRows().length).toBeGreaterThan(0)
    cleanup()
  }
})

test('INV-02 without scripts the way to all invoices is a form, and its address shows all', async () => {
  const path = '/products/mobil/eRate/1'
  await show(<InvoiceList today="2026-11-14" invoices={many(7)} />, path)
  expect(leadsTo(screen.getByRole('button', { name: 'Se alle faktura' }))).toEqual({
    method: 'get',
    query: 'invoices=all',
    type: 'submit',
  })
  cleanup()
  await show(<InvoiceList today="2026-11-14" invoices={many(7)} />, `${path}?invoices=all`)
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})

test('INV-02 the list shows five until all are asked for, and is clear when none lacks a payment date', async () => {
  await show(<InvoiceList today="2026-11-14" invoices={many(7)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('Alt er betalt')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Se alle faktura' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  cleanup()
  await show(
    <InvoiceList today="2026-11-14" invoices={[...many(2), invoice(9, { paid: 'UNPAID', paymentDate: null })]} />,
  )
  expect(screen.getByText('1 ubetalt')).toBeTruthy()
})

test.each([
  [404, 'Faktura ikke funnet.'],
  [500, 'Noe gikk galt. Prøv igjen senere.'],
])('INV-03 a spinner while it downloads; %i says so in a toast', async (status, said) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  await show(<InvoiceTable today="2026-11-14" invoices={many(2)} />)
  const row = within(bodyRows()[0] ?? document.body)
  fireEvent.click(row.getByRole('link', { name: 'Last ned faktura 1000' }))
  expect(row.getByRole('status', { name: 'Laster ned faktura 1000', hidden: true })).toBeTruthy()
  resolve(new Response(null, { status }))
  expect(await screen.findByText(said)).toBeTruthy()
  expect(row.queryByRole('status')).toBeNull()
})

test('INV-03 the file is saved as invoice.pdf; without scripts the link leads to it', async () => {
  vi.stubGlobal('fetch', async () => new Response('%PDF', { status: 200 }))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }))
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await show(<InvoiceList today="2026-11-14" invoices={many(1)} />)
  const link = screen.getByRole('link', { name: 'Last ned faktura 1000' })
  expect(link.getAttribute('href')).toBe('/services/file/i0')
  fireEvent.click(link)
  await expect.poll(() => saved).toEqual(['invoice.pdf'])
  click.mockRestore()
})

const unpaid = (at: number, change: Partial<Invoice> = {}) =>
  invoice(at, {
    paid: 'UNPAID',
    paymentDate: null,
    kid: '100000303',
    accountNumber: '1506 12 34567',
    totalAmount: 1_652.9,
    ...change,
  })

test('INV-01 an unpaid invoice past its due date is told to be overdue, on its due date it is not', async () => {
  await show(<InvoiceTable today="2026-11-16" invoices={[unpaid(1)]} />)
  expect(bodyRows()[0]?.textContent).toContain('Forfalt')
  cleanup()
  await show(<InvoiceTable today="2026-11-15" invoices={[unpaid(1)]} />)
  expect(bodyRows()[0]?.textContent).toContain('Ubetalt')
  cleanup()
  await show(<InvoiceList today="2026-11-16" invoices={[unpaid(1)]} />)
  expect(screen.getByText('Forfalt 15/11/2026')).toBeTruthy()
})

test('INV-01 overdue invoices are shown with amount, due date and how to pay', async () => {
  await show(<UnpaidInvoices today="2026-11-16" invoices={[unpaid(1), unpaid(2)]} />)
  const card = within(screen.getByRole('region', { name: '2 fakturaer er forfalt' }))
  expect(card.getAllByText('Forfalt 15/11/2026')).toHaveLength(2)
  expect(card.getAllByRole('definition')[0]?.textContent?.replaceAll('\u00a0', ' ')).toContain('1 652,90 NOK')
  expect(card.getAllByText('1506 12 34567')).toHaveLength(2)
})

test('INV-01 amount, KID and account number are copied as a bank takes them, and it is said', async () => {
  const user = userEvent.setup()
  await show(<UnpaidInvoices today="2026-11-16" invoices={[unpaid(1)]} />)
  for (const [name, value] of [
    ['Beløp', '1652,90'],
    ['KID', '100000303'],
    ['Kontonummer', '15061234567'],
  ] as const) {
    screen.getByRole('button', { name: `Kopier ${name}` }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`${name} er kopiert`)).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(value)
  }
})

test('INV-01 where the clipboard may not be used the value is selected, and it is said', async () => {
  await show(<UnpaidInvoices today="2026-11-16" invoices={[unpaid(1)]} />)
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  fireEvent.click(screen.getByRole('button', { name: 'Kopier KID' }))
  expect(await screen.findByText('KID er merket. Kopier med tastaturet eller menyen.')).toBeTruthy()
  expect(getSelection()?.toString()).toBe('100000303')
})
