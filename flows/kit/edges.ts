import type { Precondition } from '#contracts/effects/effect.ts'
import { outcomeOf } from '#contracts/effects/effects.ts'
import type { Step } from './flow.ts'

/** A way out of a step: what takes it, what taking it proves, and what it makes void. */
export type Edge = {
  to: string
  by: 'answer' | 'outcome' | 'branch' | 'next'
  /** Payload, name of an offer, rule, outcome, provider and outcome, or guard. */
  label: string
  proves: readonly Precondition[]
  voids: readonly Precondition[]
}

/** The ways out of a step, as drawn and linted; "talk to a person", which every question has, is not among them. */
export function edgesOf(step: Step<string>): Edge[] {
  if ('next' in step) return [edge('next', '', step.next)]
  if ('branch' in step)
    return step.branch.map(({ if: guard, to, proves }) => edge('branch', guard ?? 'otherwise', to, proves))
  if ('end' in step || 'transferTo' in step) return []
  if ('call' in step) {
    const { effect, outcomes } = step.call
    return Object.entries(outcomes).map(([outcome, to]) => {
      const { proves, voids } = outcomeOf(effect, outcome) ?? {}
      return edge('outcome', outcome, to, proves, voids)
    })
  }
  // A step half written, while its file is being edited, has no way out.
  if (!('ask' in step)) return []
  const { choices = {}, offer, input, leave } = step.ask
  return [
    ...(offer ? [edge('answer', offer.from, offer.to)] : []),
    ...Object.entries(choices).map(([payload, { to, proves }]) => edge('answer', payload, to, proves)),
    ...(input ? [edge('answer', input.rule, input.to)] : []),
    ...(leave
      ? Object.entries(leave.outcomes).map(([outcome, to]) =>
          edge('outcome', leaveLabel(leave.to, outcome), to, outcome === 'ok' ? ['person'] : []),
        )
      : []),
  ]
}

/** Name of the way that a authorizationRequest away leads on by. */
export const leaveLabel = (provider: string, outcome: string): string => `${provider} ${outcome}`

function edge(
  by: Edge['by'],
  label: string,
  to: string,
  proves: readonly Precondition[] = [],
  voids: readonly Precondition[] = [],
): Edge {
  return { to, by, label, proves, voids }
}
