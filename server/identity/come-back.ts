import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { isProviderName, type LeaveOutcome, type ProviderName } from '#contracts/chat/providers.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Brain } from '#server/brain/brain.ts'
import { factsOf } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Identity, IdentityPort } from '#server/gateways/identity/port.ts'
import { describeError, logFailure } from '#server/log-failure.ts'
import { externalAuthorizationRequest } from './external-tables.ts'
import { isSamePerson } from './same-person.ts'
import { dropProof, keepProof } from './identity-proofs.ts'
import {
  endAuthorizationRequest,
  overdueAuthorizationRequests,
  newestAuthorizationRequest,
  takeUpAuthorizationRequest,
  type AuthorizationRequest,
} from './authorization-requests.ts'
import type { SessionRow } from '#server/brain/tables.ts'

const SETTLES_WITHIN = 10_000

type Ended = { outcome: LeaveOutcome; gives: Facts }

/**
 * Turns a return from the provider into one turn of the conversation. When the return URL is opened again, the
 * conversation gets a `replayed` turn at most once.
 */
export async function comeBack(
  brain: Brain,
  row: SessionRow,
  authorizationRequest: AuthorizationRequest,
  identity: IdentityPort | undefined,
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
  const { outcome, gives } = await endedAs(brain, row, authorizationRequest, provider, identity, returned)
  await settle(brain, authorizationRequest, provider, { outcome, gives })
}

async function endedAs(
  brain: Brain,
  row: SessionRow,
  authorizationRequest: AuthorizationRequest,
  provider: ProviderName,
  identity: IdentityPort | undefined,
  returned: URL,
): Promise<Ended> {
  const failed = { outcome: 'failed' as const, gives: {} }
  if (authorizationRequest.expiresAt.getTime() <= brain.runtime.now()) return { outcome: 'timedOut', gives: {} }
  const error = returned.searchParams.get('error')
  if (error) return error === 'access_denied' ? { outcome: 'cancelled', gives: {} } : failed
  if (!identity) return failed
  const person = await whoCame(brain, authorizationRequest, identity, returned)
  if (!person) return failed
  const facts = factsOf(row)
  if (!isSamePerson(facts, person)) return { outcome: 'wrongPerson', gives: {} }
  const { nationalId, name, birthDate } = person
  const id = await keepProof(brain, { session: authorizationRequest.session, provider, nationalId })
  return { outcome: 'ok', gives: { identityProof: id, name: facts.name ?? name, birthDate } }
}

async function whoCame(
  { runtime }: Brain,
  { nonce, verifier, redirectUri }: AuthorizationRequest,
  identity: IdentityPort,
  returned: URL,
): Promise<Identity | undefined> {
  try {
    const state = returned.searchParams.get('state') ?? ''
    return await identity.identityOf({ state, nonce, verifier, redirectUri }, `${redirectUri}${returned.search}`)
  } catch (error) {
    logFailure(runtime.log, 'an identity provider did not say who came', error)
    return undefined
  }
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
  if (gives.identityProof && (!taken || taken.stale)) await dropProof(brain, gives.identityProof)
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
