import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { setupI18n } from '@lingui/core'
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { LOCALES, type Locale, languageTag } from '#contracts/kernel/locale.ts'
import { ok, type Result } from '#contracts/kernel/result.ts'
import type { Speak } from '#server/brain/turns/speak.ts'
import type { TranslationsPort } from '#server/gateways/translations/port.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Database } from '#server/db/database.ts'
import { NO_OVERRIDES, readOverrides, type Finding, type Overrides } from './read-overrides.ts'
import { readShippedTexts, type ShippedTexts, writePo } from './po-files.ts'
import { translations } from './tables.ts'

const BY_EDITORS = 'editor'

type Kept = { po: string; etag: string | null; changedAt: Date }

async function readKept({ db }: Database, locale: Locale, source: string): Promise<Kept | undefined> {
  const [row] = await db
    .select()
    .from(translations)
    .where(and(eq(translations.locale, locale), eq(translations.source, source)))
  return row
}

async function keepCatalogue(
  { database: { db }, runtime }: StoreDeps,
  locale: Locale,
  source: string,
  po: string,
  etag?: string,
): Promise<void> {
  const row = { po, etag: etag ?? null, changedAt: new Date(runtime.now()) }
  await db
    .insert(translations)
    .values({ locale, source, ...row })
    .onConflictDoUpdate({ target: [translations.locale, translations.source], set: row })
}

const OWN_TO_SERVER = /^(flows|mail|sms|server)(-|$)/

type ScreenTexts = { messages: Record<string, CompiledMessage>; body: string; address: string }

type SpokenTexts = {
  overrides: Overrides
  say: (id: string, values?: Record<string, string | number>) => string | undefined
  screens: ScreenTexts | undefined
}

function spokenTexts(locale: Locale, overrides: Overrides, shipped: ShippedTexts): SpokenTexts {
  const { messages } = overrides
  const tag = languageTag(locale)
  const voice = setupI18n({ locale: tag, messages: { [tag]: messages } })
  return {
    overrides,
    say: (id, values) => (Object.hasOwn(messages, id) ? voice._(id, values) : undefined),
    screens: screenTexts(locale, messages, shipped),
  }
}

function screenTexts(
  locale: Locale,
  all: Record<string, CompiledMessage>,
  shipped: ShippedTexts,
): ScreenTexts | undefined {
  const shown = Object.entries(all).filter(([id]) => !OWN_TO_SERVER.test(shipped.get(id)?.area ?? ''))
  if (shown.length === 0) return undefined
  const messages = Object.fromEntries(shown)
  const body = JSON.stringify(messages)
  const wording = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  return { messages, body, address: `/services/translations/${locale}.${wording}.json` }
}

const EVERY = 60_000

type Outside = { url: string; port: TranslationsPort }

/** Texts changed at run time (CALL-17). Any text that is not overridden, or fails, falls back to the shipped one. */
export type Translations = {
  outside: boolean
  screens: (locale: Locale) => ScreenTexts | undefined
  over: (speak: Speak) => Speak
  written: (locale: Locale) => Promise<string>
  /** Replaces the editors' PO file; changes nothing if it has mistakes. */
  write: (locale: Locale, po: string) => Promise<Result<{ changed: number; findings: Finding[] }>>
  follow: (locale: Locale) => Promise<void>
  refresh: () => Promise<void>
  stop: () => void
}

