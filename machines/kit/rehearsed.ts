import type { AnyStateMachine, ActorLogic, EventObject, Snapshot } from 'xstate'
import type { MachineStory } from './story.ts'

type HeldSnapshot = Snapshot<unknown> & { input: unknown }
type HeldEvent =
  | { type: 'held.done'; output: unknown }
  | { type: 'held.failed'; error: unknown }
  | { type: 'xstate.stop' }

const heldActor: ActorLogic<HeldSnapshot, HeldEvent & EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const { input } = snapshot
    if (event.type === 'held.done') return { status: 'done', output: event.output, error: undefined, input }
    if (event.type === 'held.failed') return { status: 'error', output: undefined, error: event.error, input }
    return { status: 'stopped', output: undefined, error: undefined, input }
  },
}

export function rehearsed(
  { machine, actors, outside }: MachineStory,
  asked = new Map<string, boolean>(),
): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
    if (typeof guard !== 'function' || Object.hasOwn(guard, 'check')) return []
    const noting: typeof guard = (args, params) => {
      const held = guard(args, params)
      asked.set(name, held)
      return held
    }
    return [[name, noting]]
  })
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, heldActor])),
    actions: Object.fromEntries(outside.map((name) => [name, () => undefined])),
    guards: Object.fromEntries(guards),
  })
}
