import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { MessageWith, Text } from '#locales/message-id.ts'
import { readLocale, DEFAULT_LOCALE, type Locale } from '#contracts/kernel/locale.ts'

export function useText(): Text {
  const { i18n } = useLingui()
  return useCallback((id, ...[values]) => i18n._(id, values), [i18n])
}

export function useLocale(): Locale {
  return readLocale(useLingui().i18n.locale) ?? DEFAULT_LOCALE
}

type CountId = MessageWith<'count' | 'form'>

/**
 * Formats a count: above 1 is plural, 0 and 1 are singular (SHELL-19). A message selects by `form` ("one" or "many") or
 * by an ICU plural of `count`.
 */
export function useCount(): (id: CountId, count: number) => string {
  const t = useText()
  return (id, count) => t(id, { count, form: count > 1 ? 'many' : 'one' })
}
