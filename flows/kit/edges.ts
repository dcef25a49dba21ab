import type { Precondition } from '#contracts/effects/effect.ts'
import { outcomeOf } from '#contracts/effects/effects.ts'
import type { Step } from './flow.ts'

export type Edge = {
  to: string
  by: 'answer' | 'outcome' | 'branch' | 'next'
  label: string
  proves: readonly Precondition[]
  voids: readonly Precondition[]
}

/** Edges of a step for drawings and lint, without the one to customer service that every question has. */
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

/** The step with each of its ways led to the step that `rename` gives. */
export function withWays(step: Step<string>, rename: (name: string) => string): Step<string> {
  const led = <Way extends { to: string }>(way: Way): Way => ({ ...way, to: rename(way.to) })
  const renamed = <Ways extends object>(ways: Ways): Ways =>
    Object.assign(
      {},
      ways,
      Object.fromEntries(Object.entries(ways).map(([outcome, to]) => [outcome, rename(String(to))])),
    )
  if ('next' in step) return { ...step, next: rename(step.next) }
  if ('branch' in step) return { ...step, branch: step.branch.map(led) }
  if ('end' in step || 'transferTo' in step) return step
  if ('call' in step) {
    return { ...step, call: Object.assign({}, step.call, { outcomes: renamed(step.call.outcomes) }) }
  }
  const { choices, offer, input, leave } = step.ask
  return {
    ...step,
    ask: {
      ...step.ask,
      ...(choices && {
        choices: Object.fromEntries(Object.entries(choices).map(([payload, choice]) => [payload, led(choice)])),
      }),
      ...(offer && { offer: led(offer) }),
      ...(input && { input: led(input) }),
      ...(leave && { leave: { ...leave, outcomes: renamed(leave.outcomes) } }),
    },
  }
}
