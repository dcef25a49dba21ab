import { and, eq, max, sql } from 'drizzle-orm'
import type { StoreDeps } from '#server/deps.ts'
import type { Tx } from '#server/db/database.ts'
import { contentDocument } from './tables.ts'
import type { ContentChange, ContentDocument } from './content-document.ts'

/** `edited: false` returns the document to its shipped file, whose updates it then follows again. */
export type Written = Pick<ContentDocument, 'status' | 'body'> & { edited?: boolean }

/** `version` is the one the editor saw: 0 if the document must not exist yet, undefined to accept any. */
export type DocumentWrite = ContentChange & {
  version: number | undefined
  write: (before: ContentDocument | undefined) => Written
}

export async function writeDocument(
  { database, runtime }: StoreDeps,
  { kind, locale, name, version, write }: DocumentWrite,
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

/** One lock for all writers, so that versions follow the order of commits. */
const WRITE_LOCK = 727_002

export async function nextVersion(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_LOCK})`)
  const [row] = await tx.select({ last: max(contentDocument.version) }).from(contentDocument)
  return (row?.last ?? 0) + 1
}
