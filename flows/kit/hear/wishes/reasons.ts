import type { Found } from '#contracts/chat/found.ts'
import type { Ask } from '../../flow.ts'
import { inputRule } from '../../input-rules.ts'
import { asksWhy } from '../../words/requests.ts'
import { partsOf } from '../sentence/clauses.ts'
import type { Reading } from '../reading.ts'

/** The reason for asking at a step, for whoever begins with "why" and gets no other answer. */
export function reasonAt({ flow, step, translate }: Pick<Reading, 'flow' | 'step' | 'translate'>): Found | undefined {
  const asked = flow.steps[step]
  const id = asked && 'ask' in asked ? reasonOf(asked.ask) : undefined
  return id === undefined ? undefined : { topic: `why ${step}`, text: translate(id, {}) }
}

const reasonOf = ({ why, input }: Ask<string>) => why ?? (input && inputRule(input.rule).why)

/** The reason, where it is asked for in so many words. */
export function whyAt({ ask, utterance, flowContext, translate }: Reading): string | undefined {
  const id = reasonOf(ask)
  if (id === undefined) return undefined
  const general = ask.input && inputRule(ask.input.rule).why
  const clauses = [utterance, ...partsOf(utterance).map(({ text }) => text)]
  return clauses.some((clause) => asksWhy(clause, general ?? id, flowContext.locale)) ? translate(id, {}) : undefined
}
