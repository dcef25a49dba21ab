import { and, eq, gt, lt } from 'drizzle-orm'
import * as v from 'valibot'
import type { ProviderName } from '#contracts/chat/providers.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'
import type { Database, Db } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { sealText, unsealText } from '#server/keys/seal-text.ts'
import { identityProof } from './external-tables.ts'
import type { StoreDeps } from '#server/deps.ts'

/** In milliseconds. */
export const PROOF_LASTS = 60 * 60_000

type Proven = {
  bankid: { nationalId: string }
  vipps: { phone: PhoneNumber; birthDate?: Day | undefined }
}

const PROVEN: { [P in ProviderName]: v.GenericSchema<unknown, Proven[P]> } = {
  bankid: v.object({ nationalId: v.string() }),
  vipps: v.object({ phone: v.string(), birthDate: v.optional(v.string()) }),
}

/** Stores what a provider has proven and returns the proof's id, the only part a conversation sees. */
export async function keepProof<P extends ProviderName>(
  { database: { db }, runtime }: StoreDeps,
  { session, provider, proven }: { session: string; provider: P; proven: Proven[P] },
): Promise<string> {
  const id = runtime.id()
  const now = runtime.now()
  const sealed = sealText(await sealingKey(db), JSON.stringify(proven))
  await db
    .insert(identityProof)
    .values({ id, session, provider, sealed, createdAt: new Date(now), expiresAt: new Date(now + PROOF_LASTS) })
  return id
}

type Asked<P> = { id: string; session: string; provider: P }

/** What an unexpired proof of the same conversation and provider proves, otherwise `undefined`. */
export async function readProof<P extends ProviderName>(
  { database: { db }, runtime }: StoreDeps,
  { id, session, provider }: Asked<P>,
): Promise<Proven[P] | undefined> {
  const [row] = await db
    .select()
    .from(identityProof)
    .where(
      and(
        eq(identityProof.id, id),
        eq(identityProof.session, session),
        eq(identityProof.provider, provider),
        gt(identityProof.expiresAt, new Date(runtime.now())),
      ),
    )
  if (!row) return undefined
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), PROVEN[provider]),
    unsealText(await sealingKey(db), row.sealed),
  )
  return read.success ? read.output : undefined
}

export async function hasProof(
  { database: { db } }: Pick<StoreDeps, 'database'>,
  { session, provider }: { session: string; provider: ProviderName },
): Promise<boolean> {
  const kept = and(eq(identityProof.session, session), eq(identityProof.provider, provider))
  return (await db.$count(identityProof, kept)) > 0
}

export async function dropProof({ database: { db } }: StoreDeps, id: string): Promise<void> {
  await db.delete(identityProof).where(eq(identityProof.id, id))
}

export async function sweepProofs({ db }: Database, now: number): Promise<void> {
  await db.delete(identityProof).where(lt(identityProof.expiresAt, new Date(now)))
}

const sealingKey = (db: Db) => readSecret(db, 'identity numbers')
