import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import type { Locale } from '#contracts/kernel/locale.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'

/** Renders a screen at a path, in a locale's own words, with a router around it that knows every path. */
export async function renderPage(
  screen: ReactNode,
  { locale = 'nb_NO', path = '/' }: { locale?: Locale; path?: string } = {},
) {
  const Stub = createRoutesStub([{ path: '*', Component: () => screen }])
  const i18n = await loadI18n(locale)
  return render(
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={[path]} />
    </I18nProvider>,
  )
}
