import type { SessionCredential } from '#server/brain/sessions/session-credential.ts'
import type { RegistrationContent } from '#contracts/chat/call.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'

export type TurnRequest = { session: string; turnId: string; incoming: Incoming; proof: SessionCredential | undefined }

/** A taken turn and the keys of the effects it asked for. */
export type HandledTurn = { taken: TurnResult; keys: string[] }

export type TurnQueue = { take: (request: TurnRequest) => Promise<HandledTurn | undefined> }

/** What comes in: from the visitor's side, back from a authorizationRequest away, or back from an effect. */
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
export type TurnResult = {
  elements: ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  stale?: boolean
  joined?: string
}
