import { eq } from 'drizzle-orm'
import { chatSession, type SessionRow } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { EffectHandler } from '#server/brain/effects/effects.ts'
import { GRANT } from './session-credential.ts'

/** Effect `session.signIn`: the conversation's visitor may be signed in as the customer whose code was right (CHAT-06). */
export function grantLogin({
  database,
  runtime,
}: Pick<Brain, 'database' | 'runtime'>): EffectHandler<'session.signIn'> {
  return async ({ customerId }, { session }) => {
    await database.db
      .update(chatSession)
      .set({ loginFor: customerId, loginUntil: new Date(runtime.now() + GRANT) })
      .where(eq(chatSession.id, session.id))
    return { outcome: 'signedIn' }
  }
}

/** The legal entity a conversation may sign in as just now. Good for the grant's time, so that a lost answer can be asked again. */
export function loginGrantedBy({ loginFor, loginUntil }: SessionRow, now: number): string | undefined {
  return loginFor !== null && loginUntil !== null && loginUntil.getTime() > now ? loginFor : undefined
}

/** Ends a visitor's conversations at logout: nothing of them can be reached any more, also with a session's jwt. Returns their ids. */
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
