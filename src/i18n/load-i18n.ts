import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  nb_NO: () => import('virtual:catalogue/nb_NO'),
  sv_SE: () => import('virtual:catalogue/sv_SE'),
  da_DK: () => import('virtual:catalogue/da_DK'),
  en_US: () => import('virtual:catalogue/en_US'),
}

/** Loads the texts of a locale, over those of nb_NO, so that a missing one shows in Norwegian instead of as an id. */
export async function loadI18n(locale: Locale): Promise<I18n> {
  const [base, own] = await Promise.all([locale === 'nb_NO' || !import.meta.env.SSR ? undefined : catalogues.nb_NO(), catalogues[locale]()])
  const tag = languageTag(locale)
  return setupI18n({ locale: tag, messages: { [tag]: { ...base?.messages, ...own.messages } } })
}
