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

/**
 * Says a count in the words of a message id: more than 1 is plural, 0 and 1 are singular (SHELL-19). The text chooses by
 * `form` ("one" or "many") and shows `count`; a language with a rule of its own may use an ICU plural of `count` instead.
 */
export function useCount(): (id: string, count: number) => string {
  const t = useText()
  return (id, count) => t(id, { count, form: count > 1 ? 'many' : 'one' })
}
