// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Invoice } from '#contracts/products/invoice.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import { failedState } from '#contracts/products/provider-state.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { TypePage, type TypeState } from './type-page.tsx'

afterEach(cleanup)

const ordered: SubscriptionOverview = {
  id: 's1',
  orderId: 'o1',
  subscriptionName: '6 GB',
  plan: '6gb',
  phoneNumber: '+4790000101',
  state: 'ORDERED',
  monthly: 33_900,
  created: '2026-11-21',
}
const active: SubscriptionOverview = { ...ordered, id: 's2', subscriptionName: '12 GB', state: 'ACTIVE' }
const invoice: Invoice = {
  id: 'i',
  provider: 'eRate',
  number: '10000021',
  createdAt: '2026-10-31T23:30:00Z',
  dueDate: '2026-11-15',
  totalAmount: 499,
  totalExclVat: 399.2,
  totalVat: 99.8,
  taxes: [],
  currency: 'NOK',
  paid: 'UNPAID',
  paymentDate: null,
  invoiceURL: '/file',
  responsibleEntity: 'a',
  kid: '100000303',
  accountNumber: '1506 12 34567',
}
const card = {
  title: 'Mobil',
  text: '',
  buttonText: 'Bestill',
  buttonUrl: '/mobilabonnement',
  moreText: 'Mer',
  moreAction: '/mobil/produkter',
}

const show = async (state: Extract<TypeState, { type: 'mobile' }>['state'], mobile: SubscriptionOverview[]) => {
  await import('virtual:catalogue/products/nb_NO')
  await act(async () => {
    await renderPage(
      <TypePage
        told={{ type: 'mobile', state }}
        known={{ mobile, power: [] }}
        cards={{ mobile: card, insurance: card, refinancing: card, power: card }}
        left={9}
        today="2026-11-16"
        insurerUrl="https://example.no"
      />,
    )
  })
}

test('ERR-02 PROD-06 a provider that fails leaves its subscriptions as the portal knows them, and the invoices', async () => {
  await show({ ...failedState(), invoices: [invoice], invoicesFailed: false }, [ordered, active])
  expect(screen.getByText('Midlertidig utilgjengelig')).toBeTruthy()
  expect(
    within(screen.getByRole('region', { name: 'Dette har du hos oss' }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['6 GB', '12 GB'])
  expect(screen.getByRole('region', { name: '1 faktura er forfalt' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /10000021/ })).toBeTruthy()
})

test('PROD-04 CALL-08 an order under way is shown instead of that there is nothing', async () => {
  await show({ sync: true, error: false, subscriptions: [], invoices: [], invoicesFailed: false }, [
    ordered,
    { ...active, state: 'ENDED' },
  ])
  expect(within(screen.getByRole('region', { name: 'På vei til deg' })).getByText('Bestilt')).toBeTruthy()
  expect(screen.queryByText('Du har ingen aktive mobilabonnement.')).toBeNull()
})

test('PROD-04 a customer without any product is told so', async () => {
  await show({ sync: true, error: false, subscriptions: [], invoices: [], invoicesFailed: false }, [])
  expect(screen.getByText('Du har ingen aktive mobilabonnement.')).toBeTruthy()
})
