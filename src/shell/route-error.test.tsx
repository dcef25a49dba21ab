// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { data } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { loader } from '#src/routes/not-found.tsx'
import { renderPage } from '#src/testing/render-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RouteError } from './route-error.tsx'

afterEach(cleanup)

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('SHELL-10 an unknown path says so, with links onward, and answers 404', async () => {
  await renderPage(<NotFoundPage />, { path: '/finnes-ikke' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oi! Vi kunne ikke finne siden du leter etter')
  expect(links()).toEqual(['/', '/mobilabonnement', '/kundeservice'])
  expect(loader()).toEqual(data(null, { status: 404 }))
})

test('ERR-02 a failed page offers to try again, the front page and customer service', async () => {
  await renderPage(<RouteError error={new Error('the store is down')} />, { path: '/mobilabonnement?flow=x' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Noe gikk galt hos oss')
  expect(links()).toEqual(['/mobilabonnement?flow=x', '/', '/kundeservice'])
  expect(document.body.textContent).not.toContain('the store is down')
})
