import { isMachineSnapshot, type AnyMachineSnapshot, type AnyTransitionDefinition, type InspectionEvent } from 'xstate'
import { nodesOf, statesOf, type AskedGuard, type MachineMicrostep } from './machine-frame.ts'
import { stateId, wayTaken, waysOf, type MachineState, type MachineWay } from './machine-ways.ts'

type Microstep = InspectionEvent & { type: '@xstate.microstep' }

/** A step of the chart as the inspector tells it, after a snapshot. `asked`: what each guard answered last. */
export function traceMicrostep({ event, snapshot, _transitions: transitions }: Microstep, before: AnyMachineSnapshot | undefined, asked: ReadonlyMap<string, boolean>): MachineMicrostep {
  if (!isMachineSnapshot(snapshot)) return { event: event.type, ways: [], guards: [], left: [], entered: [], actions: [] }
  const [stood, stands] = [before ? statesOf(before) : [], statesOf(snapshot)]
  const ways = transitions.flatMap((transition) => wayTaken(transition) ?? [])
  return {
    event: event.type,
    ways: ways.map(({ id }) => id),
    guards: ways.flatMap((way) => guardsAsked(way, asked)),
    left: stood.filter((state) => !stands.includes(state)),
    entered: stands.filter((state) => !stood.includes(state)),
    actions: actionsOf(transitions, before ? nodesOf(before) : [], nodesOf(snapshot)),
  }
}

/** The guards of a way and of those before it that share its event, as far as their answers are known. */
function guardsAsked(way: MachineWay, asked: ReadonlyMap<string, boolean>): AskedGuard[] {
  const rivals = waysOf(way.transition.source).filter(({ transition }) => transition.eventType === way.transition.eventType)
  const upTo = rivals.findIndex(({ id }) => id === way.id)
  return rivals.slice(0, upTo + 1).flatMap(({ guard }, index) => (guard ? [{ guard, held: answerOf(guard, asked) ?? index === upTo }] : []))
}

function answerOf(guard: string, asked: ReadonlyMap<string, boolean>): boolean | undefined {
  const answer = asked.get(guard.replace(/^not /, ''))
  return answer !== undefined && guard.startsWith('not ') ? !answer : answer
}

/** Named actions in the order they are done: of the states left, of the transitions, of the states entered. */
function actionsOf(transitions: readonly AnyTransitionDefinition[], before: readonly MachineState[], after: readonly MachineState[]): string[] {
  const reentered = new Set(transitions.filter(({ reenter }) => reenter).flatMap(({ target }) => (target ?? []).map(stateId)))
  const isNew = (state: MachineState, others: readonly MachineState[]) => reentered.has(stateId(state)) || !others.some((other) => stateId(other) === stateId(state))
  const left = before.filter((state) => isNew(state, after)).flatMap(({ exit }) => exit)
  const entered = after.filter((state) => isNew(state, before)).flatMap(({ entry }) => entry)
  return [...left, ...transitions.flatMap(({ actions }) => actions), ...entered].flatMap(actionName)
}

/** XState's own actions, such as those that begin a delay, go without saying. */
function actionName(action: unknown): string[] {
  if (typeof action === 'string') return [action]
  const type: unknown = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined
  return typeof type === 'string' && !type.startsWith('xstate.') ? [type] : []
}
