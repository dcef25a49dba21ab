import type { Proof, Step } from './define-flow.ts'

/** A way out of a step: what takes it, and what taking it proves. */
export type Edge = { to: string; by: 'answer' | 'outcome' | 'branch' | 'next'; label: string; proves: readonly Proof[] }

/** A code that was right proves who answers, whatever the flow says. */
const PROVEN_BY_OUTCOME: Record<string, readonly Proof[]> = { 'code.check known': ['identity'], 'code.check new': ['identity'] }

/** The ways out of a step, as drawn and linted; "talk to a person", which every question has, is not among them. */
export function edgesOf(step: Step<string>): Edge[] {
  if ('next' in step) return [{ to: step.next, by: 'next', label: '', proves: [] }]
  if ('branch' in step) return step.branch.map(({ if: guard, to, proves = [] }) => ({ to, by: 'branch', label: guard ?? 'otherwise', proves }))
  if ('call' in step) {
    const { effect, outcomes } = step.call
    return Object.entries(outcomes).map(([outcome, to]) => ({
      to,
      by: 'outcome',
      label: outcome,
      proves: PROVEN_BY_OUTCOME[`${effect} ${outcome}`] ?? [],
    }))
  }
  if ('end' in step) return []
  const { choices = {}, offer, input } = step.ask
  return [
    ...(offer ? [{ to: offer.to, by: 'answer' as const, label: offer.from, proves: [] }] : []),
    ...Object.entries(choices).map(([label, { to, proves = [] }]) => ({ to, by: 'answer' as const, label, proves })),
    ...(input ? [{ to: input.to, by: 'answer' as const, label: input.rule, proves: [] }] : []),
  ]
}
