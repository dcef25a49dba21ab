import {
  createActor,
  isMachineSnapshot,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
} from 'xstate'
import type { ActorResult, MachineStory } from './story.ts'
import {
  activeStates,
  delayEnded,
  pendingActors,
  plain,
  regionsOf,
  statesOf,
  type MachineFrame,
  type PendingDelay,
  nodesOf,
  type AskedGuard,
  type MachineMicrostep,
} from './machine-frame.ts'
import { BEGINS_AT, type MachineMove } from './machine-move.ts'
import { lineage, startsOf, stateId, wayTaken, waysOf, type MachineState, type MachineWay } from './machine-ways.ts'
import { rehearsed } from './rehearsed.ts'
import { sampleOf, Unexpected } from './sample-of.ts'

export type OpenMachine = {
  first: MachineFrame
  make: (move: MachineMove) => MachineFrame
  snapshot: () => AnyMachineSnapshot
  now: () => number
}

const MOST_DELAYS = 10_000

export function openMachine(story: MachineStory, input: string): OpenMachine {
  const given = story.inputs[input]
  if (!given) throw new Unexpected(`there is no input "${input}"; there are ${Object.keys(story.inputs).join(', ')}`)
  const clock = new SimulatedClock()
  const now = () => BEGINS_AT + clock.now()
  const asked = new Map<string, boolean>()
  const due = new WeakMap<object, number>()
  const noted: Pick<MachineFrame, 'microsteps' | 'emitted' | 'visited'> = { microsteps: [], emitted: [], visited: [] }
  let seen: AnyMachineSnapshot | undefined
  let broken: unknown

  const actor = createActor(rehearsed(story, asked), {
    input: given(BEGINS_AT),
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      noted.microsteps.push(traceMicrostep(inspected, seen, asked))
      if (!isMachineSnapshot(inspected.snapshot)) return
      seen = inspected.snapshot
      noted.visited.push(...activeStates(seen))
    },
  })
  actor.on('*', ({ type }) => noted.emitted.push(type))
  actor.subscribe({ error: (error) => (broken = error) })
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot()
  const scheduled = () => {
    const { _scheduledEvents: timed } = actor.system.getSnapshot()
    return Object.values(timed)
  }
  const noteDelays = () => {
    for (const timed of scheduled()) if (!due.has(timed)) due.set(timed, clock.now() + timed.delay)
  }
  const dueAt = (timed: object) => due.get(timed) ?? clock.now()

  const delays = (): PendingDelay[] =>
    scheduled()
      .flatMap((timed) => {
        const ended = delayEnded(snapshot(), timed.event.type)
        return ended ? [{ ...ended, inMs: dueAt(timed) - clock.now() }] : []
      })
      .sort((one, other) => one.inMs - other.inMs)

  const wait = (ms: number) => {
    const until = clock.now() + ms
    for (let ended = 0; ended < MOST_DELAYS; ended += 1) {
      const next = Math.min(...scheduled().map(dueAt))
      clock.set(Math.min(next, until))
      noteDelays()
      if (next > until) return
    }
    throw new Unexpected('its delays end one after the other without time passing')
  }

  const settle = (name: string, result: ActorResult) => {
    const pending = pendingActors(snapshot()).find(({ actor: source }) => source === name)
    if (!pending) throw new Unexpected(`no actor "${name}" is pending in ${statesOf(snapshot()).join(', ')}`)
    if ('event' in result) return actor.send(result.event)
    const child = snapshot().children[pending.id]
    child?.send(
      'output' in result ? { type: 'held.done', output: result.output } : { type: 'held.failed', error: result.error },
    )
  }

  const frame = (move?: MachineMove, sent?: unknown): MachineFrame => {
    noteDelays()
    if (broken !== undefined)
      throw new Unexpected(`it broke: ${broken instanceof Error ? broken.message : String(broken)}`)
    const current = snapshot()
    const begun = move ? [] : startsOf(current.machine.root).flatMap(lineage)
    const visited = [...new Set([...begun, ...noted.visited.splice(0)])]
    const told = { microsteps: noted.microsteps.splice(0), emitted: noted.emitted.splice(0), visited }
    const pending = pendingActors(current).map(({ actor: source, state, input: needs }) => ({
      actor: source,
      state,
      input: needs,
    }))
    return {
      move,
      sent: plain(sent),
      now: now(),
      regions: regionsOf(current),
      states: statesOf(current),
      active: activeStates(current),
      context: current.context,
      pending,
      delays: delays(),
      status: current.status,
      ...told,
    }
  }

  actor.start()
  // A machine that begins without an eventless transition has had no microstep yet.
  seen ??= snapshot()
  return {
    first: frame(),
    snapshot,
    now,
    make: (move) => {
      if (snapshot().status !== 'active') throw new Unexpected('the machine has come to its end')
      const moment = { now: now(), context: snapshot().context }
      if (move.kind === 'wait') {
        wait(move.ms)
        return frame(move)
      }
      if (move.kind === 'settle') {
        const result = sampleOf(story.actors[move.actor] ?? {}, move.result, `result of ${move.actor}`, moment)
        settle(move.actor, result)
        return frame(move, result)
      }
      const event = sampleOf(story.events, move.event, 'event', moment)
      actor.send(event)
      return frame(move, event)
    },
  }
}

type Microstep = InspectionEvent & { type: '@xstate.microstep' }

function traceMicrostep(
  { event, snapshot, _transitions: transitions }: Microstep,
  before: AnyMachineSnapshot | undefined,
  asked: ReadonlyMap<string, boolean>,
): MachineMicrostep {
  if (!isMachineSnapshot(snapshot))
    return { event: event.type, ways: [], guards: [], left: [], entered: [], actions: [] }
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

function guardsAsked(way: MachineWay, asked: ReadonlyMap<string, boolean>): AskedGuard[] {
  const rivals = waysOf(way.transition.source).filter(
    ({ transition }) => transition.eventType === way.transition.eventType,
  )
  const upTo = rivals.findIndex(({ id }) => id === way.id)
  return rivals
    .slice(0, upTo + 1)
    .flatMap(({ guard }, index) => (guard ? [{ guard, held: answerOf(guard, asked) ?? index === upTo }] : []))
}

function answerOf(guard: string, asked: ReadonlyMap<string, boolean>): boolean | undefined {
  const answer = asked.get(guard.replace(/^not /, ''))
  return answer !== undefined && guard.startsWith('not ') ? !answer : answer
}

function actionsOf(
  transitions: readonly AnyTransitionDefinition[],
  before: readonly MachineState[],
  after: readonly MachineState[],
): string[] {
  const reentered = new Set(
    transitions.filter(({ reenter }) => reenter).flatMap(({ target }) => (target ?? []).map(stateId)),
  )
  const isNew = (state: MachineState, others: readonly MachineState[]) =>
    reentered.has(stateId(state)) || !others.some((other) => stateId(other) === stateId(state))
  const left = before.filter((state) => isNew(state, after)).flatMap(({ exit }) => exit)
  const entered = after.filter((state) => isNew(state, before)).flatMap(({ entry }) => entry)
  return [...left, ...transitions.flatMap(({ actions }) => actions), ...entered].flatMap(actionName)
}

/** Built-in XState actions, such as those that start a delay, are left out. */
function actionName(action: unknown): string[] {
  if (typeof action === 'string') return [action]
  const type: unknown = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined
  return typeof type === 'string' && !type.startsWith('xstate.') ? [type] : []
}
