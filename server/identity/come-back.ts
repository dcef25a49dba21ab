import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { isProviderName, type ProviderName } from '#contracts/chat/providers.ts'
import type { Brain } from '#server/brain/brain.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import { describeError } from '#server/log-failure.ts'
import { externalAuthorizationRequest } from './external-tables.ts'
import type { ConversationProvider, Ended } from './conversation-providers.ts'
import { dropProof } from './identity-proofs.ts'
import {
  endAuthorizationRequest,
  overdueAuthorizationRequests,
  newestAuthorizationRequest,
  takeUpAuthorizationRequest,
  type AuthorizationRequest,
} from './authorization-requests.ts'
import type { SessionRow } from '#server/brain/tables.ts'

const SETTLES_WITHIN = 10_000

/**
 * Turns a return from the provider into one turn of the conversation. When the return URL is opened again, the
 * conversation gets a `replayed` turn at most once.
 */
export async function comeBack(
  brain: Brain,
  row: SessionRow,
  authorizationRequest: AuthorizationRequest,
  identity: ConversationProvider | undefined,
  returned: URL,
): Promise<void> {
  if (!isProviderName(authorizationRequest.provider)) return
  const { provider } = authorizationRequest
  if (!(await takeUpAuthorizationRequest(brain, authorizationRequest.id))) {
    const outcome = await outcomeOf(brain, authorizationRequest.id)
    if (outcome)
      await handleTurn(brain, authorizationRequest.session, `replayed:${authorizationRequest.id}`, {
        kind: 'returned',
        provider,
        outcome: 'replayed',
        gives: {},
      })
    return
  }
  const { outcome, gives } = await endedAs(brain, row, authorizationRequest, identity, returned)
  await settle(brain, authorizationRequest, provider, { outcome, gives })
}

async function endedAs(
  { runtime }: Brain,
  row: SessionRow,
  { expiresAt, nonce, verifier, redirectUri }: AuthorizationRequest,
  identity: ConversationProvider | undefined,
  returned: URL,
): Promise<Ended> {
  if (expiresAt.getTime() <= runtime.now()) return { outcome: 'timedOut', gives: {} }
  const error = returned.searchParams.get('error')
  if (error === 'access_denied') return { outcome: 'cancelled', gives: {} }
  if (error || !identity) return { outcome: 'failed', gives: {} }
  const state = returned.searchParams.get('state') ?? ''
  return identity.endOf(row, { state, nonce, verifier, redirectUri }, `${redirectUri}${returned.search}`)
}

/**
 * The turn id derives from the request id, so a return counts once. A proof the conversation did not accept is deleted.
 */
async function settle(
  brain: Brain,
  { id, session }: AuthorizationRequest,
  provider: ProviderName,
  { outcome, gives }: Ended,
): Promise<void> {
  const taken = await handleTurn(brain, session, `authorizationRequest:${id}`, {
    kind: 'returned',
    provider,
    outcome,
    gives,
  })
  await endAuthorizationRequest(brain, id, outcome)
  const proof = gives.identityProof ?? gives.phoneProof
  if (proof && (!taken || taken.stale)) await dropProof(brain, proof)
}

async function outcomeOf({ database: { db } }: Brain, id: string): Promise<string | undefined> {
  for (const until = Date.now() + SETTLES_WITHIN; Date.now() < until; await wait(50)) {
    const [authorizationRequest] = await db
      .select({ outcome: externalAuthorizationRequest.outcome })
      .from(externalAuthorizationRequest)
      .where(eq(externalAuthorizationRequest.id, id))
    if (!authorizationRequest || authorizationRequest.outcome) return authorizationRequest?.outcome ?? undefined
  }
  return undefined
}

export async function endOverdueAuthorizationRequests(brain: Brain): Promise<void> {
  for (const authorizationRequest of await overdueAuthorizationRequests(brain)) {
    await takeUpAuthorizationRequest(brain, authorizationRequest.id)
    const newest = await newestAuthorizationRequest(brain, authorizationRequest.session)
    if (newest?.id === authorizationRequest.id && isProviderName(authorizationRequest.provider))
      await settle(brain, authorizationRequest, authorizationRequest.provider, { outcome: 'timedOut', gives: {} })
    else await endAuthorizationRequest(brain, authorizationRequest.id, 'timedOut')
  }
}

export const EVERY = 30_000

export function startAuthorizationRequestTimer(brain: Brain): () => void {
  const timer = setInterval(() => {
    endOverdueAuthorizationRequests(brain).catch((error: unknown) =>
      brain.runtime.log.warn({ ...describeError(error) }, 'overdue authorization requests wait another half minute'),
    )
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
