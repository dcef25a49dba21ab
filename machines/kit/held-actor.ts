import type { ActorLogic, EventObject, Snapshot } from 'xstate'

type HeldSnapshot = Snapshot<unknown> & { input: unknown }
export type HeldEvent = { type: 'held.done'; output: unknown } | { type: 'held.failed'; error: unknown } | { type: 'xstate.stop' }

/** Stands in for an invoked actor: pending until it is told how it ends. Its input can be read in its snapshot. */
export const heldActor: ActorLogic<HeldSnapshot, HeldEvent & EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const { input } = snapshot
    if (event.type === 'held.done') return { status: 'done', output: event.output, error: undefined, input }
    if (event.type === 'held.failed') return { status: 'error', output: undefined, error: event.error, input }
    return { status: 'stopped', output: undefined, error: undefined, input }
  },
}
