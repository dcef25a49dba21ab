import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { chatSession, SessionRow } from '#server/brain/tables.ts'
import type { SessionCredential } from '#server/brain/sessions/session-credential.ts'
import type { RegistrationContent } from '#contracts/chat/call.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { LeaveOutcome, ProviderName } from '#contracts/chat/providers.ts'
import type { Claimed } from '#server/brain/effects/effects.ts'
import type { Proposed } from './propose-acts.ts'

export type TurnRequest = { session: string; turnId: string; incoming: Incoming; proof: SessionCredential | undefined }

/** `keys` are the effects it asks for. */
export type HandledTurn = { taken: TurnResult; keys: string[]; claimed?: ReadonlyMap<string, Claimed> }

export type NewSession = PgInsertValue<typeof chatSession> & { id: string }

/** `begin` gives `undefined` if the session's first call was taken before. */
export type TurnQueue = {
  take: (request: TurnRequest) => Promise<HandledTurn | undefined>
  begin: (session: NewSession) => Promise<SessionRow | undefined>
  /** Call it after a conversation's row is changed without a turn, so that the next turn need not find out. */
  forget: (session: string) => void
}

export type Incoming =
  | { kind: 'registration'; content: RegistrationContent }
  | { kind: 'goal'; flow: FlowName; step: string; product?: string; productValue?: string; facts: Facts }
  /** `stays`: do not treat the answer as a request to go back, because there is nothing to go back to. */
  | {
      kind: 'answer'
      utterance: string
      payload?: string
      answers?: number
      consent?: boolean
      stays?: true
      /** There is no earlier value to take back, so the words are heard as something else. */
      restoresNothing?: true
      /** What a model made of the utterance, asked before the turn (HEAR-09). */
      proposed?: Proposed
    }
  | { kind: 'returned'; provider: ProviderName; outcome: LeaveOutcome; gives: Facts }
  /** `said`: the visitor's own wording, if they typed it. */
  | { kind: 'change'; seq: number; answers?: number; said?: string }
  /** `retried`: it was given up before, and the conversation told so. */
  | { kind: 'settled'; key: string; effect: string; outcome: string; gives: unknown; dead: boolean; retried?: true }

/** For a stale answer, `elements` are all those the caller cannot have seen. `joined`: the session to use instead. */
export type TurnResult = {
  elements: ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  stale?: boolean
  joined?: string
}
