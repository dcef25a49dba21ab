// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kari, show, top } from './testing/show-frame.tsx'

const pushMenu = () => {
  const menu = document.querySelector('#push-menu')
  if (!(menu instanceof HTMLDialogElement)) throw new Error('no push menu')
  return menu
}

beforeEach(() => {
  // jsdom has no top layer: a dialog is open when its attribute says so.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(cleanup)

test('SHELL-04 the top menu of a visitor: home, products with plans, about, customer service, own page', async () => {
  await show()
  expect(top().getByRole('link', { name: 'Hjem' }).getAttribute('href')).toBe('/')
  expect(top().getByRole('link', { name: 'Mobil', hidden: true }).getAttribute('href')).toBe('/mobilabonnement')
  expect(top().getByRole('link', { name: '30 GB', hidden: true }).getAttribute('href')).toBe('/mobilabonnement/30gb')
  expect(top().getByRole('link', { name: 'Om oss' })).toBeTruthy()
  expect(top().getByRole('link', { name: 'Kundeservice' })).toBeTruthy()
  expect(top().getByRole('link', { name: 'Mitt Scoopr' }).getAttribute('href')).toBe('/login')
})

test('SHELL-04 visitors in sv_SE have no link to their own page', async () => {
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

test('SHELL-17 an inactive or coming product is greyed out and has no link', async () => {
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

test('SHELL-05 a menu that is opened again at once after Escape stays open', async () => {
  const user = userEvent.setup()
  await show()
  const menu = pushMenu()
  await user.click(top().getByRole('link', { name: 'Meny' }))
  // The browser tells of the close in a task of its own, which may come after the next click.
  act(() => void menu.dispatchEvent(new Event('cancel')))
  menu.open = false
  await user.click(top().getByRole('link', { name: 'Meny' }))
  act(() => void menu.dispatchEvent(new Event('close')))
  expect(menu.open).toBe(true)
})

test('SHELL-05 without scripts the push menu is an address on the page', async () => {
  await show()
  expect(top().getByRole('link', { name: 'Meny' }).getAttribute('href')).toBe('#push-menu')
  expect(within(pushMenu()).getByText('Kundeservice').getAttribute('href')).toBe('/kundeservice')
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
