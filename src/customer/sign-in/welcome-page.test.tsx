// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
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
  subscriptionName: id,
  plan: '6gb',
  phoneNumber: '+4790000101',
  state: 'ACTIVE',
  monthly: 33_900,
  created: '2026-11-21',
  ...over,
})

test('PAGE-05 greets by first name, shows what is under way and what the account has, and leads on to /products', async () => {
  const moving = own('moving', { portation: { phoneNumber: '+4790000101', state: 'sent' } })
  await renderPage(
    <WelcomePage person={person} subscriptions={ok([moving, own('settled', {}), own('past', { state: 'ENDED' })])} />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Kari')
  expect(
    within(screen.getByRole('region', { name: 'Underveis' })).getByRole('heading', { name: 'moving' }),
  ).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'I bruk' })).getByRole('heading', { name: 'settled' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'past' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Til produktene' }).getAttribute('href')).toBe('/products')
})

test('PAGE-05 PROD-06 when the subscriptions cannot be had the greeting stands all the same', async () => {
  await renderPage(<WelcomePage person={person} subscriptions={fault('unreachable')} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Kari')
})
