import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { isProviderName, type LeaveOutcome, type ProviderName } from '#contracts/chat/providers.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Brain } from '#server/brain/brain.ts'
import { factsOf } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Identity, IdentityPort } from '#server/gateways/identity/port.ts'
import { logFailure } from '#server/log-failure.ts'
import { externalAuthorizationRequest } from './external-tables.ts'
import { dropProof, keepProof } from './identity-proofs.ts'
import {
  endAuthorizationRequest,
  overdueAuthorizationRequests,
  newestAuthorizationRequest,
  takeUpAuthorizationRequest,
  type AuthorizationRequest,
} from './authorization-requests.ts'
import type { SessionRow } from '#server/brain/tables.ts'

/** Longest the second of two returns waits for what the first comes to, in milliseconds. */
const SETTLES_WITHIN = 10_000

type Ended = { outcome: LeaveOutcome; gives: Facts }

/**
 * Takes a return up, once: what the provider says becomes one turn of the conversation. A return address opened again finds
 * it used; while the conversation waits for that provider still, it is told so once, else there is nothing to tell.
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

/** One turn a authorizationRequest, by its id. A proof that the conversation has no use for any more is not kept. */
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

/** What a authorizationRequest that another request has taken up comes to; `undefined` when it takes too long. */
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

/** Tells conversations whose visitor did not come back in time; one who has left anew since is still under way. */
export async function endOverdueAuthorizationRequests(brain: Brain): Promise<void> {
  for (const authorizationRequest of await overdueAuthorizationRequests(brain)) {
    await takeUpAuthorizationRequest(brain, authorizationRequest.id)
    const newest = await newestAuthorizationRequest(brain, authorizationRequest.session)
    if (newest?.id === authorizationRequest.id && isProviderName(authorizationRequest.provider))
      await settle(brain, authorizationRequest, authorizationRequest.provider, { outcome: 'timedOut', gives: {} })
    else await endAuthorizationRequest(brain, authorizationRequest.id, 'timedOut')
  }
}

/**
 * Whether who came back is who the conversation is with: the birth date and the name it knows, of the signed-in customer or as
 * given. A name agrees when its last part does and one given name does, whatever stands between (CHAT-08).
 */
function isSamePerson({ name, birthDate }: Pick<Facts, 'name' | 'birthDate'>, identity: Identity): boolean {
  if (birthDate !== undefined && birthDate !== identity.birthDate) return false
  if (name === undefined) return true
  const [given, proven] = [partsOf(name), partsOf(identity.name)]
  return given.last === proven.last && given.first.some((part) => proven.first.includes(part))
}

type Name = { firstName: string; middleName?: string | undefined; lastName: string }

function partsOf({ firstName, middleName = '', lastName }: Name): { first: string[]; last: string } {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('nb').trim()
  const last = plain(lastName).split(/\s+/).at(-1) ?? ''
  return {
    first: plain(`${firstName} ${middleName}`)
      .split(/[\s-]+/)
      .filter(Boolean),
    last,
  }
}

export const EVERY = 30_000

/** Every half minute tells conversations whose visitor did not come back in time. Returns what ends it. */
export function startAuthorizationRequestTimer(brain: Brain): () => void {
  const timer = setInterval(() => {
    endOverdueAuthorizationRequests(brain).catch((error: unknown) =>
      brain.runtime.log.warn(
        { error: error instanceof Error ? error.name : 'unknown' },
        'authorizationRequests that are overdue wait another half minute',
      ),
    )
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
