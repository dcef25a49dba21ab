// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ConsentView } from '#contracts/account/my-data.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { MyDataPage } from './my-data-page.tsx'
import type { WithdrawalAnswer } from './own-consent.tsx'

// Preloads the lazily loaded texts, so that rendering need not wait for them.
beforeAll(() => Promise.all([import('virtual:catalogue/account/en_US'), import('virtual:catalogue/account/sv_SE')]))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const NOW = Date.parse('2026-03-02T10:00:00Z')
const DAY = 86_400_000
const general: ConsentView = {
  id: 'g1',
  purpose: 'general',
  version: '2017-10-31',
  channel: 'chat',
  givenAt: NOW - DAY,
  expiresAt: undefined,
  withdrawnAt: undefined,
}
const debt: ConsentView = {
  id: 'd1',
  purpose: 'debt',
  version: 'debt.consent.v1',
  channel: 'chat',
  givenAt: NOW - 30 * DAY,
  expiresAt: NOW + DAY,
  withdrawnAt: undefined,
}

async function show(consents: ConsentView[], outcomes: WithdrawalAnswer['outcome'][] = [], locale: Locale = 'en_US') {
  const i18n = await loadI18n(locale)
  const Page = () => (
    <MyDataPage
      {...useLoaderData<{ consents: ConsentView[]; now: number }>()}
      isArchiveReady={false}
      answer={undefined}
    />
  )
  const Stub = createRoutesStub([
    {
      path: '/account/data',
      HydrateFallback: () => null,
      loader: () => ({ consents, now: NOW }),
      action: async ({ request }) => ({
        id: String((await request.formData()).get('withdraw')),
        outcome: outcomes.shift() ?? 'yes',
      }),
      Component: Page,
    },
  ])
  await act(
    async () =>
      void render(
        <I18nProvider i18n={i18n}>
          <Stub initialEntries={['/account/data']} />
        </I18nProvider>,
      ),
  )
  return {
    of: (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body),
  }
}

test('BEY-11 a failed withdrawal is reported beside its consent, which stays, and can be tried again; the focus then moves to its heading', async () => {
  const { of } = await show([general, debt], ['failed', 'yes'])
  const user = userEvent.setup()
  const button = of('General terms').getByRole('button')
  await user.click(button)
  await waitFor(() =>
    expect(of('General terms').getByRole('alert').textContent).toBe(
      'We could not withdraw the consent, so it still stands. Try again in a moment.',
    ),
  )
  expect(of('General terms').getByText('In force')).toBeTruthy()
  await user.click(button)
  await waitFor(() => expect(of('General terms').getByRole('status').textContent).toBe('The consent is withdrawn.'))
  expect(of('General terms').getByText('Withdrawn')).toBeTruthy()
  expect(of('General terms').queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'General terms' }))
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('BEY-11 the accepted text is named by its date or edition, never by its key', async () => {
  const { of } = await show([general, debt])
  expect(of('General terms').getByText(/text of 31\/10\/2017\./)).toBeTruthy()
  expect(of('Reading of debt information').getByText(/edition 1 of the text\./)).toBeTruthy()
})

test('SHELL-01 BEY-11 days of consents are written as the language writes them, year first in Swedish', async () => {
  const { of } = await show([general], [], 'sv_SE')
  expect(
    of('Allmänna villkor').getByText('Gett 2026-03-01 i samtalet, text av 2017-10-31.', { exact: false }),
  ).toBeTruthy()
})

test('BEY-11 a consent expires on time, also while its page is open, and the focus stays where it is', async () => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  await show([debt, { ...debt, id: 'd0', expiresAt: NOW - DAY }])
  const [inSight, before] = screen.getAllByRole('listitem')
  if (!inSight || !before) throw new Error('two consents')
  expect(within(before).getByText('Expired')).toBeTruthy()
  expect(within(before).queryByRole('button')).toBeNull()
  expect(within(inSight).getByText('In force')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(DAY))
  expect(within(inSight).getByText('Expired')).toBeTruthy()
  expect(within(inSight).queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
