import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Section } from '#contracts/pages/page.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { PageHead } from './page-head.tsx'

async function pictureOf(section: Section, locale: Locale): Promise<string | undefined> {
  const page = { section, canonical: 'https://portal.example/x', alternates: [] }
  const root = { origin: 'https://portal.example', brand: 'Scoopr', locale, page }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <PageHead title="En side" />,
      loader: () => root,
      HydrateFallback: () => null,
    },
  ])
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadI18n(locale)}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  )
  return /og:image" content="([^"]*)"/.exec(html)?.[1]
}

test.each<[Section, Locale, string]>([
  ['home', 'nb_NO', 'home'],
  ['home', 'en_US', 'home'],
  ['home', 'sv_SE', 'power'],
  ['home', 'da_DK', 'power'],
  ['refinancing', 'nb_NO', 'refinancing'],
  ['blog', 'da_DK', 'blog'],
  ['service', 'sv_SE', 'service'],
])(
  'PAGE-25 SHELL-17 a page of %s in %s is shared with a picture of what is sold there',
  async (section, locale, name) => {
    expect(await pictureOf(section, locale)).toBe(`https://portal.example/og/${name}.png`)
  },
)
