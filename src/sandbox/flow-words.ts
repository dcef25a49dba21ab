import { setupI18n, type Messages } from '@lingui/core'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import type { Translate } from '#flows/kit/render-elements.ts'

/**
 * Speaks the conversations' texts in each locale; a text that is missing is said as its id, so that it is seen. `words` is
 * JSON of compiled texts by locale and id: the compiler stays on the server, it is as large as half the drawing library.
 */
export function flowWords(words: string): (locale: Locale) => Translate {
  const compiled: unknown = JSON.parse(words)
  return (locale) => {
    const tag = languageTag(locale)
    const messages = isRecord(compiled) ? compiled[locale] : undefined
    const i18n = setupI18n({ locale: tag, messages: { [tag]: isMessages(messages) ? messages : {} }, missing: (_locale, id) => id })
    return (id, values) => i18n._(id, values)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isMessages = (value: unknown): value is Messages => isRecord(value) && Object.values(value).every((text) => Array.isArray(text))
