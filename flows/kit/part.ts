import type { Flow, Step } from './flow.ts'

/** The step at which a part is entered; in a flow it has the name of the use. */
export const START = 'start'

const isIn = (at: string, step: string) => step === at || step.startsWith(`${at}.`)

/** The uses of parts a step is in, the outermost first. */
export function partsAround({ parts = [] }: Pick<Flow, 'parts'>, step: string): string[] {
  return parts.flatMap(({ at }) => (isIn(at, step) ? [at] : [])).toSorted((a, b) => a.length - b.length)
}

/** The part a step of the flow belongs to; undefined for a step of the flow itself. */
export const partOf = (flow: Pick<Flow, 'parts'>, step: string): string | undefined => partsAround(flow, step)[0]

/** Customer service stands beside the conversation: it is entered from every question and leads back to it. */
export const isInHandover = ({ humanHandover, parts = [] }: Pick<Flow, 'humanHandover' | 'parts'>, step: string) =>
  parts.some(({ at }) => at === humanHandover) && isIn(humanHandover, step)

export const ownSteps = (flow: Pick<Flow, 'parts' | 'steps'>): Flow['steps'] =>
  only(flow.steps, (name) => partOf(flow, name) === undefined)

const only = <Value>(record: Readonly<Record<string, Value>>, holds: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => holds(name)))

/** A part as a flow by itself, to be covered once for all flows that use it. */
export function flowOfPart(flow: Flow, at: string): Flow {
  const inside = <Value>(record: Record<string, Value>) => only(record, (name) => isIn(at, name))
  const { parts = [], renamed: _, ...rest } = flow
  return {
    ...rest,
    parts: parts.filter((inner) => inner.at !== at && isIn(at, inner.at)),
    entries: [at],
    humanHandover: at,
    guards: inside(flow.guards),
    offers: inside(flow.offers),
    learn: inside(flow.learn),
    summaries: inside(flow.summaries),
    steps: inside(flow.steps),
  }
}

/** The flow with the steps of its parts as steps of its own, to be drawn. */
export const withPartsOpen = (flow: Flow): Flow => ({ ...flow, parts: [] })

/** The flow with customer service as one step, which says what it says and ends. Other parts stay open. */
export function withHandoverClosed(flow: Flow): Flow {
  const { humanHandover, parts = [] } = flow
  if (!parts.some(({ at }) => at === humanHandover)) return flow
  const outside = <Value>(record: Record<string, Value>) => only(record, (name) => !isIn(humanHandover, name))
  const inside = Object.entries(flow.steps).flatMap(([name, step]) => (isIn(humanHandover, name) ? [step] : []))
  const box: Step<string> = { say: [...new Set(inside.flatMap(({ say = [] }) => say))], end: 'handed_over' }
  return {
    ...flow,
    guards: outside(flow.guards),
    offers: outside(flow.offers),
    learn: outside(flow.learn),
    renamed: Object.fromEntries(Object.entries(flow.renamed ?? {}).filter(([, now]) => !isIn(humanHandover, now))),
    steps: { ...outside(flow.steps), [humanHandover]: box },
  }
}

type Value = string | { [key: string]: Value | undefined }

/** The names of the states around a step in the compiled machine, and of its own. */
export function statePath(flow: Pick<Flow, 'parts'>, step: string): string[] {
  const around = partsAround(flow, step)
  const names = around.map((at, index) => at.slice(index === 0 ? 0 : (around[index - 1] ?? '').length + 1))
  const innermost = around.at(-1)
  if (innermost === undefined) return [step]
  return [...names, step === innermost ? START : step.slice(innermost.length + 1)]
}

/** The state of the compiled machine in which a step stands. */
export function stateValue(flow: Pick<Flow, 'parts'>, step: string): Value {
  const path = statePath(flow, step)
  return path.slice(0, -1).reduceRight<Value>((value, name) => ({ [name]: value }), path.at(-1) ?? step)
}

export function stepAt(value: Value): string {
  if (typeof value === 'string') return value
  const [part = '', inside = START] = Object.entries(value)[0] ?? []
  const own = stepAt(inside)
  return own === START ? part : `${part}.${own}`
}

/** The step a name stands for now, by the flow's declared renames (BEY-02). */
export function stepNow({ steps, renamed = {} }: Pick<Flow, 'steps' | 'renamed'>, name: string): string {
  return Object.hasOwn(steps, name) ? name : Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name
}
