import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { InferSelectModel } from 'drizzle-orm'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'
import type { Database } from '../db/database.ts'
import { chatSession } from '../db/schema/chat.ts'
import { externalLeg } from '../db/schema/external.ts'
import type { SignIn } from '../gateways/identity/port.ts'
import type { StoreDeps } from '../services/deps.ts'

/** How long a used leg is remembered, so that its return address opened again still leads home. */
const REMEMBERED = 24 * 3_600_000

export type Leg = InferSelectModel<typeof externalLeg>

/** `lasts`: how long the person may be away, in milliseconds. */
type Leaving = { session: string; provider: ProviderName; redirectUri: string; page: string; lasts: number }

/** Writes down that a person leaves; what proves their return stays here. */
export async function beginLeg({ database: { db }, world }: StoreDeps, { session, provider, redirectUri, page, lasts }: Leaving): Promise<{ id: string; signIn: SignIn }> {
  const signIn = { redirectUri, state: secret(), nonce: secret(), verifier: secret() }
  const { state, nonce, verifier } = signIn
  const now = world.now()
  const id = world.id()
  const times = { createdAt: new Date(now), expiresAt: new Date(now + lasts) }
  await db.insert(externalLeg).values({ id, session, provider, stateHash: hashState(state), nonce, verifier, redirectUri, page, ...times })
  return { id, signIn }
}

/** The leg that a return address belongs to. */
export async function findLeg({ database: { db } }: StoreDeps, state: string): Promise<Leg | undefined> {
  const [leg] = await db.select().from(externalLeg).where(eq(externalLeg.stateHash, hashState(state)))
  return leg
}

/** The newest leg of a conversation. */
export async function newestLeg({ database: { db } }: StoreDeps, session: string): Promise<Leg | undefined> {
  const [leg] = await db.select().from(externalLeg).where(eq(externalLeg.session, session)).orderBy(desc(externalLeg.createdAt)).limit(1)
  return leg
}

/** The page a visitor left from last. */
export async function lastPageOf({ database: { db } }: StoreDeps, visitor: string): Promise<string | undefined> {
  const [leg] = await db
    .select({ page: externalLeg.page })
    .from(externalLeg)
    .innerJoin(chatSession, eq(chatSession.id, externalLeg.session))
    .where(eq(chatSession.visitor, visitor))
    .orderBy(desc(externalLeg.createdAt))
    .limit(1)
  return leg?.page
}

/** Takes a leg up, which only one can: false when it has been already. Its secrets are gone from then on. */
export async function takeUpLeg({ database: { db }, world }: StoreDeps, id: string): Promise<boolean> {
  const taken = await db
    .update(externalLeg)
    .set({ usedAt: new Date(world.now()), verifier: '', nonce: '' })
    .where(and(eq(externalLeg.id, id), isNull(externalLeg.usedAt)))
    .returning({ id: externalLeg.id })
  return taken.length > 0
}

export async function endLeg({ database: { db } }: StoreDeps, id: string, outcome: LeaveOutcome): Promise<void> {
  await db.update(externalLeg).set({ outcome }).where(eq(externalLeg.id, id))
}

/** How long after its time a leg is given up, so that a return just then is not in the way, in milliseconds. */
const GRACE = 30_000

/** Legs whose time is over and that nobody has come back from. */
export async function overdueLegs({ database: { db }, world }: StoreDeps): Promise<Leg[]> {
  return db.select().from(externalLeg).where(and(isNull(externalLeg.outcome), lt(externalLeg.expiresAt, new Date(world.now() - GRACE)))).limit(100)
}

/** Forgets legs that were over a day ago. */
export async function sweepLegs({ db }: Database, now: number): Promise<void> {
  await db.delete(externalLeg).where(lt(externalLeg.expiresAt, new Date(now - REMEMBERED)))
}

const secret = () => randomBytes(32).toString('base64url')
const hashState = (state: string) => createHash('sha256').update(state).digest('base64url')
