import type { TextValue } from './text-value.ts'
import type { AnalyticsEventName } from '#contracts/chat/analytics-event.ts'
import type { EffectName } from '#contracts/effects/effects.ts'
import type { End } from '#contracts/chat/element.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { ProviderName } from '#contracts/chat/providers.ts'
import type { InputRuleName } from './input-rules.ts'
import type { Frame, TransferTo, Option, SummaryRow } from './flow.ts'

export type Values = Record<string, TextValue | undefined>

/** Output of a turn before translation; texts are message ids. */
export type TurnOutput =
  | { kind: 'say'; text: string; values: Values; tone?: 'help' }
  /** The answer to a side question, already translated (CHAT-15). */
  | { kind: 'found'; topic: string; text: string }
  | { kind: 'summary'; rows: SummaryRow[] }
  | {
      kind: 'ask'
      step: string
      options: Option[]
      values: Values
      input?: { rule: InputRuleName; label: string }
      leave?: { to: ProviderName; button: string }
      consent?: string
      frame?: Frame
    }
  | { kind: 'call'; effect: EffectName; facts: Facts }
  | { kind: 'tell'; event: AnalyticsEventName }
  | { kind: 'end'; end: End; redirectTo?: string }
  | { kind: 'transferTo'; to: TransferTo }
