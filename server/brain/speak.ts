import { setupI18n, type I18n } from '@lingui/core'
import { DEFAULT_LOCALE, languageTag, LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { readCatalogue } from '../i18n/read-catalogue.ts'

/** The text of a message id in a locale; a text the locale lacks is said in English, then Norwegian, never as an id. */
export type Speak = (locale: Locale, id: string, values?: Record<string, string | number>) => string

/** Reads all catalogues once and returns the server's voice. */
export function createSpeak(): Speak {
  const base = readCatalogue(DEFAULT_LOCALE, 'server')
  const english = readCatalogue('en_US', 'server')
  const voices = Object.fromEntries(
    LOCALES.map((locale): [string, I18n] => {
      const tag = languageTag(locale)
      // Some ids are asked for that need not be there (other words for an answer); told what to say, the library does not warn of each in the log.
      return [locale, setupI18n({ locale: tag, messages: { [tag]: { ...base, ...english, ...readCatalogue(locale, 'server') } }, missing: (_locale, id) => id })]
    }),
  )
  return (locale, id, values) => voices[locale]?._(id, values) ?? id
}
