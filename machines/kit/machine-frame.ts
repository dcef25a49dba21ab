import type { AnyMachineSnapshot } from 'xstate'
import { stateId, waysOf } from './machine-ways.ts'
import type { MachineMove } from './machine-move.ts'

/** A guard that was asked on the way, and what it answered. */
export type AskedGuard = { guard: string; held: boolean }

/** One step of the chart: the event that took it, the ways by their ids, the innermost states left and entered, the actions by name. */
export type MachineMicrostep = {
  event: string
  ways: string[]
  guards: AskedGuard[]
  left: string[]
  entered: string[]
  actions: string[]
}

/** An invoked actor that has not ended, the state that holds it, and what it was asked. */
export type PendingActor = { actor: string; state: string; input: unknown }

/** A delay under way: its name and state, and in how many milliseconds it ends. */
export type PendingDelay = { delay: string; state: string; inMs: number }

/**
 * A moment of a run: what happened, what was sent by it, and how the machine stands after it. `active` are all states it is in, `states` the innermost, `regions` the
 * parallel parts of the whole machine, if it has such.
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

/** The ids of the parts of a machine that run side by side. */
export const regionsOf = ({ machine: { root } }: AnyMachineSnapshot): string[] =>
  root.type === 'parallel' ? Object.keys(root.states) : []

/** The states a machine is in, as XState has them. */
export const nodesOf = ({ _nodes: nodes }: AnyMachineSnapshot) => nodes

/** The innermost states a machine is in, sorted. */
export const statesOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(stateId)
    .sort()

/** All states a machine is in, sorted. */
export const activeStates = (snapshot: AnyMachineSnapshot): string[] => nodesOf(snapshot).map(stateId).sort()

/** A value as JSON has it: what is undefined is left out. */
export function plain(value: unknown): unknown {
  const written = JSON.stringify(value)
  return written === undefined ? undefined : JSON.parse(written)
}

/** The invoked actors of a machine that have not ended. */
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

/** The delay an event ends, when a machine in these states waits for it. */
export function delayEnded(
  snapshot: AnyMachineSnapshot,
  eventType: string,
): Pick<PendingDelay, 'delay' | 'state'> | undefined {
  const state = nodesOf(snapshot).find(({ after }) => after.some((transition) => transition.eventType === eventType))
  const way = state && waysOf(state).find(({ transition }) => transition.eventType === eventType)
  return state && way && { delay: way.label.replace(/^after | \[.*$/g, ''), state: stateId(state) }
}
