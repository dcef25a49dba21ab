import { not, type AnyTransitionDefinition } from 'xstate'
import type { ChartWay } from '#contracts/sandbox/chart.ts'

export type MachineState = AnyTransitionDefinition['source']

export type MachineWay = ChartWay & { transition: AnyTransitionDefinition; guard: string }

export const stateId = ({ path, machine }: MachineState): string => path.join('.') || machine.id

export function startsOf(state: MachineState): MachineState[] {
  if (state.type === 'parallel') return Object.values(state.states).flatMap(startsOf)
  return state.type === 'compound' ? state.initial.target.flatMap(startsOf) : [state]
}

export const lineage = (state: MachineState): string[] => [
  stateId(state),
  ...(state.parent ? lineage(state.parent) : []),
]

export function waysOf(state: MachineState): MachineWay[] {
  const eventless = state.always ?? []
  const listed = [
    ...[...state.transitions.values()].map((transitions) => ({ transitions, by: kindOf(state, transitions) })),
    { transitions: eventless, by: 'branch' as const },
  ]
  const ways = listed.flatMap(({ transitions, by }) =>
    transitions.map((transition) => wayOf(state, transition, by, transitions.length > 1)),
  )
  return ways.map((way, index) => {
    const twins = ways.slice(0, index).filter(({ label }) => label === way.label).length
    return twins === 0 ? way : { ...way, id: `${way.id} ${twins + 1}` }
  })
}

export const wayTaken = (transition: AnyTransitionDefinition): MachineWay | undefined =>
  waysOf(transition.source).find((way) => way.transition === transition)

function wayOf(
  state: MachineState,
  transition: AnyTransitionDefinition,
  by: ChartWay['by'],
  isOneOfSeveral: boolean,
): MachineWay {
  const from = stateId(state)
  const guard = guardName(transition.guard)
  const label = labelOf(state, String(transition.eventType), guard, by, isOneOfSeveral)
  const [target] = transition.target ?? []
  return { id: `${from} ${label}`, from, to: target ? stateId(target) : from, label, by, transition, guard }
}

function labelOf(
  state: MachineState,
  eventType: string,
  guard: string,
  by: ChartWay['by'],
  isOneOfSeveral: boolean,
): string {
  if (by === 'branch') return guard || 'otherwise'
  const name = delayOf(state, eventType) ?? endedOf(state, eventType) ?? eventType
  return isOneOfSeveral ? `${name} [${guard || 'otherwise'}]` : name
}

const kindOf = (state: MachineState, [first]: readonly AnyTransitionDefinition[]): ChartWay['by'] =>
  first && delayOf(state, String(first.eventType)) !== undefined ? 'time' : 'event'

function delayOf(state: MachineState, eventType: string): string | undefined {
  const timed = state.after.find((transition) => transition.eventType === eventType)
  return timed && `after ${timed.delay}`
}

function endedOf(state: MachineState, eventType: string): string | undefined {
  if (eventType.startsWith('xstate.done.state.')) return 'done'
  const [, how, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? []
  const invoked = state.invoke.find((invoke) => invoke.id === id)
  return invoked && `${String(invoked.src)} ${how === 'done' ? 'done' : 'failed'}`
}

const NEGATION = property(not(''), 'check')

export function guardName(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  const [type, inner, where] = [property(guard, 'type'), property(guard, 'guards'), property(guard, 'stateValue')]
  if (typeof type === 'string') return type
  if (Array.isArray(inner))
    return `${property(guard, 'check') === NEGATION ? 'not ' : ''}${inner.map(guardName).join(' and ')}`
  if (where !== undefined) return `in ${JSON.stringify(where)}`
  return 'guarded'
}

function property(value: unknown, name: string): unknown {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined
}
