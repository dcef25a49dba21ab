import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { isProviderName, type LeaveOutcome, type ProviderName } from '#contracts/chat/providers.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Brain } from '../brain/brain.ts'
import { factsOf, type SessionRow } from '../brain/session-row.ts'
import { takeTurn } from '../brain/take-turn.ts'
import { externalLeg } from '../db/schema/external.ts'
import type { Identity, IdentityPort } from '../gateways/identity/port.ts'
import { logFailure } from '../log-failure.ts'
import { dropProof, keepProof } from './identity-proofs.ts'
import { endLeg, overdueLegs, newestLeg, takeUpLeg, type Leg } from './legs.ts'
import { isSamePerson } from './same-person.ts'

/** Longest the second of two returns waits for what the first comes to, in milliseconds. */
const SETTLES_WITHIN = 10_000

type Ended = { outcome: LeaveOutcome; gives: Facts }

/**
 * Takes a return up, once: what the provider says becomes one turn of the conversation. A return address opened again finds
 * it used; while the conversation waits for that provider still, it is told so once, else there is nothing to tell.
 */
export async function comeBack(brain: Brain, row: SessionRow, leg: Leg, identity: IdentityPort | undefined, returned: URL): Promise<void> {
  if (!isProviderName(leg.provider)) return
  const { provider } = leg
  if (!(await takeUpLeg(brain, leg.id))) {
    const outcome = await outcomeOf(brain, leg.id)
    if (outcome) await takeTurn(brain, leg.session, `replayed:${leg.id}`, { kind: 'returned', provider, outcome: 'replayed', gives: {} })
    return
  }
  const { outcome, gives } = await endedAs(brain, row, leg, provider, identity, returned)
  await settle(brain, leg, provider, { outcome, gives })
}

async function endedAs(brain: Brain, row: SessionRow, leg: Leg, provider: ProviderName, identity: IdentityPort | undefined, returned: URL): Promise<Ended> {
  const failed = { outcome: 'failed' as const, gives: {} }
  if (leg.expiresAt.getTime() <= brain.world.now()) return { outcome: 'timedOut', gives: {} }
  const error = returned.searchParams.get('error')
  if (error) return error === 'access_denied' ? { outcome: 'cancelled', gives: {} } : failed
  if (!identity) return failed
  const person = await whoCame(brain, leg, identity, returned)
  if (!person) return failed
  const facts = factsOf(row)
  if (!isSamePerson(facts, person)) return { outcome: 'wrongPerson', gives: {} }
  const { nationalId, name, birthDate } = person
  const id = await keepProof(brain, { session: leg.session, provider, nationalId })
  return { outcome: 'ok', gives: { identityProof: id, name: facts.name ?? name, birthDate } }
}

async function whoCame({ world }: Brain, { nonce, verifier, redirectUri }: Leg, identity: IdentityPort, returned: URL): Promise<Identity | undefined> {
  try {
    const state = returned.searchParams.get('state') ?? ''
    return await identity.identityOf({ state, nonce, verifier, redirectUri }, `${redirectUri}${returned.search}`)
  } catch (error) {
    logFailure(world.log, 'an identity provider did not say who came', error)
    return undefined
  }
}

/** One turn a leg, by its id. A proof that the conversation has no use for any more is not kept. */
async function settle(brain: Brain, { id, session }: Leg, provider: ProviderName, { outcome, gives }: Ended): Promise<void> {
  const taken = await takeTurn(brain, session, `leg:${id}`, { kind: 'returned', provider, outcome, gives })
  await endLeg(brain, id, outcome)
  if (gives.identityProof && (!taken || taken.stale)) await dropProof(brain, gives.identityProof)
}

/** What a leg that another request has taken up comes to; `undefined` when it takes too long. */
async function outcomeOf({ database: { db } }: Brain, id: string): Promise<string | undefined> {
  for (const until = Date.now() + SETTLES_WITHIN; Date.now() < until; await wait(50)) {
    const [leg] = await db.select({ outcome: externalLeg.outcome }).from(externalLeg).where(eq(externalLeg.id, id))
    if (!leg || leg.outcome) return leg?.outcome ?? undefined
  }
  return undefined
}

/** Tells conversations whose visitor did not come back in time; one who has left anew since is still under way. */
export async function endOverdueLegs(brain: Brain): Promise<void> {
  for (const leg of await overdueLegs(brain)) {
    await takeUpLeg(brain, leg.id)
    const newest = await newestLeg(brain, leg.session)
    if (newest?.id === leg.id && isProviderName(leg.provider)) await settle(brain, leg, leg.provider, { outcome: 'timedOut', gives: {} })
    else await endLeg(brain, leg.id, 'timedOut')
  }
}
