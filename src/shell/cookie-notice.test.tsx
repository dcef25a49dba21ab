// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { stubPortal } from '#src/testing/stub-portal.ts'
import { kari, show } from './testing/show-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const words = { text: 'Vi bruker noen få.', moreButtonText: 'Les om hver av dem', acceptButtonText: 'Det er greit' }
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
  const calls = stubPortal(() => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }))
  await show({ disclaimer: words })
  await user.click(screen.getByRole('button', { name }))
  expect(notice()).toBeNull()
  await expect.poll(() => calls).toEqual([{ method: 'POST', path: '/cookie-choice', body: `choice=${choice}` }])
  expect(notice()).toBeNull()
})

test('SHELL-06 a choice that could not be stored is asked for again', async () => {
  const user = userEvent.setup()
  stubPortal(() => Promise.reject(new TypeError('Failed to fetch')))
  await show({ disclaimer: words })
  await user.click(screen.getByRole('button', { name: 'Det er greit' }))
  await expect.poll(notice).not.toBeNull()
})

test('SHELL-16 a fullscreen page has neither footer nor cookie notice nor a banner that asks for consent', async () => {
  await show({ disclaimer: words, fullscreen: true, person: { ...kari, generalConsent: false } })
  expect(notice()).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.getByRole('banner')).toBeTruthy()
})
