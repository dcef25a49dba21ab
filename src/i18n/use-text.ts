import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { readLocale, DEFAULT_LOCALE, type Locale } from '#contracts/kernel/locale.ts'

export type Text = (id: string, values?: Record<string, string | number>) => string

/** The text of a message id in the page's language. */
export function useText(): Text {
  const { i18n } = useLingui()
  return useCallback((id, values) => i18n._(id, values), [i18n])
}

/** The page's locale. */
export function useLocale(): Locale {
  return readLocale(useLingui().i18n.locale) ?? DEFAULT_LOCALE
}
