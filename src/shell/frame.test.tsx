// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '#contracts/account/credentials.ts'
import type { CookieDisclaimer } from '#contracts/content/cookie-disclaimer.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { customerService } from '#src/testing/customer-service.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { Frame } from './frame.tsx'

const kari: Person = {
  id: 'kari',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires: 0,
  generalConsent: true,
  telipolConsent: false,
}

const words = { text: 'Vi bruker noen få.', moreButtonText: 'Les om hver av dem', acceptButtonText: 'Det er greit' }
type Shown = { person?: Person; locale?: Locale; path?: string; disclaimer?: CookieDisclaimer; fullscreen?: boolean }
const show = ({ person, locale, path, disclaimer, fullscreen = false }: Shown = {}) =>
  renderPage(
    <Frame brand="Scoopr" person={person} service={customerService} disclaimer={disclaimer} fullscreen={fullscreen}>
      <h1>Innhold</h1>
    </Frame>,
    { ...(locale && { locale }), ...(path && { path }) },
  )
const pushMenu = () => {
  const menu = document.querySelector('#push-menu')
  if (!(menu instanceof HTMLDialogElement)) throw new Error('no push menu')
  return menu
}
const top = () => within(screen.getByRole('banner'))

beforeEach(() => {
  // jsdom draws no top layer: opening and closing are told by the attribute alone.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
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

test('SHELL-04 the top menu of a visitor: home, products with plans, about, customer service, own page', async () => {
  await show()
  expect(top().getByRole('link', { name: 'Hjem' }).getAttribute('href')).toBe('/')
  expect(top().getByRole('link', { name: 'Mobil', hidden: true }).getAttribute('href')).toBe('/mobilabonnement')
  expect(top().getByRole('link', { name: '30 GB', hidden: true }).getAttribute('href')).toBe('/mobilabonnement/30gb')
  expect(top().getByRole('link', { name: 'Om oss' })).toBeTruthy()
  expect(top().getByRole('link', { name: 'Kundeservice' })).toBeTruthy()
  expect(top().getByRole('link', { name: 'Mitt Scoopr' }).getAttribute('href')).toBe('/login')
})

test('SHELL-04 no own page for visitors in sv_SE', async () => {
  await show({ locale: 'sv_SE' })
  expect(screen.queryByRole('link', { name: 'Mitt Scoopr', hidden: true })).toBeNull()
})

test('SHELL-04 AUTH-03 a signed-in person has an account menu with overview and a logout that needs no scripts', async () => {
  await show({ person: kari })
  expect(top().queryByRole('link', { name: 'Mitt Scoopr', hidden: true })).toBeNull()
  expect(top().getByRole('link', { name: 'Mine produkter', hidden: true }).getAttribute('href')).toBe('/products')
  const form = top().getByRole('button', { name: 'Logg ut', hidden: true }).closest('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/logout'])
})

test('SHELL-17 a product that is not active, or not there yet, is greyed out and no link', async () => {
  await show()
  expect(top().getByRole('link', { name: 'Forsikring', hidden: true }).getAttribute('href')).toBe('/forsikring')
  expect(top().getByRole('link', { name: 'Refinansiering', hidden: true }).getAttribute('href')).toBe('/refinansiering')
  cleanup()
  await show({ locale: 'da_DK' })
  expect(top().getByText('Mobil', { exact: false }).textContent).toBe('Mobil Kun i Norge')
  expect(top().queryByRole('link', { name: '30 GB', hidden: true })).toBeNull()
})

test('SHELL-03 SHELL-17 where power is sold and mobile is not, the menu leads to power and the foot to no terms of mobile', async () => {
  await show({ locale: 'da_DK' })
  expect(top().getByRole('link', { name: 'Strøm', hidden: true }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: 'Vilkår for mobilabonnement' })).toBeNull()
})

test('SHELL-01 SHELL-02 the language switch posts one of the four locales and where it came from', async () => {
  await show({ path: '/mobilabonnement?flow=mobile_onboarding' })
  const form = top().getByRole('button', { name: 'English', hidden: true }).closest('form')
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/language'])
  expect(form?.querySelector<HTMLInputElement>('input[name=from]')?.value).toBe(
    '/mobilabonnement?flow=mobile_onboarding',
  )
  expect([...(form?.querySelectorAll('button') ?? [])].map(({ value }) => value)).toEqual([
    'nb_NO',
    'sv_SE',
    'da_DK',
    'en_US',
  ])
})

