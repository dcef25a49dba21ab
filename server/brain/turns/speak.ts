import { setupI18n, type I18n } from '@lingui/core'
import type { Logger } from 'pino'
import { languageTag, LOCALES, nearestLocales, type Locale } from '#contracts/kernel/locale.ts'
import { readCatalogue } from '#server/translations/po-files.ts'
import type { Flow } from '#flows/kit/flow.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { UnnumberedElement } from '#contracts/chat/element.ts'

export type Speak = (locale: Locale, id: string, values?: Record<string, string | number>) => string

/** `languageOf` returns the locale that supplies the text, which differs if the given one lacks it. */
export type Voice = Speak & {
  languageOf: (locale: Locale, id: string) => Locale
  messagesOf: (locale: Locale) => Readonly<Record<string, unknown>>
}

/** Shown instead of a text missing in all locales; a message id must never be shown. */
const NO_TEXT = '…'
/** Synonyms of answers, used for matching only; they may be missing. */
const isOptional = (id: string) => id.endsWith('.words')

/** A missing text falls back to the nearest locale that has it and is logged once. */
export function createSpeak(log?: Pick<Logger, 'error'>): Voice {
  const catalogues = LOCALES.map((locale) => ({ locale, messages: readCatalogue(locale, 'server') }))
  const owners = new Map(LOCALES.map((locale) => [locale, ownersIn(locale)]))
  const voices = new Map(
    catalogues.map(({ locale, messages }): [Locale, I18n] => {
      const tag = languageTag(locale)
      // Without a `missing` handler the library logs a warning for each missing text.
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
  const messagesOf = (locale: Locale) => catalogues.find((catalogue) => catalogue.locale === locale)?.messages ?? {}
  return Object.assign(speak, { languageOf, messagesOf })
}

/** The CMS greeting for an anonymous visitor. No I/O: it is called inside the turn's transaction. */
export type OpeningWords = (
  entry: { flow: FlowName; product?: string; productValue?: string },
  locale: Locale,
) => string | undefined

/**
 * Replaces the greeting (CHAT-18, PAGE-08). The number of bubbles must not change, or answers to an open page would not
 * match.
 */
export function openWith(elements: UnnumberedElement[], words: string | undefined): UnnumberedElement[] {
  const [greeting, ...rest] = elements
  if (!words || !greeting || rest.length === 0 || !greeting.utterance || greeting.suggested_responses.length > 0)
    return elements
  return [{ ...greeting, utterance: words }, ...rest]
}

export function openingOf(
  { openingWords }: { openingWords?: OpeningWords },
  { flow }: { flow: Flow },
  entry: Parameters<OpeningWords>[0],
  locale: Locale,
): string | undefined {
  return flow.locales.includes(locale) ? openingWords?.(entry, locale) : undefined
}

export const languageIn =
  ({ languageOf }: { languageOf?: Voice['languageOf'] }, locale: Locale, ofPage = locale) =>
  (id: string) => {
    const said = languageOf?.(locale, id) ?? locale
    return said === ofPage ? undefined : languageTag(said)
  }
