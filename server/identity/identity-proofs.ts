import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { ProviderName } from '#contracts/chat/providers.ts'
import type { Database, Db } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { identityProof } from './external-tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** How long what BankID proved holds in a conversation, in milliseconds. */
export const PROOF_LASTS = 60 * 60_000
const CIPHER = 'aes-256-gcm'

/** Keeps who a person has proven to be; gives the proof's id, which is all that a conversation knows of it. */
export async function keepProof(
  { database: { db }, runtime }: StoreDeps,
  proven: { session: string; provider: ProviderName; nationalId: string },
): Promise<string> {
  const { session, provider, nationalId } = proven
  const id = runtime.id()
  const now = runtime.now()
  const sealed = seal(await sealingKey(db), nationalId)
  await db
    .insert(identityProof)
    .values({ id, session, provider, sealed, createdAt: new Date(now), expiresAt: new Date(now + PROOF_LASTS) })
  return id
}

/** The national identity number a proof stands for, to who asks from the same conversation and in time; else `undefined`. */
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
  return row && unseal(await sealingKey(db), row.sealed)
}

export async function dropProof({ database: { db } }: StoreDeps, id: string): Promise<void> {
  await db.delete(identityProof).where(eq(identityProof.id, id))
}

/** Forgets proofs whose time is over. */
export async function sweepProofs({ db }: Database, now: number): Promise<void> {
  await db.delete(identityProof).where(lt(identityProof.expiresAt, new Date(now)))
}

const sealingKey = (db: Db) => readSecret(db, 'identity numbers')

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
