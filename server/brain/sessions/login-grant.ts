import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Tx } from '#server/db/database.ts'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { Incoming } from '#server/brain/turns/turn.ts'
import type { EffectHandler } from '#server/brain/effects/effects.ts'
import { GRANT } from './session-credential.ts'

/** Effect `session.signIn`; its {@link loginGrant} is written with the turn that takes the outcome. */
export const grantLogin: EffectHandler<'session.signIn'> = async ({ customerId }) => ({
  outcome: 'signedIn',
  gives: { customerId },
})

type LoginGrant = Pick<SessionRow, 'loginFor' | 'loginUntil'>

const SignedIn = v.object({
  kind: v.literal('settled'),
  effect: v.literal('session.signIn'),
  outcome: v.literal('signedIn'),
  gives: v.object({ customerId: v.string() }),
})

/** Allows the visitor to sign in as the customer whose code was correct (CHAT-06); `now` in milliseconds. */
export const loginGrant = (incoming: Incoming, now: number): LoginGrant | undefined =>
  v.is(SignedIn, incoming) ? { loginFor: incoming.gives.customerId, loginUntil: new Date(now + GRANT) } : undefined

/** Valid for the whole grant period, so that the request can be repeated if its answer is lost. */
export function loginGrantedBy({ loginFor, loginUntil }: SessionRow, now: number): string | undefined {
  return loginFor !== null && loginUntil !== null && loginUntil.getTime() > now ? loginFor : undefined
}

/** Whether it has not been withdrawn since (TRU-03). */
export async function isStillGranted(tx: Tx, session: string, legalEntityId: string): Promise<boolean> {
  const granted = and(eq(chatSession.id, session), eq(chatSession.loginFor, legalEntityId))
  return (await tx.$count(chatSession, granted)) > 0
}

/** Blocks the visitor's conversations at logout, even for session JWTs; returns their ids. */
export async function withdrawGrants(
  { database, runtime }: Pick<Brain, 'database' | 'runtime'>,
  visitor: string,
): Promise<string[]> {
  const left = await database.db
    .update(chatSession)
    .set({ loginFor: null, visitor: null, expiresAt: new Date(runtime.now()) })
    .where(eq(chatSession.visitor, visitor))
    .returning({ id: chatSession.id })
  return left.map(({ id }) => id)
}
