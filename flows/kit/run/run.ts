import type { EffectName } from '#contracts/effects/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { ProviderName } from '#contracts/chat/providers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** How long a conversation is kept from its beginning, as the brain does by default, in milliseconds. */
export const SESSION_LASTS = 30 * 86_400_000

/** One thing that happens in a run. */
export type Move =
  /** The conversation begins at a step, with what is known; later in a run: it begins anew there. */
  | { kind: 'open'; step: string; facts: Facts }
  /** The visitor taps a suggestion, with the box ticked where there is one (CHAT-10). */
  | { kind: 'pick'; payload: string; consent?: true }
  /** The visitor types: an answer, a question in between with what was found, or words that may mean any of some payloads. */
  | { kind: 'type'; text: string; found?: Found; unsure?: readonly string[] }
  /** The visitor goes back to an answer: the first that can be changed is number 1, kept ones that follow by themselves count too. */
  | { kind: 'change'; answer: number }
  /** An effect comes back. */
  | { kind: 'settle'; effect: EffectName; outcome: string; gives: Facts }
  /** The visitor comes back from a provider. */
  | { kind: 'return'; provider: ProviderName; outcome: string; gives: Facts }
  /** Time passes, in milliseconds. */
  | { kind: 'wait'; ms: number }

/** A conversation from its beginning, exactly repeatable: nothing in it depends on the day or place it is played. */
export type Run = { flow: FlowName; locale: Locale; at: number; moves: readonly Move[] }

export const open = (step: string, facts: Facts = {}): Move => ({ kind: 'open', step, facts })

/** Where the conversation that a run stands in was last opened: what was before it was given up by a jump. */
export const lastOpening = (moves: readonly Move[]): number => moves.findLastIndex(({ kind }) => kind === 'open')
