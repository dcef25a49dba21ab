import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import { loadI18n } from './i18n/load-i18n.ts'
import { Voice } from './i18n/voice.tsx'
import { refuseOtherHtml } from './ui/trusted-html.ts'

// A top-level await here would never end: what `loadI18n` imports later may wait for this module's own file.
async function hydrate(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const i18n = await loadI18n(readLocale(lang) ?? DEFAULT_LOCALE, dataset['texts'])
  startTransition(() => {
    hydrateRoot(
      document,
      <Voice i18n={i18n}>
        <HydratedRouter />
      </Voice>,
    )
  })
}

refuseOtherHtml()
void hydrate()
