import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { loadPageAnew, untilFetched } from '#src/ui/until-fetched.ts'
import { fetchTexts, keepTexts, type Texts } from './texts-over.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  nb_NO: () => import('virtual:catalogue/nb_NO'),
  sv_SE: () => import('virtual:catalogue/sv_SE'),
  da_DK: () => import('virtual:catalogue/da_DK'),
  en_US: () => import('virtual:catalogue/en_US'),
}

/**
 * Falls back to nb_NO for missing texts. `texts`, or the URL to load them from, overrides the shipped ones (CALL-17).
 */
export async function loadI18n(locale: Locale, texts?: Texts | string): Promise<I18n> {
  const [base, own, over] = await Promise.all([
    locale === 'nb_NO' || !import.meta.env.SSR ? undefined : catalogues.nb_NO(),
    untilFetched(catalogues[locale], loadPageAnew),
    typeof texts === 'string' ? fetchTexts(texts) : texts,
  ])
  const tag = languageTag(locale)
  const i18n = setupI18n({
    locale: tag,
    messages: { [tag]: { ...base?.messages, ...own.messages, ...over?.messages } },
  })
  if (over) keepTexts(i18n, over)
  return i18n
}
