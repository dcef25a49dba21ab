import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { rateBucket } from '../../db/schema/identity.ts'

/** At most `most` hits in any `within` milliseconds. */
export type Limit = { most: number; within: number }

/** A bucket of hits held for the rest of the transaction: nobody else counts in it meanwhile. */
export type HeldBucket = { key: string; hits: number[]; wait: number }

/** How long (ms) until one more hit fits all limits; 0 when it fits now. */
export function waitFor(hits: readonly number[], limits: readonly Limit[], now: number): number {
  return Math.max(
    0,
    ...limits.map(({ most, within }) => {
      const recent = hits.filter((hit) => hit > now - within)
      const oldest = recent[recent.length - most]
      return oldest === undefined ? 0 : oldest + within - now
    }),
  )
}

/** Locks a bucket and tells how long it asks to wait. */
export async function holdBucket(tx: Tx, key: string, limits: readonly Limit[], now: number): Promise<HeldBucket> {
  const [row] = await tx
    .insert(rateBucket)
    .values({ key, last: now })
    .onConflictDoUpdate({ target: rateBucket.key, set: { last: sql`${rateBucket.last}` } })
    .returning()
  const longest = Math.max(...limits.map(({ within }) => within))
  const hits = (row?.hits ?? []).filter((hit) => hit > now - longest)
  return { key, hits, wait: waitFor(hits, limits, now) }
}

/** How long a bucket asks to wait just now, without holding it. */
export async function readWait(tx: Tx, key: string, limits: readonly Limit[], now: number): Promise<number> {
  const [row] = await tx.select({ hits: rateBucket.hits }).from(rateBucket).where(eq(rateBucket.key, key))
  return waitFor(row?.hits ?? [], limits, now)
}

/** Counts one hit in a held bucket. */
export async function countHit(tx: Tx, { key, hits }: HeldBucket, now: number): Promise<void> {
  await tx.update(rateBucket).set({ hits: [...hits, now], last: now }).where(eq(rateBucket.key, key))
}

/** Takes one hit back: what it was for did not happen. */
export async function takeBackHit(tx: Tx, key: string, hit: number): Promise<void> {
  const [row] = await tx.select().from(rateBucket).where(eq(rateBucket.key, key)).for('update')
  const at = row?.hits.lastIndexOf(hit) ?? -1
  if (row && at >= 0) await tx.update(rateBucket).set({ hits: row.hits.toSpliced(at, 1) }).where(eq(rateBucket.key, key))
}
