import { and, eq, sql, type SQL } from 'drizzle-orm'
import { CURRENT_TAGS, type AcceptanceTag } from '#contracts/account/consent.ts'
import type { ConsentChannel } from '#contracts/account/my-data.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { consentLedger, legalEntity } from './tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** Adds an acceptance tag to an account and records it in the ledger; idempotent (AUTH-06). */
export async function approveTag(
  deps: StoreDeps,
  id: string,
  tag: AcceptanceTag,
  channel: ConsentChannel,
): Promise<Result<'approved'>> {
  if (!CURRENT_TAGS.includes(tag)) return fault('refused', 'unknown_tag')
  await writeTag(deps, deps.database.db, id, tag, channel)
  return ok('approved')
}

/** Like {@link approveTag}, in one statement; the tag must already be checked as current. */
export async function writeTag(
  { runtime }: StoreDeps,
  db: DbOrTx,
  id: string,
  tag: AcceptanceTag,
  channel: ConsentChannel,
): Promise<void> {
  const createdAt = new Date(runtime.now())
  await db
    .with(db.$with('tagged').as(tagging(db, tag, createdAt, eq(legalEntity.id, id))))
    .insert(consentLedger)
    .values({ id: runtime.id(), legalEntity: id, tag, channel, createdAt })
    .onConflictDoNothing()
}

/** Returns the ids of the accounts that did not have it. */
export const tagging = (db: DbOrTx, tag: AcceptanceTag, now: Date, ofAccount: SQL | undefined) =>
  db
    .update(legalEntity)
    .set({ acceptanceTags: withTag(tag), updatedAt: now })
    .where(and(ofAccount, sql`not ${tag} = any(${legalEntity.acceptanceTags})`))
    .returning({ id: legalEntity.id })

export const withTag = (tag: AcceptanceTag): SQL =>
  sql`array_append(array_remove(${legalEntity.acceptanceTags}, ${tag}), ${tag})`
