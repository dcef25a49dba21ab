import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { use, useMemo, type ReactNode } from 'react'
import type { Locale } from '#contracts/kernel/locale.ts'
import { useLocale } from '#src/i18n/use-text.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  nb_NO: () => import('virtual:catalogue/sandbox/nb_NO'),
  sv_SE: () => import('virtual:catalogue/sandbox/sv_SE'),
  da_DK: () => import('virtual:catalogue/sandbox/da_DK'),
  en_US: () => import('virtual:catalogue/sandbox/en_US'),
}

const loaded = new Map<Locale, Promise<{ messages: Messages }>>()

function catalogueOf(locale: Locale): Promise<{ messages: Messages }> {
  const found = loaded.get(locale) ?? catalogues[locale]()
  loaded.set(locale, found)
  return found
}

/** The sandbox's own words beside those of every page, for what stands inside. Suspends until they are there. */
export function SandboxTexts({ children }: { children: ReactNode }) {
  const { i18n: page } = useLingui()
  const { messages } = use(catalogueOf(useLocale()))
  const i18n = useMemo<I18n>(() => {
    const { locale } = page
    return setupI18n({ locale, messages: { [locale]: { ...page.messages, ...messages } } })
  }, [page, messages])
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
