// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SubscriptionOverview } from '#contracts/products/overview.ts'
import type { PortationStatus } from '#contracts/products/portation.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { MobileProducts } from './mobile-products.tsx'

afterEach(cleanup)

const own: SubscriptionOverview = {
  id: 's1',
  orderId: 'o1',
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
const show = async (...value: SubscriptionOverview[]) => {
  await import('virtual:catalogue/products/nb_NO')
  await act(async () => {
    await renderPage(<MobileProducts subscriptions={{ ok: true, value }} />)
  })
}

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
  ['owner_mismatch', 'Flyttingen ble avvist: nummeret står på en annen eier enn deg. Eieren kan godkjenne med BankID.'],
  ['a_new_reason', 'Leverandøren sa nei til flyttingen. Ring oss, så finner vi ut hvorfor.'],
])('CALL-08 a porting that was refused shows no steps but says why and what to do: %s', async (reason, said) => {
  await show(port('refused', undefined, reason))
  expect(screen.queryByText('Spurt leverandøren')).toBeNull()
  expect(screen.getByText(said)).toBeTruthy()
})

test('BEY-08 a refused porting shows each step with its time, and what can be done about it by keyboard', async () => {
  const dates = ['2026-12-03', '2026-12-04']
  const steps = [
    { state: 'submitted' as const, at: '2026-11-21T08:00:00Z' },
    { state: 'refused' as const, at: '2026-11-21T08:03:00Z', reason: 'owner_mismatch' },
  ]
  const refused = { phoneNumber: own.phoneNumber, state: 'refused' as const, steps }
  await show({ ...own, portation: { ...refused, reason: 'owner_mismatch', ways: ['askOwner', 'correct'] } })
  const tracker = within(screen.getByRole('group', { name: 'Flytting av nummeret' }))
  expect(tracker.getByRole('button', { name: 'Spør eieren' }).getAttribute('value')).toBe('askOwner')
  expect(tracker.getByText('Avvist').nextElementSibling?.textContent).toBe('21. nov., 09:03')
  expect(tracker.getByLabelText('Navnet nummeret står på')).toBeTruthy()
  cleanup()
  await show({ ...own, portation: { ...refused, reason: 'date_not_possible', dates, ways: ['chooseDate'] } })
  const days = screen.getByLabelText('Dagen nummeret skal flyttes')
  expect([...days.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    '3. desember',
    '4. desember',
  ])
  cleanup()
  await show({ ...own, portation: { ...refused, reason: 'court_block' } })
  expect(screen.getByRole('link', { name: 'Få hjelp av kundeservice' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('PROD-06 when the mobile system does not answer, its own section says so and offers another try', async () => {
  await renderPage(<MobileProducts subscriptions={{ ok: false, reason: 'unreachable' }} />)
  expect(screen.getByRole('heading').textContent).toBe('Abonnementene dine kan ikke vises akkurat nå')
  expect(screen.getByRole('link', { name: 'Prøv igjen' }).getAttribute('href')).toBe('/products')
})
