import { isEffectName, outcomesOf } from '#contracts/effects/effects.ts'
import type { Flow, Step } from '#flows/kit/flow.ts'
import type { Finding } from './finding.ts'

const DOES = ['ask', 'call', 'branch', 'next', 'end', 'transferTo'] as const

/** Finds steps that no other check can follow: those that call what is no effect, or do two things at once (FLOW-03). */
export const checkWritten = ({ steps }: Flow): Finding[] =>
  Object.entries(steps).flatMap(([step, declared]): Finding[] => {
    const does = DOES.filter((what) => what in declared)
    return [
      ...(does.length > 1 ? [{ rule: 'oddStep' as const, step, detail: `does ${does.join(' and ')} at once` }] : []),
      ...('call' in declared ? faultsOfCall(step, declared) : []),
    ]
  })

function faultsOfCall(step: string, { call }: Extract<Step<string>, { call: unknown }>): Finding[] {
  const { effect, outcomes }: { effect: string; outcomes?: object } = call
  if (!isEffectName(effect)) return [{ rule: 'unknownName', step, detail: `effect ${effect} does not exist` }]
  if (!outcomes) return [{ rule: 'unroutedOutcome', step, detail: `${effect} has no way for any outcome` }]
  return Object.keys(outcomes)
    .filter((outcome) => !outcomesOf(effect).some((one) => one === outcome))
    .map((outcome) => ({ rule: 'unusedOutcome', step, detail: `${effect} never ends as ${outcome}` }))
}
