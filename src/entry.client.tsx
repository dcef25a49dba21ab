import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import { loadI18n } from './i18n/load-i18n.ts'
import { Voice } from './i18n/voice.tsx'

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
