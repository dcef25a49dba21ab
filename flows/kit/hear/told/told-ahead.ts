import type { Act } from '#contracts/chat/act.ts'
import type { FlowContext } from '../../flow.ts'

/** With what was told ahead of its question as if it were known. */
export function withToldAhead({ toldAhead, ...flowContext }: FlowContext): FlowContext {
  return { ...flowContext, facts: { ...toldAhead, ...flowContext.facts } }
}

/** What puts an answer told ahead right is that answer, told ahead once more (HEAR-04, HEAR-05). */
export const correctedAhead = (acts: readonly Act[], { facts, toldAhead = {} }: FlowContext): Act[] =>
  acts.map((act) =>
    act.kind === 'correction' && act.fact && facts[act.fact] === undefined && toldAhead[act.fact] !== undefined
      ? { ...act, kind: 'answer' }
      : act,
  )
