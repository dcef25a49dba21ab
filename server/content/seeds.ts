import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { StoreDeps } from '#server/deps.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { contentDocument } from './tables.ts'
import { keyOf, type ContentDocument } from './content-document.ts'
import { nextVersion } from './write-document.ts'
import { PROJECT_ROOT } from '#server/project-root.ts'

const CONTENT = join(PROJECT_ROOT, 'content')
const POSTS = 'articles'
const Body = v.looseObject({ status: v.string() })
const Languages = v.object(v.entriesFromList(LOCALES, Body))

/** Pages: content/<locale>/<name>.json, or content/<name>.json for all locales. Throws on an invalid file. */
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

type Row = {
  kind: ContentDocument['kind']
  locale: ContentDocument['locale']
  name: string
  seed: string | null
  edited: boolean
}

/** Adds, updates and removes shipped documents; those changed or created by an editor stay. */
export async function syncSeeds(deps: StoreDeps, seeds: readonly ContentDocument[]): Promise<void> {
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
