import { randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { legalEntity } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { withdrawalLink } from './tables.ts'
import { hashToken } from '#server/keys/hash-token.ts'

/** Every copy of a confirmation has a key of its own, since only its hash is kept. */
export async function makeWithdrawalKey(
  { database, runtime }: StoreDeps,
  of: { order: string; legalEntity: string },
): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  await database.db.insert(withdrawalLink).values({ ...of, hash: hashToken(key), createdAt: new Date(runtime.now()) })
  return key
}

/** The order of a link, for who has its phone number; one lookup, whether or not there is such a link. */
export async function findLinked(
  { database }: StoreDeps,
  { key, phone }: { key: string; phone: string },
): Promise<{ order: string; legalEntity: string } | undefined> {
  const [row] = await database.db
    .select({ order: withdrawalLink.order, legalEntity: legalEntity.id })
    .from(withdrawalLink)
    .innerJoin(legalEntity, eq(legalEntity.id, withdrawalLink.legalEntity))
    .where(and(eq(withdrawalLink.hash, hashToken(key)), eq(legalEntity.phone, phone)))
  return row
}

const KEPT = 31 * 86_400_000

/** By then every period is over. */
export async function sweepWithdrawalLinks({ db }: Database, now: number): Promise<void> {
  await db.delete(withdrawalLink).where(lt(withdrawalLink.createdAt, new Date(now - KEPT)))
}
