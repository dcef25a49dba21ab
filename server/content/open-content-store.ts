import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gt, and, eq, sql, max } from 'drizzle-orm'
import * as v from 'valibot'
import type { StoreDeps } from '#server/deps.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import type { Tx } from '#server/db/database.ts'
import { contentDocument } from './tables.ts'
import { cleanBody } from './clean-html.ts'
import { keyOf, snapshotOf, type ContentChange, type ContentDocument, type ContentStore } from './content-document.ts'
import { fillWords, UnknownWord } from './content-words.ts'

/** What an editor gives a document; `edited` false gives it back to its file, whose changes it follows again. */
type Written = Pick<ContentDocument, 'status' | 'body'> & { edited?: boolean }

/** `version` is the one the editor has seen: 0 for a document that is not to be there yet, undefined for whichever there is. */
type Edit = ContentChange & { version: number | undefined; write: (before: ContentDocument | undefined) => Written }

/** Writes a document as an editor left it; 'changed' when another was quicker, and nothing is written then. */
async function writeDocument(
  { database, runtime }: StoreDeps,
  { kind, locale, name, version, write }: Edit,
): Promise<ContentDocument | 'changed'> {
  return database.transaction(async (tx) => {
    const next = await nextVersion(tx)
    const [before] = await tx
      .select()
      .from(contentDocument)
      .where(and(eq(contentDocument.kind, kind), eq(contentDocument.locale, locale), eq(contentDocument.name, name)))
    if (version !== undefined && version !== (before?.version ?? 0)) return 'changed'
    const row = { edited: true, ...write(before), version: next, updatedAt: new Date(runtime.now()) }
    await tx
      .insert(contentDocument)
      .values({ kind, locale, name, ...row })
      .onConflictDoUpdate({ target: [contentDocument.kind, contentDocument.locale, contentDocument.name], set: row })
    return { kind, locale, name, ...row }
  })
}

/** One lock for all who write, so that versions are in the order of commits. */
const WRITE_LOCK = 727_002

