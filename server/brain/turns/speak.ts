import { setupI18n, type I18n } from '@lingui/core'
import type { Logger } from 'pino'
import { languageTag, LOCALES, nearestLocales, type Locale } from '#contracts/kernel/locale.ts'
import { readCatalogue } from '#server/translations/po-files.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { UnnumberedElement } from '#contracts/chat/element.ts'

/** The text of a message id in a locale. */
export type Speak = (locale: Locale, id: string, values?: Record<string, string | number>) => string

/** The server's voice; `languageOf` says whose words a text is said in. */
export type Voice = Speak & { languageOf: (locale: Locale, id: string) => Locale }

/** What stands on a screen in place of a text that no locale has; an id never does. */
const NO_TEXT = '…'
/** Other words for an answer, which need not be there and are compared, never shown: one that is missing is its id. */
const isOptional = (id: string) => id.endsWith('.words')

/**
 * Reads all catalogues once and returns the server's voice. A text a locale lacks is said in the words of the nearest locale that
 * has it, and the log hears of it, once.
 */
export function createSpeak(log?: Pick<Logger, 'error'>): Voice {
  const catalogues = LOCALES.map((locale) => ({ locale, messages: readCatalogue(locale, 'server') }))
  const owners = new Map(LOCALES.map((locale) => [locale, ownersIn(locale)]))
  const voices = new Map(
    catalogues.map(({ locale, messages }): [Locale, I18n] => {
      const tag = languageTag(locale)
      // Told what to say for a missing text, the library does not warn of each in the log.
      return [
        locale,
        setupI18n({
          locale: tag,
          messages: { [tag]: messages },
          missing: (_locale, id) => (isOptional(id) ? id : NO_TEXT),
        }),
      ]
    }),
  )
  const told = new Set<string>()

  /** The nearest locale that has each text, by id. */
  function ownersIn(locale: Locale): ReadonlyMap<string, Locale> {
    const nearest = nearestLocales(locale).flatMap((each) =>
      catalogues.filter((catalogue) => catalogue.locale === each),
    )
    return new Map(
      nearest
        .toReversed()
        .flatMap(({ locale: owner, messages }) => Object.keys(messages).map((id): [string, Locale] => [id, owner])),
    )
  }

  function tell(locale: Locale, id: string, said: Locale | undefined): void {
    if (told.has(`${locale} ${id}`)) return
    told.add(`${locale} ${id}`)
    log?.error({ code: 'text_missing', locale, id, said }, 'a text is missing')
  }

  const languageOf = (locale: Locale, id: string): Locale => owners.get(locale)?.get(id) ?? locale
  const speak: Speak = (locale, id, values) => {
    const owner = owners.get(locale)?.get(id)
    if (owner !== locale && !isOptional(id)) tell(locale, id, owner)
    return voices.get(owner ?? locale)?._(id, values) ?? NO_TEXT
  }
  return Object.assign(speak, { languageOf })
}

/** What the CMS has the conversation of a page begin with, to a stranger; undefined where it says nothing. In memory, for it is asked inside the turns' transaction. */
export type OpeningWords = (
  entry: { flow: FlowName; product?: string; productValue?: string },
  locale: Locale,
) => string | undefined

/**
 * An opening whose greeting, the first bubble of several, says the CMS's words in its place (CHAT-18, PAGE-08). How many
 * bubbles there are never changes, so that an opening shown before the words were edited is still the one answered.
 */
export function openWith(elements: UnnumberedElement[], words: string | undefined): UnnumberedElement[] {
  const [greeting, ...rest] = elements
  if (!words || !greeting || rest.length === 0 || !greeting.utterance || greeting.suggested_responses.length > 0)
    return elements
  return [{ ...greeting, utterance: words }, ...rest]
}
