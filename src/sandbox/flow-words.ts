import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { languageTag, LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import type { Translate } from '#flows/kit/render-elements.ts'

export type Texts = Record<Locale, Record<string, string>>

/** Speaks the conversations' texts in each locale; a text that is missing is said as its id, so that it is seen. */
export function flowWords(texts: Texts): (locale: Locale) => Translate {
  const voices = new Map<Locale, I18n>()
  const voiceOf = (locale: Locale): I18n => {
    const tag = languageTag(locale)
    const messages = Object.fromEntries(Object.entries(texts[locale]).map(([id, text]) => [id, compileMessage(text)]))
    return setupI18n({ locale: tag, messages: { [tag]: messages } })
  }
  for (const locale of LOCALES) voices.set(locale, voiceOf(locale))
  return (locale) => (id, values) => voices.get(locale)?._(id, values) ?? id
}
