// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(cleanup)

test('SHELL-10 SHELL-17 the not-found page links to what is sold in the locale, and to nothing else', async () => {
  await renderPage(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oi! Vi kunne ikke finne siden du leter etter')
  expect(ways()).toEqual(['/', '/mobilabonnement', '/kundeservice'])
  cleanup()
  await renderPage(<NotFoundPage />, { locale: 'sv_SE' })
  expect(ways()).toEqual(['/', '/kundeservice'])
})
