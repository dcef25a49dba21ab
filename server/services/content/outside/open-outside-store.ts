import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { outsideContent } from '../../../db/schema/outside-content.ts'
import type { ContentServer } from '../../../gateways/content/port.ts'
import type { StoreDeps } from '../../deps.ts'
import { keyOf, snapshotOf, type ContentChange, type ContentDocument, type ContentStore } from '../content-document.ts'
import { readContentFolder } from '../read-content-folder.ts'
import { askRound } from './ask-round.ts'
import { knownWords } from './known-words.ts'
import { EMPTY_COPY, outsideDocuments, type Copy } from './outside-documents.ts'
import { outsidePages } from './outside-pages.ts'

/** How old a copy may be before it is read anew behind the page that shows it; and how long the very first may be waited for. In milliseconds. */
const FRESH = 30_000
const PATIENCE = 1_500
/** While the server is down it is asked after FRESH, then after twice that, at most after this. In milliseconds. */
const LONGEST_PAUSE = 5 * 60_000

const Fields = v.record(v.string(), v.unknown())
const Copied = v.object({ pages: v.record(v.string(), v.nullable(Fields)), posts: v.record(v.string(), v.array(Fields)) })

type Round = { copy: Copy; askedAt: number; pause: number; running: Promise<void> | undefined }

/** Documents of another content server, over those that came with the portal. */
export type OutsideStore = ContentStore & {
  /** Says that a locale is being read: what is old is read anew behind it. Waits, shortly, only as long as nothing was ever read. */
  touch: (locale: Locale) => Promise<void>
  /** Reads a locale anew now. */
  refresh: (locale: Locale) => Promise<void>
}
type Outside = { url: string; server: ContentServer; ids: ReadonlyMap<string, string>; patience?: number }

/**
 * Keeps the last good copy of what another server gives, in memory and in the database, and shows that whatever the server does:
 * down, slow or answering nonsense, nobody waits for it and no page is empty (CALL-16). Its faults are only logged (CALL-18).
 */
export async function openOutsideStore(deps: StoreDeps, { url, server, ids, patience = PATIENCE }: Outside, seeds = readContentFolder()): Promise<OutsideStore> {
  const { database: { db }, world } = deps
  const listeners = new Set<(change: ContentChange) => void>()
  const ours = snapshotOf(seeds, seeds)
  const known = knownWords(ours)
  const campaigns = [...new Set(seeds.flatMap(({ kind, name }) => (kind === 'page' && name.startsWith('refinancing-landing-page/') ? [name] : [])))]
  const places = outsidePages(ids, campaigns)
  const rounds = new Map<Locale, Round>()
  const documents = new Map<Locale, ContentDocument[]>()
  let snapshot = ours

  function show(locale: Locale, copy: Copy): void {
    const next = outsideDocuments(locale, copy, places, ours, known)
    const written = (all: ContentDocument[] = []) => new Map(all.map((document) => [keyOf(document), JSON.stringify(document.body)]))
    const [before, after] = [written(documents.get(locale)), written(next)]
    documents.set(locale, next)
    snapshot = snapshotOf([...documents.values()].flat(), seeds)
    for (const { kind, name } of [...next, ...ours.seeds('post', locale)]) {
      const key = keyOf({ kind, locale, name })
      if (before.get(key) !== after.get(key)) for (const listener of listeners) listener({ kind, locale, name })
    }
  }

  async function readAnew(locale: Locale, round: Round): Promise<void> {
    round.askedAt = world.now()
    const { copy, down } = await askRound(server, world.log, locale, places, round.copy)
    round.pause = down ? Math.min(LONGEST_PAUSE, round.pause * 2) : FRESH
    if (JSON.stringify(copy) === JSON.stringify(round.copy)) return
    round.copy = copy
    const row = { copy, changedAt: new Date(world.now()) }
    try {
      // Kept before it is shown: what somebody has read is there after a crash too.
      await db.insert(outsideContent).values({ source: url, locale, ...row }).onConflictDoUpdate({ target: [outsideContent.source, outsideContent.locale], set: row })
    } finally {
      show(locale, copy)
    }
  }

  function refresh(locale: Locale): Promise<void> {
    const round = rounds.get(locale)
    if (!round) return Promise.resolve()
    round.running ??= readAnew(locale, round)
      .catch((error: unknown) => world.log.warn({ locale, error: error instanceof Error ? error.name : 'unknown' }, 'the copy of the content server was not kept'))
      .finally(() => {
        round.running = undefined
      })
    return round.running
  }

  for (const locale of LOCALES) {
    const [row] = await db.select().from(outsideContent).where(and(eq(outsideContent.source, url), eq(outsideContent.locale, locale)))
    const kept = v.safeParse(Copied, row?.copy)
    rounds.set(locale, { copy: kept.success ? kept.output : EMPTY_COPY, askedAt: -Infinity, pause: FRESH, running: undefined })
    show(locale, kept.success ? kept.output : EMPTY_COPY)
  }

  return {
    current: () => snapshot,
    onContentChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    touch: async (locale) => {
      const round = rounds.get(locale)
      if (!round) return
      const first = round.askedAt === -Infinity && round.copy === EMPTY_COPY
      if (world.now() - round.askedAt >= round.pause) void refresh(locale)
      if (first && round.running) await Promise.race([round.running, new Promise((resume) => void setTimeout(resume, patience).unref())])
    },
    refresh,
  }
}
