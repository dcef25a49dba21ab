import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type { Translate } from '#flows/kit/render-elements.ts'

/** Fills in ICU messages; one that is missing is its id. */
export function translatorOf(locale: Locale, texts: Readonly<Record<string, string>>): Translate {
  const tag = languageTag(locale)
  const messages = Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, compileMessage(message)]))
  const i18n = setupI18n({ locale: tag, messages: { [tag]: messages }, missing: (_locale, id) => id })
  return (id, values) => i18n._(id, values)
}
