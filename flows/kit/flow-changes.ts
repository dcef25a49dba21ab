import type { Flow, Step } from './flow.ts'

export type ChangedStep = { step: string; how: How }
/** A guard, offer, summary or learned facts, and the steps that use it; `values` fills texts in any step. */
export type ChangedFunction = { kind: FunctionKind; name: string; how: How; steps: string[] }
export type FlowChanges = { steps: ChangedStep[]; functions: ChangedFunction[] }
type How = 'added' | 'changed' | 'gone'

type FunctionKind = keyof typeof USES | 'values'

const USES = {
  guards: (step: Step<string>) => ('branch' in step ? step.branch.flatMap(({ if: guard }) => guard ?? []) : []),
  offers: (step: Step<string>) => ('ask' in step && step.ask.offer ? [step.ask.offer.from] : []),
  summaries: ({ summary }: Step<string>) => (summary === undefined ? [] : [summary]),
  learn: ({ learn }: Step<string>) => (learn === undefined ? [] : [learn]),
} satisfies Partial<Record<keyof Flow, (step: Step<string>) => string[]>>

const KINDS = ['guards', 'offers', 'summaries', 'learn'] as const satisfies (keyof typeof USES)[]

/** What two versions of a flow declare differently; functions are compared as they are written. */
export function flowChanges(before: Flow, after: Flow): FlowChanges {
  const steps = changed(before.steps, after.steps).map(({ name, how }) => ({ step: name, how }))
  const inUse = Object.entries({ ...before.steps, ...after.steps })
  const functions = KINDS.flatMap((kind) =>
    changed(before[kind], after[kind]).map(({ name, how }) => ({
      kind,
      name,
      how,
      steps: inUse.flatMap(([step, declared]) => (USES[kind](declared).includes(name) ? [step] : [])),
    })),
  )
  const values = changed({ values: before.values }, { values: after.values })
  return { steps, functions: [...functions, ...values.map((one) => ({ kind: 'values' as const, ...one, steps: [] }))] }
}

function changed(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>) {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return names.flatMap((name): { name: string; how: How }[] => {
    if (!Object.hasOwn(before, name)) return [{ name, how: 'added' }]
    if (!Object.hasOwn(after, name)) return [{ name, how: 'gone' }]
    return written(before[name]) === written(after[name]) ? [] : [{ name, how: 'changed' }]
  })
}

const written = (declared: unknown): string =>
  typeof declared === 'function' ? String(declared) : (JSON.stringify(declared) ?? '')
