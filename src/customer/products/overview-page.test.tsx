// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { ok } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { PowerOverview } from '#contracts/products/power-overview.ts'
import { powerAgreement } from '#src/testing/power-agreement.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { OverviewPage } from './overview-page.tsx'

afterEach(cleanup)

const mobile = (id: string, state: SubscriptionOverview['state']): SubscriptionOverview => ({
  id,
  orderId: id,
  subscriptionName: id,
  plan: '6gb',
  phoneNumber: '+4790000101',
  state,
  monthly: 33_900,
  created: '2026-11-21',
})
const card = (title: string) => ({
  title,
  text: '',
  buttonText: `Bestill ${title}`,
  buttonUrl: '/forside',
  moreText: 'Mer',
  moreAction: '/kundeservice',
})
const nothing = { sync: true, error: false, subscriptions: [], invoices: [], invoicesFailed: false }

async function show(owned: SubscriptionOverview[], agreements: PowerOverview[], locale: Locale) {
  await import(locale === 'sv_SE' ? 'virtual:catalogue/products/sv_SE' : 'virtual:catalogue/products/nb_NO')
  await act(async () => {
    await renderPage(
      <OverviewPage
        person={{
          id: 'p',
          firstName: 'Kari',
          fullName: 'Kari Nordmann',
          expires: 0,
          generalConsent: true,
          telipolConsent: false,
        }}
        owned={ok(owned)}
        agreements={ok(agreements)}
        overview={{
          mobile: Promise.resolve(nothing),
          power: Promise.resolve(nothing),
          insurance: Promise.resolve(nothing),
        }}
        cards={{
          mobile: card('mobil'),
          insurance: card('forsikring'),
          refinancing: card('refinansiering'),
          power: card('strøm'),
        }}
        rights={[]}
        insurerUrl="https://insurer.example"
        overdue={[]}
        left={9}
        today="2026-11-21"
      />,
      { locale },
    )
  })
}

test('PROD-01 PROD-07 what has ended is shown but not counted, in mobile and in power', async () => {
  await show([mobile('6 GB', 'ACTIVE'), mobile('12 GB', 'ORDERED'), mobile('3 GB', 'ENDED')], [], 'nb_NO')
  expect(screen.getByText('2 abonnementer')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '3 GB' })).toBeTruthy()
  cleanup()
  await show([], [powerAgreement('Götgatan', 'ACTIVE'), powerAgreement('Storgatan', 'ENDED')], 'sv_SE')
  expect(screen.getByText('1 avtal')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Storgatan' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bestill strøm' })).toBeNull()
})

test('PROD-01 PROD-07 a customer of whose products only ended ones are left is shown the sales card again', async () => {
  await show([mobile('3 GB', 'ENDED')], [], 'nb_NO')
  expect(screen.getByRole('heading', { name: '3 GB' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bestill mobil' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bestill et abonnement til' })).toBeNull()
  cleanup()
  await show([], [powerAgreement('Storgatan', 'ENDED')], 'sv_SE')
  expect(screen.getByRole('heading', { name: 'Storgatan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bestill strøm' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Beställ till en adress till' })).toBeNull()
})
