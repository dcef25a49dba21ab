import type { Act } from '#contracts/chat/act.ts'
import type { FlowContext } from '../flow.ts'
import type { Heard } from './heard.ts'

/** With what was told ahead of its question as if it were known. */
export function withToldAhead({ toldAhead, ...flowContext }: FlowContext): FlowContext {
  return { ...flowContext, facts: { ...toldAhead, ...flowContext.facts } }
}

/** What puts an answer told ahead right is that answer, told ahead once more (HEAR-04, HEAR-05). */
export function correctedAhead(heard: Heard, { facts, toldAhead = {} }: FlowContext): Heard {
  const { acts } = heard.event
  if (!acts) return heard
  const asAhead = (act: Act): Act =>
    act.kind === 'correction' && act.fact && facts[act.fact] === undefined && toldAhead[act.fact] !== undefined
      ? { ...act, kind: 'answer' }
      : act
  return { ...heard, event: { ...heard.event, acts: acts.map(asAhead) } }
}
