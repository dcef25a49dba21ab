import type { Flow, FlowContext } from '#flows/kit/flow.ts'
import { writtenFacts } from './changed-facts.ts'
import type { Finding } from './finding.ts'

export type OtherFlows = Readonly<Record<string, Flow>>

/** Finds transfers to what does not exist or is not offered there, and a flow offered nowhere (FLOW-01, ONE-04). */
export function checkTransfers({ name, steps, locales, entries }: Flow, others: OtherFlows = {}): Finding[] {
  const isChecked = Object.keys(others).length > 0
  return [
    ...(locales.length > 0
      ? []
      : [{ rule: 'notOffered' as const, step: entries[0] ?? '', detail: `${name} is offered in no locale` }]),
    ...Object.entries(steps).flatMap(([step, declared]) =>
      isChecked && 'transferTo' in declared
        ? faultsOf(declared.transferTo, locales, others).map((detail) => ({
            rule: 'badTransfer' as const,
            step,
            detail,
          }))
        : [],
    ),
  ]
}

function faultsOf(
  { flow, step }: { flow?: string; step?: string },
  locales: Flow['locales'],
  others: OtherFlows,
): string[] {
  if (!flow || !step) return ['goes on elsewhere without naming both the flow and the step at which it is entered']
  const target = Object.hasOwn(others, flow) ? others[flow] : undefined
  if (!target) return [`goes on in ${flow}, which does not exist`]
  const missing = locales.filter((locale) => !target.locales.includes(locale))
  return [
    ...(missing.length > 0 ? [`goes on in ${flow}, which is not offered in ${missing.join(', ')}`] : []),
    ...(target.entries.includes(step)
      ? []
      : [`goes on in ${flow} at ${step}, which is no entry of it: ${target.entries.join(', ')}`]),
  ]
}

/** Facts that the flows which go on in this one may bring along. */
export function factsBroughtTo(
  { name }: Flow,
  contexts: readonly FlowContext[],
  others: OtherFlows = {},
): ReadonlySet<string> {
  const leadHere = Object.values(others).filter((other) =>
    Object.values(other.steps).some((step) => 'transferTo' in step && step.transferTo.flow === name),
  )
  return new Set(leadHere.flatMap((other) => [...writtenFacts(other, contexts)]))
}
