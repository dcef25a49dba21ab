// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import { powerAgreement } from '#src/testing/power-agreement.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { WelcomePage } from './welcome-page.tsx'

afterEach(cleanup)

const person = {
  id: 'p',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires: 0,
  generalConsent: true,
  telipolConsent: false,
}
const own = (id: string, over: Partial<SubscriptionOverview>): SubscriptionOverview => ({
  id,
  orderId: id,
  subscriptionName: id,
  plan: '6gb',
  phoneNumber: '+4790000101',
  state: 'ACTIVE',
  monthly: 33_900,
  created: '2026-11-21',
  ...over,
})

test('PAGE-05 the welcome page greets by first name, shows open orders and the account’s data, and links to /products', async () => {
  const moving = own('moving', { portation: { phoneNumber: '+4790000101', state: 'sent' } })
  await renderPage(
    <WelcomePage
      person={person}
      offersPasskey={false}
      agreements={ok([])}
      subscriptions={ok([moving, own('settled', {}), own('past', { state: 'ENDED' })])}
    />,
  )
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Kari')
  expect(
    within(screen.getByRole('region', { name: 'Underveis' })).getByRole('heading', { name: 'moving' }),
  ).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'I bruk' })).getByRole('heading', { name: 'settled' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'past' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Til produktene' }).getAttribute('href')).toBe('/products')
})

test('PAGE-05 PROD-06 the greeting shows even when the subscriptions cannot be loaded', async () => {
  const failed = fault('unreachable')
  await renderPage(<WelcomePage person={person} offersPasskey={false} subscriptions={failed} agreements={failed} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Kari')
  expect(screen.getAllByRole('link', { name: 'Prøv igjen' })).toHaveLength(2)
  expect(screen.queryByText(/ikke bestilt noe/)).toBeNull()
})

test('PAGE-05 power that is delivered or under way is on the welcome page too', async () => {
  const agreements = [
    powerAgreement('Götgatan', 'ACTIVE'),
    powerAgreement('Storgatan', 'ORDERED'),
    powerAgreement('Old', 'ENDED'),
  ]
  await renderPage(
    <WelcomePage person={person} offersPasskey={false} subscriptions={ok([])} agreements={ok(agreements)} />,
    { locale: 'sv_SE' },
  )
  expect(
    within(screen.getByRole('region', { name: 'På gång' })).getByRole('heading', { name: 'Storgatan' }),
  ).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'I bruk' })).getByRole('heading', { name: 'Götgatan' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Old' })).toBeNull()
  expect(screen.queryByText(/inte beställt något/)).toBeNull()
})

test('PAGE-05 who has ordered nothing is told so', async () => {
  await renderPage(<WelcomePage person={person} offersPasskey={false} subscriptions={ok([])} agreements={ok([])} />)
  expect(screen.getByText(/ikke bestilt noe/)).toBeTruthy()
})
