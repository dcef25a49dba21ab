import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { use, useMemo, type ReactNode } from 'react'
import type { Locale } from '#contracts/kernel/locale.ts'
import { useLocale } from './use-text.ts'
import { loadPageAnew, untilFetched } from '#src/ui/until-fetched.ts'
import { useTextsOver } from './voice.tsx'

type Catalogue = { messages: Messages }

export function areaTexts(catalogues: Record<Locale, () => Promise<Catalogue>>) {
  const loaded = new Map<Locale, Promise<Catalogue>>()

  function catalogueOf(locale: Locale): Promise<Catalogue> {
    const found = loaded.get(locale) ?? untilFetched(catalogues[locale], loadPageAnew)
    loaded.set(locale, found)
    return found
  }

  return function AreaTexts({ children }: { children: ReactNode }) {
    const { i18n: page } = useLingui()
    const over = useTextsOver()
    const { messages } = use(catalogueOf(useLocale()))
    const i18n = useMemo<I18n>(() => {
      const { locale } = page
      return setupI18n({ locale, messages: { [locale]: { ...page.messages, ...messages, ...over?.messages } } })
    }, [page, messages, over])
    return <I18nProvider i18n={i18n}>{children}</I18nProvider>
  }
}
