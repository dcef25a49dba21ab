import type { RegistrationContent } from '#contracts/chat/call.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'
import type { Brain } from './brain.ts'
import type { Proof } from './proof.ts'

/** What comes in: from the visitor's side, back from a leg away, or back from an effect. */
export type Incoming =
  | { kind: 'registration'; content: RegistrationContent }
  | { kind: 'goal'; flow: FlowName; step: string; product?: string; productValue?: string; facts: Facts }
  /** `stays`: it is no wish to go back, for there is nothing to go back to. */
  | { kind: 'answer'; utterance: string; payload?: string; answers?: number; consent?: boolean; stays?: true }
  | { kind: 'returned'; provider: ProviderName; outcome: LeaveOutcome; gives: Facts }
  /** `said`: in whose words, where it was written. */
  | { kind: 'change'; seq: number; answers?: number; said?: string }
  | { kind: 'settled'; key: string; effect: string; outcome: string; gives: unknown; dead: boolean }

/**
 * What a turn brought; `elements` are those of this turn, or, for a stale answer, all the caller cannot have known. `joined`: the
 * session that goes on in place of this one, for who begins what they have under way already.
 */
export type Taken = { elements: ChatElement[]; cursor: number; waiting: Waiting; ended?: End; stale?: boolean; joined?: string }

/**
 * Takes one turn durably: in one transaction the session is locked, a turn id seen before gets its stored answer, an
 * answer to another element than the waiting one is stale, and turn, session and effects are written together (CHAT-13).
 * Effects are tried right after the commit. `undefined` when the session does not exist, or the proof does not open it.
 */
export async function takeTurn(brain: Brain, session: string, turnId: string, incoming: Incoming, proof?: Proof): Promise<Taken | undefined> {
  const done = await brain.turns.take({ session, turnId, incoming, proof })
  if (!done) return undefined
  for (const key of done.keys) brain.kick(key)
  if (done.taken.elements.length > 0 && !done.taken.joined) brain.poke(session, done.taken.cursor)
  return done.taken
}