/** Loads the stored texts and polls for changes; startup never waits for the outside service. */
export async function createTranslations(deps: StoreDeps, outside?: Outside): Promise<Translations> {
  const source = outside?.url ?? BY_EDITORS
  const spoken = new Map<Locale, { po: string; changedAt: Date } & SpokenTexts>()
  const faults = new Map<Locale, string>()
  const shipped = new Map<Locale, ShippedTexts>()
  const shippedIn = (locale: Locale): ShippedTexts => {
    const texts = shipped.get(locale) ?? readShippedTexts(locale)
    shipped.set(locale, texts)
    return texts
  }
  const read = (locale: Locale, po: string) => readOverrides(po, locale, shippedIn(locale), shippedIn('nb_NO'))

  function noteFault(locale: Locale, what: string): void {
    if (what && faults.get(locale) !== what)
      deps.runtime.log.warn({ locale, fault: what }, 'translations not taken over, the ones before stay')
    faults.set(locale, what)
  }

  function speakAs(locale: Locale, po: string | undefined, changedAt: Date): void {
    if (po === undefined) return void spoken.delete(locale)
    if (spoken.get(locale)?.po === po) return
    const overrides = read(locale, po)
    spoken.set(locale, {
      po,
      changedAt,
      ...spokenTexts(locale, overrides.ok ? overrides.value : NO_OVERRIDES, shippedIn(locale)),
    })
  }

  async function fetchAnew(locale: Locale, { url, port }: Outside): Promise<void> {
    const kept = await readKept(deps.database, locale, url)
    const answer = await port.read(locale, kept?.etag ?? undefined)
    if (!answer.ok && answer.reason === 'notFound') return kept?.po ? keepCatalogue(deps, locale, url, '') : undefined
    if (!answer.ok) return noteFault(locale, answer.code ?? answer.reason)
    if (answer.value === 'unchanged') return noteFault(locale, '')
    const overrides = read(locale, answer.value.po)
    if (!overrides.ok) return noteFault(locale, overrides.code ?? overrides.reason)
    noteFault(
      locale,
      overrides.value.findings
        .map(({ id, fault }) => `${id} ${fault}`)
        .slice(0, 10)
        .join(', '),
    )
    if (answer.value.po !== kept?.po) await keepCatalogue(deps, locale, url, answer.value.po, answer.value.etag)
  }

  async function follow(locale: Locale): Promise<void> {
    const kept = await readKept(deps.database, locale, source)
    speakAs(locale, kept?.po || undefined, kept?.changedAt ?? new Date(0))
  }

  let running: Promise<void> | undefined
  function refresh(): Promise<void> {
    running ??= refreshAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function refreshAll(): Promise<void> {
    for (const locale of LOCALES) {
      try {
        if (outside) await fetchAnew(locale, outside)
        await follow(locale)
      } catch (error) {
        noteFault(locale, error instanceof Error ? error.name : 'unknown')
      }
    }
  }

  for (const locale of LOCALES) await follow(locale)
  if (outside) void refresh()
  const timer = setInterval(() => void refresh(), EVERY)
  timer.unref()

  return {
    outside: outside !== undefined,
    screens: (locale) => spoken.get(locale)?.screens,
    over: (speak) => (locale, id, values) => spoken.get(locale)?.say(id, values) ?? speak(locale, id, values),
    written: async (locale) => {
      const said = spoken.get(locale)
      const texts = [...shippedIn(locale)].map(([id, { text, area }]) => ({
        id,
        text: said?.overrides.texts.get(id) ?? text,
        area,
      }))
      return writePo(locale, texts, said?.changedAt ?? new Date(0))
    },
    write: async (locale, po) => {
      const overrides = read(locale, po)
      if (!overrides.ok) return overrides
      const { texts, findings } = overrides.value
      if (findings.some(({ fault }) => fault !== 'unknown')) return ok({ changed: 0, findings })
      const areaOf = (id: string) => shippedIn(locale).get(id)?.area ?? ''
      const changed = [...texts].map(([id, text]) => ({ id, text, area: areaOf(id) }))
      await keepCatalogue(
        deps,
        locale,
        BY_EDITORS,
        changed.length > 0 ? writePo(locale, changed, new Date(deps.runtime.now())) : '',
      )
      await follow(locale)
      return ok({ changed: changed.length, findings })
    },
    follow,
    refresh,
    stop: () => clearInterval(timer),
  }
}
