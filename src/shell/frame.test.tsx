// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { customerService } from '#src/testing/customer-service.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { Frame } from './frame.tsx'
import { kari, show } from './testing/show-frame.tsx'

afterEach(cleanup)

test('SHELL-03 the footer gives opening hours, phone, e-mail, company and terms', async () => {
  await show()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('Mandag–fredag').nextSibling?.textContent).toBe('08.00–16.00')
  expect(footer.getByRole('link', { name: '21 00 00 40' }).getAttribute('href')).toBe('tel:21000040')
  expect(footer.getByRole('link', { name: 'hjelp@scoopr.example' }).getAttribute('href')).toBe(
    'mailto:hjelp@scoopr.example',
  )
  expect(footer.getByText(/Scoopr AS · org\.nr\. 932 118 047 MVA/)).toBeTruthy()
  expect(footer.getByRole('link', { name: 'Brukervilkår' }).getAttribute('href')).toBe('/brukervilkar')
})

test('SHELL-14 every service worker found at start is unregistered', async () => {
  const left = [{ unregister: vi.fn(async () => true) }, { unregister: vi.fn(async () => true) }]
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => left },
  })
  await show()
  await expect.poll(() => left.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 1])
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('SAND-01 a workplace has the whole window: no header, no upgrade banner, no footer', async () => {
  await show({ person: { ...kari, generalConsent: false }, fullscreen: true, workplace: true })
  for (const role of ['banner', 'contentinfo', 'complementary']) expect(screen.queryByRole(role)).toBeNull()
  expect(screen.getByRole('main').textContent).toBe('Innhold')
})

test('SHELL-08 a customer without the general consent is redirected to it from every other page', async () => {
  const banner = () => screen.queryByRole('complementary', { name: 'Oppgrader kontoen din.' })
  await show({ person: { ...kari, generalConsent: false, telipolConsent: true } })
  expect(
    within(banner() ?? document.body)
      .getByRole('link', { name: 'Se vilkårene' })
      .getAttribute('href'),
  ).toBe('/consent')
  cleanup()
  await show({ person: { ...kari, generalConsent: false }, path: '/consent' })
  expect(banner()).toBeNull()
  cleanup()
  await show({ person: kari })
  expect(banner()).toBeNull()
})

test('SHELL-09 while the content of the next page loads, a loader shows and the page says it is busy', async () => {
  const content = Promise.withResolvers<null>()
  const framed = () => (
    <Frame brand="Scoopr" person={undefined} service={customerService}>
      <Outlet />
    </Frame>
  )
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: framed,
      children: [
        { index: true, Component: () => <Link to="/neste">Videre</Link> },
        {
          path: 'neste',
          loader: () => content.promise,
          Component: () => <h1>Neste side</h1>,
          HydrateFallback: () => null,
        },
      ],
    },
  ])
  render(
    <I18nProvider i18n={await loadI18n('nb_NO')}>
      <Stub initialEntries={['/']} />
    </I18nProvider>,
  )
  expect(screen.queryByText('Henter siden')).toBeNull()
  await userEvent.setup().click(screen.getByRole('link', { name: 'Videre' }))
  expect(screen.getByText('Henter siden')).toBeTruthy()
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
  content.resolve(null)
  await screen.findByRole('heading', { name: 'Neste side' })
  expect(screen.queryByText('Henter siden')).toBeNull()
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull()
})

test('SHELL-09 a followed link that is gone with its page leaves the focus on the new page, one in the header keeps it', async () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Frame brand="Scoopr" person={undefined} service={customerService}>
          <Outlet />
        </Frame>
      ),
      children: [
        { index: true, Component: () => <Link to="/neste">Videre</Link> },
        { path: '*', Component: () => <h1>Neste side</h1> },
      ],
    },
  ])
  render(
    <I18nProvider i18n={await loadI18n('nb_NO')}>
      <Stub initialEntries={['/']} />
    </I18nProvider>,
  )
  expect(document.activeElement).toBe(document.body)
  await userEvent.setup().click(screen.getByRole('link', { name: 'Videre' }))
  await screen.findByRole('heading', { name: 'Neste side' })
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'Scoopr' })
  await userEvent.setup().click(brand)
  await screen.findByRole('link', { name: 'Videre' })
  expect(document.activeElement).toBe(brand)
})
