// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Invoice } from '#contracts/products/invoice.ts'
import { NoticesHost } from '#src/frame/notices.tsx'
import { renderPage } from '#src/testing/render-page.tsx'
import { ProductTexts } from '../product-texts.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { InvoiceTable } from './invoice-table.tsx'

beforeEach(async () => {
  await import('virtual:catalogue/products/nb_NO')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const invoice = (at: number, change: Partial<Invoice> = {}): Invoice => ({
  id: `i${at}`, provider: 'eRate', number: `100${at}`, createdAt: '2026-10-31T23:30:00Z', dueDate: '2026-11-15', totalAmount: 499, totalExclVat: 399.2, totalVat: 99.8,
  taxes: [], currency: 'NOK', paid: 'PAID', paymentDate: '2026-11-10', invoiceURL: `/services/file/i${at}`, responsibleEntity: 'a', ...change,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => invoice(at))
const show = (children: ReactNode) =>
  act(async () => {
    await renderPage(
      <NoticesHost>
        <ProductTexts>{children}</ProductTexts>
      </NoticesHost>,
    )
  })
const bodyRows = () => screen.getAllByRole('row').slice(1)

test('INV-01 a row: number, days of Oslo as DD/MM/YYYY, two decimals and NOK, paid or not', async () => {
  await show(<InvoiceTable invoices={[invoice(1), invoice(2, { paid: 'UNPAID', paymentDate: null, totalAmount: 1_234.5 })]} />)
  expect(bodyRows().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(['100101/11/202615/11/2026499,00 NOKBetaltPDF', '100201/11/202615/11/20261 234,50 NOKUbetaltPDF'])
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('INV-01 zero and negative amounts are hidden; without any there are no invoices', async () => {
  await show(<InvoiceTable invoices={[invoice(1, { totalAmount: 0 }), invoice(2, { totalAmount: -50 })]} />)
  expect(screen.getByText('Ingen fakturaer')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('INV-01 five to a page, a pager only where there are more', async () => {
  await show(<InvoiceTable invoices={many(11)} />)
  expect(bodyRows()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Neste side' }))
  await userEvent.click(screen.getByRole('button', { name: 'Neste side' }))
  expect(bodyRows()).toHaveLength(1)
  expect(screen.getByText('Side 3 av 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Neste side' }).hasAttribute('disabled')).toBe(true)
})

test('INV-02 the list shows five until all are asked for, and is clear when none lacks a payment date', async () => {
  await show(<InvoiceList invoices={many(7)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('Alt er betalt')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Se alle faktura' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  cleanup()
  await show(<InvoiceList invoices={[...many(2), invoice(9, { paid: 'UNPAID', paymentDate: null })]} />)
  expect(screen.getByText('1 ubetalt')).toBeTruthy()
})

test.each([
  [404, 'Faktura ikke funnet.'],
  [500, 'Noe gikk galt. Prøv igjen senere.'],
])('INV-03 a spinner while it downloads; %i says so in a toast', async (status, said) => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  await show(<InvoiceTable invoices={many(2)} />)
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
  await show(<InvoiceList invoices={many(1)} />)
  const link = screen.getByRole('link', { name: 'Last ned faktura 1000' })
  expect(link.getAttribute('href')).toBe('/services/file/i0')
  fireEvent.click(link)
  await expect.poll(() => saved).toEqual(['invoice.pdf'])
  click.mockRestore()
})
