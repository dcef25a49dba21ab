import type { Act } from '#contracts/chat/act.ts'
import type { EffectName } from '#contracts/effects/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { ProviderName } from '#contracts/chat/providers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Lifetime of a conversation in milliseconds; must match the default of the brain. */
export const SESSION_LASTS = 30 * 86_400_000

export type Move =
  /** Opens the conversation at a step with known facts; later in a run it starts over there. */
  | { kind: 'open'; step: string; facts: Facts }
  | { kind: 'pick'; payload: string; consent?: true }
  /** `acts`, `payload`: what the text was understood as when it was typed (HEAR-01). */
  | {
      kind: 'type'
      text: string
      found?: Found
      unsure?: readonly string[]
      acts?: readonly Act[]
      payload?: string
    }
  /** Numbers count the changeable answers from 1, including reused ones. */
  | { kind: 'change'; answer: number }
  | { kind: 'settle'; effect: EffectName; outcome: string; gives: Facts }
  | { kind: 'return'; provider: ProviderName; outcome: string; gives: Facts }
  | { kind: 'wait'; ms: number }

/**
 * A reproducible conversation: the result must not depend on the current date or machine. `at` is milliseconds since
 * 1970.
 */
export type Run = { flow: FlowName; locale: Locale; at: number; moves: readonly Move[] }

export const open = (step: string, facts: Facts = {}): Move => ({ kind: 'open', step, facts })

export const lastOpening = (moves: readonly Move[]): number => moves.findLastIndex(({ kind }) => kind === 'open')
