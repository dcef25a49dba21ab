import { and, eq, gt, lt } from 'drizzle-orm'
import type { ProviderName } from '#contracts/chat/providers.ts'
import type { Database, Db } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { sealText, unsealText } from '#server/keys/seal-text.ts'
import { identityProof } from './external-tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** In milliseconds. */
export const PROOF_LASTS = 60 * 60_000

/** Stores a person's proven identity and returns the proof's id, the only part a conversation sees. */
export async function keepProof(
  { database: { db }, runtime }: StoreDeps,
  proven: { session: string; provider: ProviderName; nationalId: string },
): Promise<string> {
  const { session, provider, nationalId } = proven
  const id = runtime.id()
  const now = runtime.now()
  const sealed = sealText(await sealingKey(db), nationalId)
  await db
    .insert(identityProof)
    .values({ id, session, provider, sealed, createdAt: new Date(now), expiresAt: new Date(now + PROOF_LASTS) })
  return id
}

/** Returns the national identity number of an unexpired proof of the same conversation, otherwise `undefined`. */
export async function readProof(
  { database: { db }, runtime }: StoreDeps,
  { id, session }: { id: string; session: string },
): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(identityProof)
    .where(
      and(
        eq(identityProof.id, id),
        eq(identityProof.session, session),
        gt(identityProof.expiresAt, new Date(runtime.now())),
      ),
    )
  return row && unsealText(await sealingKey(db), row.sealed)
}

export async function dropProof({ database: { db } }: StoreDeps, id: string): Promise<void> {
  await db.delete(identityProof).where(eq(identityProof.id, id))
}

export async function sweepProofs({ db }: Database, now: number): Promise<void> {
  await db.delete(identityProof).where(lt(identityProof.expiresAt, new Date(now)))
}

const sealingKey = (db: Db) => readSecret(db, 'identity numbers')
