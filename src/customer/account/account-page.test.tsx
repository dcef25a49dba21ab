// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { AccountPage } from './account-page.tsx'

// Preloads the lazily loaded texts, so that rendering need not wait for them.
beforeAll(() => import('virtual:catalogue/account/en_US'))
afterEach(cleanup)

const account = {
  id: 'kari',
  name: 'Kari Nordmann',
  fullName: 'Kari Nordmann',
  firstName: 'Kari',
  lastName: 'Nordmann',
  locale: 'en_US' as const,
  acceptanceTags: [],
  addresses: [],
  contactPoints: [],
  contactInfo: {
    emails: [{ kind: 'primary', email: 'kari@example.no' }],
    phoneNumbers: [],
    addresses: [],
  },
}

async function show(isRegisterSilent: boolean, at = '/account', editing?: 'address') {
  const view = { account, rules: { country: 'NO' as const, today: '2026-03-02' }, isRegisterSilent }
  const i18n = await loadI18n('en_US')
  const Stub = createRoutesStub([
    {
      path: '/account',
      Component: () => <AccountPage view={view} events={[]} editing={editing} answer={undefined} />,
    },
  ])
  await act(
    async () =>
      void render(
        <I18nProvider i18n={i18n}>
          <Stub initialEntries={[at]} />
        </I18nProvider>,
      ),
  )
  await screen.findByText('kari@example.no')
}

test('ORD-04 ERR-02 while the register is silent the page says that it shows what was last seen, has a way on and nothing to edit', async () => {
  await show(true)
  expect(screen.getByText(/We cannot reach the customer register/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/account')
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
})

test('ORD-04 ERR-02 a card whose form is addressed shows what was last seen while the register is silent, and its form when it answers', async () => {
  await show(true, '/account?edit=address', 'address')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  cleanup()
  await show(false, '/account?edit=address', 'address')
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})

test('ACC-01 while the register answers nothing is said of it, and both cards can be edited', async () => {
  await show(false)
  expect(screen.queryByText(/customer register/)).toBeNull()
  expect(screen.getAllByRole('link', { name: /^Edit/ })).toHaveLength(2)
})

test('ORD-04 a change that was not confirmed is said after the proof of who it was', async () => {
  await show(false, '/account?unsaved=silent')
  expect(screen.getByText(/The customer register has not confirmed the change/)).toBeTruthy()
})
