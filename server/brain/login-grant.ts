import { eq } from 'drizzle-orm'
import { chatSession } from '../db/schema/chat.ts'
import type { Brain } from './brain.ts'
import type { EffectHandler } from './effects.ts'
import type { SessionRow } from './session-row.ts'

/** How long a conversation that proved who its visitor is may be turned into a sign-in. */
const GRANT = 15 * 60_000

/** Effect `session.signIn`: the conversation's visitor may be signed in as the customer whose code was right (CHAT-06). */
export function grantLogin({ database, world }: Pick<Brain, 'database' | 'world'>): EffectHandler<'session.signIn'> {
  return async ({ customerId }, { session }) => {
    await database.db
      .update(chatSession)
      .set({ loginFor: customerId, loginUntil: new Date(world.now() + GRANT) })
      .where(eq(chatSession.id, session.id))
    return { outcome: 'signedIn' }
  }
}

/** The legal entity a conversation may sign in as just now. Good for the grant's time, so that a lost answer can be asked again. */
export function loginGrantedBy({ loginFor, loginUntil }: SessionRow, now: number): string | undefined {
  return loginFor !== null && loginUntil !== null && loginUntil.getTime() > now ? loginFor : undefined
}

/** Ends a visitor's conversations at logout: nothing of them can be reached any more, also with a session's jwt. Returns their ids. */
export async function withdrawGrants({ database, world }: Pick<Brain, 'database' | 'world'>, visitor: string): Promise<string[]> {
  const left = await database.db
    .update(chatSession)
    .set({ loginFor: null, visitor: null, expiresAt: new Date(world.now()) })
    .where(eq(chatSession.visitor, visitor))
    .returning({ id: chatSession.id })
  return left.map(({ id }) => id)
}
