import type { Act } from '#contracts/chat/act.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { UnnumberedElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'
import type { FlowContext } from './flow.ts'

/** Payload that leads from any question to customer service, offered after two misses (CHAT-15). */
export const TALK_TO_US = 'customer_service'

export const SOMETHING_ELSE = 'something_else'

/** Payload that begins the conversation anew, asked back from any question. */
export const START_OVER = 'start_over'

/** Topic of a question without an answer; counts as a miss. */
export const UNKNOWN = 'unknown'

export type MachineContext = FlowContext & { startsAt: string; failedAttempts: number }
export type FlowEvent =
  /**
   * `found` answers a side question, `unsure` lists payloads the words may mean; the host resolves both, so that turns
   * stay pure and replayable (CHAT-15). `consent`: the box was ticked (CHAT-10). `acts`: what the utterance was read
   * as; without them, as from a replay, the whole utterance is the answer (HEAR-01).
   */
  | {
      type: 'visitor.answered'
      utterance: string
      payload?: string
      found?: Found
      unsure?: readonly string[]
      consent?: boolean
      acts?: readonly Act[]
    }
  | { type: 'effect.settled'; effect: string; outcome: string; gives: unknown }
  | { type: 'visitor.returned'; provider: string; outcome: string; gives: unknown }

export type Answered = FlowEvent & { type: 'visitor.answered' }

/** Several that are chosen together are asked back one by one. */
export const unsureOf = (event: FlowEvent): readonly string[] =>
  ((event.type === 'visitor.answered' && event.unsure) || []).flatMap((payload) => payload.split('+'))

export function visitorElement(utterance: string, payload?: string): UnnumberedElement {
  return { ...saying('visitor', utterance), ...(payload !== undefined && { payload }) }
}
