// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { I18nProvider } from '@lingui/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { SplashPage } from './splash-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('SHELL-07 without scripts the splash page goes on by itself too', async () => {
  const Stub = createRoutesStub([
    { path: '/splash', Component: () => <SplashPage brand="Scoopr" to="/mobil/3gb?utm_source=mail&a=1" /> },
  ])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadI18n('nb_NO')}>
      <Stub initialEntries={['/splash']} />
    </I18nProvider>,
  )
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="1;url=/mobil/3gb?utm_source=mail&amp;a=1"/></noscript>',
  )
})

test('SHELL-07 the splash page shows for 1000 ms, then leads to the requested page', async () => {
  const Stub = createRoutesStub([
    { path: '/splash', Component: () => <SplashPage brand="Scoopr" to="/kundeservice" /> },
    { path: '/kundeservice', Component: () => <h1>Kundeservice</h1> },
  ])
  const i18n = await loadI18n('nb_NO')
  vi.useFakeTimers()
  render(
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={['/splash']} />
    </I18nProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Velkommen til Scoopr')
  expect(screen.getByRole('link', { name: 'Gå videre' }).getAttribute('href')).toBe('/kundeservice')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kundeservice')
})
