import type { Brain } from '#server/brain/brain.ts'
import type { SessionCredential } from '#server/brain/sessions/session-credential.ts'
import type { Incoming, TurnResult } from './turn.ts'

/**
 * Takes one turn durably: in one transaction the session is locked, a turn id seen before gets its stored answer, an
 * answer to another element than the waiting one is stale, and turn, session and effects are written together (CHAT-13).
 * Effects are tried right after the commit. `undefined` when the session does not exist, or the proof does not open it.
 */
export async function handleTurn(
  brain: Brain,
  session: string,
  turnId: string,
  incoming: Incoming,
  proof?: SessionCredential,
): Promise<TurnResult | undefined> {
  const done = await brain.turns.take({ session, turnId, incoming, proof })
  if (!done) return undefined
  for (const key of done.keys) brain.dispatchEffect(key)
  if (done.taken.elements.length > 0 && !done.taken.joined) brain.notifyTabs(session, done.taken.cursor)
  return done.taken
}
