import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import type { Locale } from '#contracts/kernel/locale.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'

/** jsdom has no matchMedia; tests run in a wide window with reduced motion. */
const wideAndStill = (media: string) =>
  Object.assign(new EventTarget(), { matches: media.includes('reduce') || media.includes('min-width'), media })

export async function renderPage(
  screen: ReactNode,
  { locale = 'nb_NO', path = '/' }: { locale?: Locale; path?: string } = {},
) {
  if (typeof matchMedia !== 'function') Object.assign(globalThis, { matchMedia: wideAndStill })
  const Stub = createRoutesStub([{ path: '*', Component: () => screen }])
  const i18n = await loadI18n(locale)
  return render(
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={[path]} />
    </I18nProvider>,
  )
}
