import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Logger } from 'pino'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { outsideContent } from '#server/content/outside-tables.ts'
import type { ContentServer } from '#server/gateways/content/port.ts'
import type { StoreDeps } from '#server/deps.ts'
import {
  keyOf,
  snapshotOf,
  type ContentChange,
  type ContentDocument,
  type ContentStore,
  type Snapshot,
} from '#server/content/content-document.ts'
import { readContentFolder } from '#server/content/seeds.ts'
import { POST_CATEGORIES } from '#contracts/content/post.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { DEFAULT_BRAND } from '#contracts/kernel/brand.ts'
import { CustomerService } from '#contracts/content/customer-service.ts'
import { contentWords } from '#server/content/content-words.ts'
import { EMPTY_COPY, outsideDocuments, type Copy } from './outside-documents.ts'
import { outsidePages, type OutsidePlace } from './outside-pages.ts'
import type { Known } from './fit-fields.ts'
import { describeError } from '#server/log-failure.ts'

const OUTAGES = 3
const AT_ONCE = 4

async function askRound(
  server: ContentServer,
  log: Logger,
  locale: Locale,
  places: readonly OutsidePlace[],
  before: Copy,
): Promise<{ copy: Copy; down: boolean }> {
  const copy: Copy = { pages: { ...before.pages }, posts: { ...before.posts } }
  const faults = new Map<string, string>()
  let outages = 0
  const attempt = async <T>(what: string, question: () => Promise<Result<T>>, keep: (value: T) => void) => {
    const answer = await question()
    if (answer.ok) keep(answer.value)
    else faults.set(what, answer.code ?? answer.reason)
    outages = !answer.ok && answer.reason === 'unreachable' ? outages + 1 : 0
  }
  const questions = [
    ...places.map(
      ({ key, place }) =>
        () =>
          attempt(
            key,
            () => server.page(locale, place),
            (page) => void (copy.pages[key] = page ?? null),
          ),
    ),
    ...POST_CATEGORIES.map(
      (category) => () =>
        attempt(
          category,
          () => server.posts(locale, category),
          (posts) => void (copy.posts[category] = posts),
        ),
    ),
  ]
  const next = () => (outages < OUTAGES ? questions.shift() : undefined)
  const askOn = async () => {
    for (let question = next(); question; question = next()) await question()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  report(log, locale, faults)
  return { copy, down: outages >= OUTAGES }
}

function report(log: Logger, locale: Locale, faults: ReadonlyMap<string, string>): void {
  for (const code of new Set(faults.values())) {
    const pages = [...faults].flatMap(([page, its]) => (its === code ? [page] : []))
    log.warn(
      { locale, pages: pages.slice(0, 5), of: pages.length, code },
      code === 'access denied' ? 'access denied' : 'the content server failed, its last good copy is shown',
    )
  }
}

/** Milliseconds: age at which a copy is refreshed in the background, and the longest wait for the first copy. */
const FRESH = 30_000
const PATIENCE = 1_500
/** Milliseconds. While the server is down, the pause doubles from FRESH up to this limit. */
const LONGEST_PAUSE = 5 * 60_000

const Fields = v.record(v.string(), v.unknown())
const Copied = v.object({
  pages: v.record(v.string(), v.nullable(Fields)),
  posts: v.record(v.string(), v.array(Fields)),
})

type Round = { copy: Copy; askedAt: number; pause: number; running: Promise<void> | undefined }

type OutsideStore = ContentStore & {
  touch: (locale: Locale) => Promise<void>
  refresh: (locale: Locale) => Promise<void>
}
type Outside = { url: string; server: ContentServer; ids: ReadonlyMap<string, string>; patience?: number }

/** Serves the last good copy, so that a slow or broken server never delays or empties a page (CALL-16, CALL-18). */
export async function openOutsideStore(
  deps: StoreDeps,
  { url, server, ids, patience = PATIENCE }: Outside,
  seeds = readContentFolder(),
): Promise<OutsideStore> {
  const {
    database: { db },
    runtime,
  } = deps
  const listeners = new Set<(change: ContentChange) => void>()
  const ours = snapshotOf(seeds, seeds)
  const known = knownWords(ours)
  const campaigns = [
    ...new Set(
      seeds.flatMap(({ kind, name }) =>
        kind === 'page' && name.startsWith('refinancing-landing-page/') ? [name] : [],
      ),
    ),
  ]
  const places = outsidePages(ids, campaigns)
  const rounds = new Map<Locale, Round>()
  const documents = new Map<Locale, ContentDocument[]>()
  let snapshot = ours

  function show(locale: Locale, copy: Copy): void {
    const next = outsideDocuments(locale, copy, places, ours, known)
    const written = (all: ContentDocument[] = []) =>
      new Map(all.map((document) => [keyOf(document), JSON.stringify(document.body)]))
    const [before, after] = [written(documents.get(locale)), written(next)]
    documents.set(locale, next)
    snapshot = snapshotOf([...documents.values()].flat(), seeds)
    for (const { kind, name } of [...next, ...ours.seeds('post', locale)]) {
      const key = keyOf({ kind, locale, name })
      if (before.get(key) !== after.get(key)) for (const listener of listeners) listener({ kind, locale, name })
    }
  }

  async function readAnew(locale: Locale, round: Round): Promise<void> {
    round.askedAt = runtime.now()
    const { copy, down } = await askRound(server, runtime.log, locale, places, round.copy)
    round.pause = down ? Math.min(LONGEST_PAUSE, round.pause * 2) : FRESH
    if (JSON.stringify(copy) === JSON.stringify(round.copy)) return
    round.copy = copy
    const row = { copy, changedAt: new Date(runtime.now()) }
    try {
      // Save before showing, so that content a visitor has seen survives a crash.
      await db
        .insert(outsideContent)
        .values({ source: url, locale, ...row })
        .onConflictDoUpdate({ target: [outsideContent.source, outsideContent.locale], set: row })
    } finally {
      show(locale, copy)
    }
  }

  function refresh(locale: Locale): Promise<void> {
    const round = rounds.get(locale)
    if (!round) return Promise.resolve()
    round.running ??= readAnew(locale, round)
      .catch((error: unknown) =>
        runtime.log.warn({ locale, ...describeError(error) }, 'the copy of the content server was not kept'),
      )
      .finally(() => {
        round.running = undefined
      })
    return round.running
  }

  for (const locale of LOCALES) {
    const [row] = await db
      .select()
      .from(outsideContent)
      .where(and(eq(outsideContent.source, url), eq(outsideContent.locale, locale)))
    const kept = v.safeParse(Copied, row?.copy)
    rounds.set(locale, {
      copy: kept.success ? kept.output : EMPTY_COPY,
      askedAt: -Infinity,
      pause: FRESH,
      running: undefined,
    })
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
      if (runtime.now() - round.askedAt >= round.pause) void refresh(locale)
      if (first && round.running)
        await Promise.race([round.running, new Promise((resume) => void setTimeout(resume, patience).unref())])
    },
    refresh,
  }
}

const FIRST_DAY = '2019-01-01'

function knownWords(ours: Snapshot): Known {
  return new Set(
    contentWords(
      'nb_NO',
      FIRST_DAY,
      DEFAULT_BRAND,
      v.parse(CustomerService, ours.seed('page', 'nb_NO', 'customer-service')?.body),
    ).keys(),
  )
}
