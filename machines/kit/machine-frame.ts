import type { AnyMachineSnapshot } from 'xstate'
import { stateId, waysOf } from './machine-ways.ts'
import type { MachineMove } from './machine-move.ts'

export type AskedGuard = { guard: string; held: boolean }

export type MachineMicrostep = {
  event: string
  ways: string[]
  guards: AskedGuard[]
  left: string[]
  entered: string[]
  actions: string[]
}

export type PendingActor = { actor: string; state: string; input: unknown }

export type PendingDelay = { delay: string; state: string; inMs: number }

/**
 * The machine after one move: `active` are all its states, `states` the innermost, `regions` the parallel parts of the
 * root.
 */
export type MachineFrame = {
  move: MachineMove | undefined
  sent: unknown
  now: number
  regions: string[]
  states: string[]
  active: string[]
  visited: string[]
  context: unknown
  microsteps: MachineMicrostep[]
  emitted: string[]
  pending: PendingActor[]
  delays: PendingDelay[]
  status: AnyMachineSnapshot['status']
}

export const regionsOf = ({ machine: { root } }: AnyMachineSnapshot): string[] =>
  root.type === 'parallel' ? Object.keys(root.states) : []

export const nodesOf = ({ _nodes: nodes }: AnyMachineSnapshot) => nodes

export const statesOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(stateId)
    .sort()

export const activeStates = (snapshot: AnyMachineSnapshot): string[] => nodesOf(snapshot).map(stateId).sort()

export function plain(value: unknown): unknown {
  const written = JSON.stringify(value)
  return written === undefined ? undefined : JSON.parse(written)
}

export function pendingActors(snapshot: AnyMachineSnapshot): (PendingActor & { id: string })[] {
  return nodesOf(snapshot).flatMap((state) =>
    state.invoke.flatMap(({ id, src }) => {
      const child = snapshot.children[id]?.getSnapshot()
      return child?.status === 'active'
        ? [{ id, actor: String(src), state: stateId(state), input: plain(child.input) }]
        : []
    }),
  )
}

export function delayEnded(
  snapshot: AnyMachineSnapshot,
  eventType: string,
): Pick<PendingDelay, 'delay' | 'state'> | undefined {
  const state = nodesOf(snapshot).find(({ after }) => after.some((transition) => transition.eventType === eventType))
  const way = state && waysOf(state).find(({ transition }) => transition.eventType === eventType)
  return state && way && { delay: way.label.replace(/^after | \[.*$/g, ''), state: stateId(state) }
}
