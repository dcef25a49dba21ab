// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PortationStatus, SubscriptionOverview } from '#contracts/products/overview.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { MobileProducts } from './mobile-products.tsx'

afterEach(cleanup)

const own: SubscriptionOverview = {
  id: 's1',
  subscriptionName: '6 GB',
  plan: '6gb',
  phoneNumber: '+4790000101',
  state: 'ORDERED',
  monthly: 33_900,
  created: '2026-11-21',
}
const port = (state: PortationStatus['state'], date?: string, reason?: string): SubscriptionOverview => ({
  ...own,
  portation: { phoneNumber: own.phoneNumber, state, ...(date && { date }), ...(reason && { reason }) },
})
const show = (...value: SubscriptionOverview[]) => renderPage(<MobileProducts subscriptions={{ ok: true, value }} />)

test('PROD-01 a subscription shows its number in 3+2+3 digits, its state and its price', async () => {
  await show(own)
  const card = within(screen.getByRole('region', { name: '6 GB 900 00 101' }))
  expect(card.getByText('900 00 101')).toBeTruthy()
  expect(card.getByText('Bestilt')).toBeTruthy()
  expect(card.getByText('339 kr')).toBeTruthy()
})

test('CALL-08 the porting of a number is shown as steps, the next one marked, and in a sentence', async () => {
  await show(port('scheduled', '2026-12-03'))
  const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol'))
  expect(steps.map(({ textContent, dataset }) => [textContent, dataset.done ?? ''])).toEqual([
    ['Bestilt', 'true'],
    ['Spurt leverandøren', 'true'],
    ['Godkjent', 'true'],
    ['Flyttet', ''],
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step'])
  expect(screen.getByText('Nummeret flyttes 3. desember. Bruk telefonen som vanlig til da.')).toBeTruthy()
})

test.each([
  [
    'owner_mismatch',
    'Flyttingen ble avvist: nummeret står på en annen eier. Eieren må godkjenne flyttingen. Ring oss, så hjelper vi dere.',
  ],
  ['a_new_reason', 'Leverandøren sa nei til flyttingen. Ring oss, så finner vi ut hvorfor.'],
])('CALL-08 a porting that was refused shows no steps but says why and what to do: %s', async (reason, said) => {
  await show(port('refused', undefined, reason))
  expect(screen.queryByText('Spurt leverandøren')).toBeNull()
  expect(screen.getByText(said)).toBeTruthy()
})

test('PROD-06 when the mobile system does not answer, its own section says so and offers another try', async () => {
  await renderPage(<MobileProducts subscriptions={{ ok: false, reason: 'unreachable' }} />)
  expect(screen.getByRole('heading').textContent).toBe('Abonnementene dine kan ikke vises akkurat nå')
  expect(screen.getByRole('link', { name: 'Prøv igjen' }).getAttribute('href')).toBe('/products')
})
