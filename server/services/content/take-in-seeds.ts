import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { contentDocument } from '../../db/schema/content.ts'
import type { StoreDeps } from '../deps.ts'
import { keyOf, type ContentDocument } from './content-document.ts'
import { nextVersion } from './write-document.ts'

type Row = { kind: ContentDocument['kind']; locale: ContentDocument['locale']; name: string; seed: string | null; edited: boolean }

/**
 * Brings the database to what comes with the portal: new and changed documents are taken in, those gone from it go.
 * What an editor has changed or made stays as it is.
 */
export async function takeInSeeds(deps: StoreDeps, seeds: readonly ContentDocument[]): Promise<void> {
  const { kind, locale, name, seed, edited } = contentDocument
  const rows = () => deps.database.db.select({ kind, locale, name, seed, edited }).from(contentDocument)
  const first = differences(await rows(), seeds)
  if (first.changed.length + first.gone.length === 0) return
  await deps.database.transaction(async (tx) => {
    const version = await nextVersion(tx)
    const { changed, gone } = differences(await tx.select({ kind, locale, name, seed, edited }).from(contentDocument), seeds)
    const updatedAt = new Date(deps.world.now())
    if (changed.length > 0) {
      const set = { status: sql`excluded.status`, body: sql`excluded.body`, seed: sql`excluded.seed`, version, updatedAt }
      await tx
        .insert(contentDocument)
        .values(changed.map((document) => ({ ...document, seed: hashOf(document), version, updatedAt })))
        .onConflictDoUpdate({ target: [kind, locale, name], set })
    }
    for (const row of gone) {
      await tx.update(contentDocument).set({ status: 'trash', seed: '', version, updatedAt }).where(and(eq(kind, row.kind), eq(locale, row.locale), eq(name, row.name)))
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

const hashOf = ({ status, body }: ContentDocument) => createHash('sha256').update(JSON.stringify([status, body])).digest('base64url')
