import { and, desc, eq, isNull, lt, type InferSelectModel } from 'drizzle-orm'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'
import type { Database } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { newSignIn, type SignIn } from '#server/gateways/identity/port.ts'
import type { StoreDeps } from '#server/deps.ts'
import { externalAuthorizationRequest } from './external-tables.ts'
import { hashToken } from '#server/keys/hash-token.ts'

const REMEMBERED = 24 * 3_600_000

export type AuthorizationRequest = InferSelectModel<typeof externalAuthorizationRequest>

type Leaving = { session: string; provider: ProviderName; redirectUri: string; page: string; lasts: number }

export async function beginAuthorizationRequest(
  { database: { db }, runtime }: StoreDeps,
  { session, provider, redirectUri, page, lasts }: Leaving,
): Promise<{ id: string; signIn: SignIn }> {
  const signIn = newSignIn(redirectUri)
  const { state, nonce, verifier } = signIn
  const now = runtime.now()
  const id = runtime.id()
  const times = { createdAt: new Date(now), expiresAt: new Date(now + lasts) }
  await db
    .insert(externalAuthorizationRequest)
    .values({ id, session, provider, stateHash: hashToken(state), nonce, verifier, redirectUri, page, ...times })
  return { id, signIn }
}

export async function findAuthorizationRequest(
  { database: { db } }: StoreDeps,
  state: string,
): Promise<AuthorizationRequest | undefined> {
  const [authorizationRequest] = await db
    .select()
    .from(externalAuthorizationRequest)
    .where(eq(externalAuthorizationRequest.stateHash, hashToken(state)))
  return authorizationRequest
}

export async function newestAuthorizationRequest(
  { database: { db } }: StoreDeps,
  session: string,
): Promise<AuthorizationRequest | undefined> {
  const [authorizationRequest] = await db
    .select()
    .from(externalAuthorizationRequest)
    .where(eq(externalAuthorizationRequest.session, session))
    .orderBy(desc(externalAuthorizationRequest.createdAt))
    .limit(1)
  return authorizationRequest
}

export async function lastPageOf({ database: { db } }: StoreDeps, visitor: string): Promise<string | undefined> {
  const [authorizationRequest] = await db
    .select({ page: externalAuthorizationRequest.page })
    .from(externalAuthorizationRequest)
    .innerJoin(chatSession, eq(chatSession.id, externalAuthorizationRequest.session))
    .where(eq(chatSession.visitor, visitor))
    .orderBy(desc(externalAuthorizationRequest.createdAt))
    .limit(1)
  return authorizationRequest?.page
}

/** Marks an authorization request as used and erases its secrets. Returns false if it was used before. */
export async function takeUpAuthorizationRequest(
  { database: { db }, runtime }: StoreDeps,
  id: string,
): Promise<boolean> {
  const taken = await db
    .update(externalAuthorizationRequest)
    .set({ usedAt: new Date(runtime.now()), verifier: '', nonce: '' })
    .where(and(eq(externalAuthorizationRequest.id, id), isNull(externalAuthorizationRequest.usedAt)))
    .returning({ id: externalAuthorizationRequest.id })
  return taken.length > 0
}

export async function endAuthorizationRequest(
  { database: { db } }: StoreDeps,
  id: string,
  outcome: LeaveOutcome,
): Promise<void> {
  await db.update(externalAuthorizationRequest).set({ outcome }).where(eq(externalAuthorizationRequest.id, id))
}

/** Milliseconds after expiry before a request is ended, so that a return at that very moment is not lost. */
const GRACE = 30_000

export async function overdueAuthorizationRequests({
  database: { db },
  runtime,
}: StoreDeps): Promise<AuthorizationRequest[]> {
  return db
    .select()
    .from(externalAuthorizationRequest)
    .where(
      and(
        isNull(externalAuthorizationRequest.outcome),
        lt(externalAuthorizationRequest.expiresAt, new Date(runtime.now() - GRACE)),
      ),
    )
    .limit(100)
}

export async function sweepAuthorizationRequests({ db }: Database, now: number): Promise<void> {
  await db
    .delete(externalAuthorizationRequest)
    .where(lt(externalAuthorizationRequest.expiresAt, new Date(now - REMEMBERED)))
}