test('SHELL-05 the push menu opens as a modal, slides the page aside, and goes when it is left', async () => {
  const user = userEvent.setup()
  await show()
  const menu = pushMenu()
  const page = screen.getByRole('main').parentElement
  expect(menu.open).toBe(false)

  await user.click(top().getByRole('link', { name: 'Meny' }))
  expect(menu.open).toBe(true)
  expect(page?.className).toContain('aside')

  await user.click(within(menu).getByRole('button', { name: 'Lukk' }))
  expect(menu.open).toBe(false)
  expect(page?.className).not.toContain('aside')

  await user.click(top().getByRole('link', { name: 'Meny' }))
  await user.click(within(menu).getByRole('link', { name: 'Kundeservice' }))
  expect(menu.open).toBe(false)
})

test('SHELL-05 without scripts the push menu is an address on the page', async () => {
  await show()
  expect(top().getByRole('link', { name: 'Meny' }).getAttribute('href')).toBe('#push-menu')
  expect(within(pushMenu()).getByText('Kundeservice').getAttribute('href')).toBe('/kundeservice')
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

test('SHELL-04 the products menu works by keyboard: arrows go through it, Escape closes it and gives the focus back', async () => {
  const user = userEvent.setup()
  await show()
  const summary = top().getByText('Produkter')
  summary.focus()
  await user.keyboard('{ArrowDown}')
  expect(summary.closest('details')?.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Mobil')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Flex Zero')
  await user.keyboard('{Escape}')
  expect(summary.closest('details')?.open).toBe(false)
  expect(document.activeElement).toBe(summary)
})

const notice = () => screen.queryByRole('region', { name: 'Informasjonskapsler' })

test('SHELL-06 the cookie notice has the words of the CMS; no is as near as yes, both by a form that needs no scripts', async () => {
  await show({ disclaimer: words, path: '/mobilabonnement?flow=x' })
  const inside = within(notice() ?? document.body)
  expect(inside.getByText(/^Vi bruker noen få\./)).toBeTruthy()
  expect(inside.getByRole('link', { name: 'Les om hver av dem' }).getAttribute('href')).toBe('/cookies')
  const [no, yes] = inside.getAllByRole<HTMLButtonElement>('button')
  expect([no?.textContent, no?.name, no?.value, yes?.textContent, yes?.name, yes?.value]).toEqual([
    'Bare de nødvendige',
    'choice',
    'refused',
    'Det er greit',
    'choice',
    'accepted',
  ])
  expect(no?.className).toBe(yes?.className)
  expect([no?.form?.method, no?.form?.getAttribute('action'), no?.form?.querySelector('input')?.value]).toEqual([
    'post',
    '/cookie-choice',
    '/mobilabonnement?flow=x',
  ])
})

test.each([
  ['Bare de nødvendige', 'refused'],
  ['Det er greit', 'accepted'],
])('SHELL-06 "%s" is kept by the server, the page stays, the notice goes', async (name, choice) => {
  const user = userEvent.setup()
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }))
  await show({ disclaimer: words })
  await user.click(screen.getByRole('button', { name }))
  expect(notice()).toBeNull()
  expect(asked.mock.calls.map(([path, init]) => [path, String(init?.body)])).toEqual([
    ['/cookie-choice', `choice=${choice}`],
  ])
  asked.mockRestore()
})

test('SHELL-06 a choice that could not be kept is asked for again', async () => {
  const user = userEvent.setup()
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await show({ disclaimer: words })
  await user.click(screen.getByRole('button', { name: 'Det er greit' }))
  await expect.poll(notice).not.toBeNull()
  asked.mockRestore()
})

test('SHELL-16 a fullscreen page has neither footer nor cookie notice', async () => {
  await show({ disclaimer: words, fullscreen: true })
  expect(notice()).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.getByRole('banner')).toBeTruthy()
})

test('SHELL-08 who is signed in without the general consent is led to it, on every page but that one', async () => {
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
