import { and, eq, max, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { contentDocument } from '../../db/schema/content.ts'
import type { StoreDeps } from '../deps.ts'
import type { ContentChange, ContentDocument } from './content-document.ts'

/** What an editor gives a document; `edited` false gives it back to its file, whose changes it follows again. */
export type Written = Pick<ContentDocument, 'status' | 'body'> & { edited?: boolean }

/** `version` is the one the editor has seen: 0 for a document that is not to be there yet, undefined for whichever there is. */
export type Edit = ContentChange & { version: number | undefined; write: (before: ContentDocument | undefined) => Written }

/** Writes a document as an editor left it; 'changed' when another was quicker, and nothing is written then. */
export async function writeDocument({ database, world }: StoreDeps, { kind, locale, name, version, write }: Edit): Promise<ContentDocument | 'changed'> {
  return database.transaction(async (tx) => {
    const next = await nextVersion(tx)
    const [before] = await tx.select().from(contentDocument).where(and(eq(contentDocument.kind, kind), eq(contentDocument.locale, locale), eq(contentDocument.name, name)))
    if (version !== undefined && version !== (before?.version ?? 0)) return 'changed'
    const row = { edited: true, ...write(before), version: next, updatedAt: new Date(world.now()) }
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
export async function nextVersion(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`)
  const [row] = await tx.select({ last: max(contentDocument.version) }).from(contentDocument)
  return (row?.last ?? 0) + 1
}
