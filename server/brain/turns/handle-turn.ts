import type { Brain } from '#server/brain/brain.ts'
import type { SessionCredential } from '#server/brain/sessions/session-credential.ts'
import { traced } from '#server/telemetry/traced.ts'
import { proposedFor } from './proposals.ts'
import type { Incoming, TurnResult } from './turn.ts'

/** Idempotent by turn id; late answers are stale (CHAT-13). `undefined` if the session is missing or not accessible. */
export async function handleTurn(
  brain: Brain,
  session: string,
  turnId: string,
  incoming: Incoming,
  proof?: SessionCredential,
): Promise<TurnResult | undefined> {
  return traced('turn', { 'prat.turn': turnId, 'prat.session': session, 'prat.incoming': incoming.kind }, async () => {
    const proposed =
      incoming.kind === 'answer' ? await proposedFor(brain, { session, answer: incoming, proof }) : undefined
    const taken = incoming.kind === 'answer' && proposed ? { ...incoming, proposed } : incoming
    const done = await traced('commit', {}, () => brain.turns.take({ session, turnId, incoming: taken, proof }))
    if (!done) return undefined
    for (const key of done.keys) brain.dispatchEffect(key, done.claimed?.get(key))
    if (done.taken.elements.length > 0 && !done.taken.joined) brain.notifyTabs(session, done.taken.cursor)
    return done.taken
  })
}