/** The version of the change that is about to be written; others wait until it is. */
async function nextVersion(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`)
  const [row] = await tx.select({ last: max(contentDocument.version) }).from(contentDocument)
  return (row?.last ?? 0) + 1
}

/** An edit of one document: what it becomes of what it is, and what is wrong with that. */
type DocumentEdit = ContentChange & {
  /** The version the editor has seen, where they say so: when it is another by now, nothing is written. */
  seen: { ifMatch: string | undefined; dataVersion: number | undefined }
  change: (before: ContentDocument | undefined) => Written
  problemsOf: (written: Written) => readonly FieldProblem[]
}

/** Changes a document, cleaned and checked; two who do so at once are told, or taken one after the other where neither minds. */
export async function editDocument(
  store: EditableStore,
  { kind, locale, name, seen, change, problemsOf }: DocumentEdit,
): Promise<ContentDocument> {
  for (let tries = 0; tries < 5; tries++) {
    const before = store.current().find(kind, locale, name)
    requireSeen(before, seen)
    const changed = change(before)
    const written = { ...changed, body: cleanBody(changed.body) }
    const errors = [...unstorable(changed.body), ...problemsOf(written)].slice(0, 20)
    if (errors.length > 0)
      throw new HttpProblem(400, 'invalid', 'Some fields are missing or wrong; see errors.', { errors })
    const document = await store.write({ kind, locale, name, version: before?.version ?? 0, write: () => written })
    if (document !== 'changed') return document
  }
  throw new HttpProblem(409, 'changed_meanwhile', 'Others are changing it just now; try again shortly.')
}

/** The name of a version in headers. */
export const etagOf = ({ version }: Pick<ContentDocument, 'version'>) => `"${version}"`

function requireSeen(before: ContentDocument | undefined, { ifMatch, dataVersion }: DocumentEdit['seen']): void {
  const version = before?.version ?? 0
  const matches =
    ifMatch === undefined ||
    ifMatch.split(',').some((tag) => ['*', etagOf({ version })].includes(tag.trim().replace(/^W\//, '')))
  if (!matches)
    throw new HttpProblem(
      412,
      'changed_meanwhile',
      'It has been changed since you read it; read it again and change that.',
    )
  if (dataVersion !== undefined && dataVersion !== version) {
    throw new HttpProblem(
      409,
      'changed_meanwhile',
      `It has been changed since you read it: its dataVersion is ${version}; read it again and change that.`,
    )
  }
}

/** Texts that no database keeps: with NUL, or half a character. */
function unstorable(value: unknown, path = ''): FieldProblem[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [{ path, message: 'holds a character that is none' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => [
    ...unstorable(field, path || field),
    ...unstorable(inner, path ? `${path}.${field}` : field),
  ])
}

/** What is wrong with which field; the path is empty where it is the whole. */
export type FieldProblem = { path: string; message: string }
type Parsed<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] }

/** A document's body with words in place of their names in braces, of the shape asked for; else what is wrong with which field. */
export function parseBody<S extends v.GenericSchema>(
  body: ContentDocument['body'],
  schema: S,
  words: ReadonlyMap<string, string> | undefined,
): Parsed<v.InferOutput<S>> {
  let filled: unknown = body
  try {
    if (words) filled = fillWords(body, words)
  } catch (error) {
    if (error instanceof UnknownWord) return { ok: false, problems: [{ path: '', message: error.message }] }
    throw error
  }
  const parsed = v.safeParse(schema, filled)
  if (parsed.success) return { ok: true, value: parsed.output }
  return {
    ok: false,
    problems: parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  }
}

/** The problems of a body in one line. */
export const problemLine = (problems: readonly FieldProblem[]) =>
  problems.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ')

/** The documents of the database, and the way to change them. */
export type EditableStore = ContentStore & {
  /** Writes a document and tells of it here at once, on other nodes within seconds. */
  write: (edit: Edit) => Promise<ContentDocument | 'changed'>
  /** Looks at once for what has changed. */
  refresh: () => Promise<void>
  close: () => void
}

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))
const POSTS = 'articles'
const Body = v.looseObject({ status: v.string() })
const Languages = v.object(v.entriesFromList(LOCALES, Body))

/**
 * What the content starts with: content/<locale>/<name>.json are pages (a folder is part of the name),
 * content/<locale>/articles/<slug>.json posts; content/<name>.json is a page in every language. A file that is no JSON object with a status stops the start.
 */
export function readContentFolder(folder = CONTENT): ContentDocument[] {
  const inEveryLanguage = readdirSync(folder).filter((path) => path.endsWith('.json'))
  return LOCALES.flatMap((locale) => [
    ...inEveryLanguage.map((path) =>
      readSeed(locale, path, v.parse(Languages, jsonOf(join(folder, path), path))[locale]),
    ),
    ...readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.json'))
      .toSorted()
      .map((path) => readSeed(locale, path, jsonOf(join(folder, locale, path), `${locale}/${path}`))),
  ])
}

function readSeed(locale: Locale, path: string, written: unknown): ContentDocument {
  const name = path.slice(0, -'.json'.length)
  if (!v.is(Body, written)) throw new Error(`content: ${locale}/${name} must be an object with a status`)
  const { status, ...body } = written
  const document = { locale, status, body, version: 0, updatedAt: new Date(0) }
  return name.startsWith(`${POSTS}/`)
    ? { ...document, kind: 'post', name: name.slice(POSTS.length + 1) }
    : { ...document, kind: 'page', name }
}

function jsonOf(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`content: ${name.slice(0, -'.json'.length)} is not well-formed JSON`)
  }
}

/** How often a node looks for what others have changed, in milliseconds. On the embedded database there are no others. */
const LOOK_EVERY = 2_000

/** Takes in what comes with the portal and keeps every document in memory, following its changes; a database that is away leaves the last known. */
export async function openContentStore(
  deps: StoreDeps,
  seeds = readContentFolder(),
  lookEvery = LOOK_EVERY,
): Promise<EditableStore> {
  const documents = new Map<string, ContentDocument>()
  const listeners = new Set<(change: ContentChange) => void>()
  let known = 0
  let snapshot = snapshotOf([], seeds)
  let looking = Promise.resolve()

  const look = async () => {
    const rows = await deps.database.db
      .select()
      .from(contentDocument)
      .where(gt(contentDocument.version, known))
      .orderBy(contentDocument.version)
    if (rows.length === 0) return
    for (const { kind, locale, name, status, body, version, updatedAt } of rows) {
      documents.set(keyOf({ kind, locale, name }), {
        kind,
        locale,
        name,
        status,
        body: cleanBody(body),
        version,
        updatedAt,
      })
      known = version
    }
    snapshot = snapshotOf([...documents.values()], seeds)
    for (const { kind, locale, name } of rows) for (const listener of listeners) listener({ kind, locale, name })
  }
  const refresh = () => {
    const next = looking.then(look)
    looking = next.catch(() => {})
    return next
  }

  await takeInSeeds(deps, seeds)
  await refresh()
  const timer =
    deps.database.kind === 'postgres' ? setInterval(() => void refresh().catch(() => {}), lookEvery) : undefined
  timer?.unref()

  return {
    current: () => snapshot,
    onContentChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    write: async (edit) => {
      const written = await writeDocument(deps, edit)
      await refresh()
      return written
    },
    refresh,
    close: () => clearInterval(timer),
  }
}

type Row = {
  kind: ContentDocument['kind']
  locale: ContentDocument['locale']
  name: string
  seed: string | null
  edited: boolean
}

/**
 * Brings the database to what comes with the portal: new and changed documents are taken in, those gone from it go.
 * What an editor has changed or made stays as it is.
 */
async function takeInSeeds(deps: StoreDeps, seeds: readonly ContentDocument[]): Promise<void> {
  const { kind, locale, name, seed, edited } = contentDocument
  const rows = () => deps.database.db.select({ kind, locale, name, seed, edited }).from(contentDocument)
  const first = differences(await rows(), seeds)
  if (first.changed.length + first.gone.length === 0) return
  await deps.database.transaction(async (tx) => {
    const version = await nextVersion(tx)
    const { changed, gone } = differences(
      await tx.select({ kind, locale, name, seed, edited }).from(contentDocument),
      seeds,
    )
    const updatedAt = new Date(deps.runtime.now())
    if (changed.length > 0) {
      const set = {
        status: sql`excluded.status`,
        body: sql`excluded.body`,
        seed: sql`excluded.seed`,
        version,
        updatedAt,
      }
      await tx
        .insert(contentDocument)
        .values(changed.map((document) => ({ ...document, seed: hashOf(document), version, updatedAt })))
        .onConflictDoUpdate({ target: [kind, locale, name], set })
    }
    for (const row of gone) {
      await tx
        .update(contentDocument)
        .set({ status: 'trash', seed: '', version, updatedAt })
        .where(and(eq(kind, row.kind), eq(locale, row.locale), eq(name, row.name)))
    }
  })
}

function differences(rows: readonly Row[], seeds: readonly ContentDocument[]) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  const keys = new Set(seeds.map(keyOf))
  return {
    changed: seeds.filter((seed) => {
      const row = byKey.get(keyOf(seed))
      return !row || (!row.edited && row.seed !== hashOf(seed))
    }),
    gone: rows.filter((row) => !row.edited && row.seed && !keys.has(keyOf(row))),
  }
}

const hashOf = ({ status, body }: ContentDocument) =>
  createHash('sha256')
    .update(JSON.stringify([status, body]))
    .digest('base64url')
