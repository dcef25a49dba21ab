import type { Found } from '#contracts/chat/found.ts'
import type { UnnumberedElement } from '#contracts/chat/element.ts'
import { saying } from '#contracts/chat/saying.ts'
import type { FlowContext } from './flow.ts'

/** Payload that leads from any question to a person, offered after two misses (CHAT-15). */
export const TALK_TO_US = 'customer_service'

/** Payload that shows all answers again after two of them were asked about. */
export const SOMETHING_ELSE = 'something_else'

/** Topic of a question that has no answer: it is said so, and counts as a miss. */
export const UNKNOWN = 'unknown'

export type MachineContext = FlowContext & { startsAt: string; misses: number }
export type FlowEvent =
  /**
   * `found`: not an answer but a question that was looked up. `unsure`: words that may mean any of these payloads. The host finds
   * both out, so that the turn stays pure and its log repeats it (CHAT-15). `consent`: the question's box was ticked (CHAT-10).
   */
  | {
      type: 'visitor.answered'
      utterance: string
      payload?: string
      found?: Found
      unsure?: readonly string[]
      consent?: boolean
    }
  | { type: 'effect.settled'; effect: string; outcome: string; gives: unknown }
  | { type: 'visitor.returned'; provider: string; outcome: string; gives: unknown }

export type Answered = FlowEvent & { type: 'visitor.answered' }

/** The payloads that words of the visitor may mean, any of them; none when they mean one or nothing. */
export const unsureOf = (event: FlowEvent): readonly string[] =>
  (event.type === 'visitor.answered' && event.unsure) || []

/** What the visitor answered, as an element of the conversation. */
export function visitorElement(utterance: string, payload?: string): UnnumberedElement {
  return { ...saying('visitor', utterance), ...(payload !== undefined && { payload }) }
}
