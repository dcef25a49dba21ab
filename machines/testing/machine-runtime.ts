import {
  getInitialMicrosteps,
  getMicrosteps,
  type ActorLogic,
  type AnyMachineSnapshot,
  type EventObject,
  type Snapshot,
} from 'xstate'
import type { MachineStory } from '#machines/kit/story.ts'
import { activeStates, pendingActors, statesOf } from '#machines/kit/machine-frame.ts'
import { BEGINS_AT, type MachineMove } from '#machines/kit/machine-move.ts'
import { endingOf, offersOf } from '#machines/kit/offers.ts'
import { rehearsed } from '#machines/kit/rehearsed.ts'
import { sampleOf } from '#machines/kit/sample-of.ts'

type Delay = { id: string; event: EventObject; due: number }
type Executable = { type: string; params: unknown }

export type WalkState = Snapshot<undefined> & {
  standing: AnyMachineSnapshot
  now: number
  delays: readonly Delay[]
  passed: readonly string[]
  input: string | undefined
}
export type WalkEvent = { type: 'begin'; input: string } | { type: 'move'; move: MachineMove }

export function eventsOf(story: MachineStory, { standing, now, delays, input: begun }: WalkState): WalkEvent[] {
  if (begun === undefined) return Object.keys(story.inputs).map((input) => ({ type: 'begin', input }))
  const { events, results } = offersOf(story, { snapshot: () => standing, now: () => now })
  const next = Math.min(...delays.map(({ due }) => due))
  const moves: MachineMove[] = [
    ...events.flatMap(({ event, ways }) => (ways.length > 0 ? [{ kind: 'send', event } as const] : [])),
    ...results.flatMap(({ actor, result, ways }) =>
      ways.length > 0 ? [{ kind: 'settle', actor, result } as const] : [],
    ),
    ...(next < Infinity ? [{ kind: 'wait', ms: next - now } as const] : []),
  ]
  return moves.map((move) => ({ type: 'move', move }))
}

export const keyOf = ({ digest }: MachineStory, { standing, passed, input }: WalkState): string =>
  JSON.stringify([
    input !== undefined,
    statesOf(standing),
    passed.filter((state) => !activeStates(standing).includes(state)),
    digest?.(standing.context, statesOf(standing)),
  ])

export function walkLogic(story: MachineStory): ActorLogic<WalkState, WalkEvent> {
  const machine = rehearsed(story)
  const after = (
    state: Pick<WalkState, 'now' | 'delays' | 'input'>,
    microsteps: readonly [AnyMachineSnapshot, readonly Executable[]][],
    stood?: AnyMachineSnapshot,
  ): WalkState => {
    const standing = microsteps.at(-1)?.[0] ?? stood
    if (!standing) throw new Error('the machine has no beginning')
    const delays = microsteps
      .flatMap(([, actions]) => actions)
      .reduce((left, action) => delaysAfter(left, action, state.now), state.delays)
    return {
      status: 'active',
      output: undefined,
      error: undefined,
      now: state.now,
      input: state.input,
      standing,
      delays,
      passed: microsteps.flatMap(([state]) => activeStates(state)),
    }
  }
  const take = (state: WalkState, event: EventObject): WalkState =>
    after(state, getMicrosteps(machine, state.standing, event), state.standing)
  const wait = (state: WalkState, until: number): WalkState => {
    const [next] = state.delays.filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)
    if (!next) return { ...state, now: until }
    return wait(
      take({ ...state, now: next.due, delays: state.delays.filter(({ id }) => id !== next.id) }, next.event),
      until,
    )
  }
  const begin = (input: string) =>
    after({ now: BEGINS_AT, delays: [], input }, getInitialMicrosteps(machine, story.inputs[input]?.(BEGINS_AT)))
  return {
    getInitialSnapshot: () => ({ ...begin(Object.keys(story.inputs)[0] ?? ''), input: undefined }),
    getPersistedSnapshot: (state) => state,
    transition: (state, event) => {
      if (event.type === 'begin') return begin(event.input)
      const { move } = event
      const { standing, now } = state
      const moment = { now, context: standing.context }
      if (move.kind === 'wait') return wait(state, now + move.ms)
      if (move.kind === 'send') return take(state, sampleOf(story.events, move.event, 'event', moment))
      const pending = pendingActors(standing).find(({ actor }) => actor === move.actor)
      return take(
        state,
        endingOf(pending?.id ?? '', sampleOf(story.actors[move.actor] ?? {}, move.result, 'result', moment)),
      )
    },
  }
}

function delaysAfter(delays: readonly Delay[], { type, params }: Executable, now: number): readonly Delay[] {
  if (typeof params !== 'object' || params === null) return delays
  if (type === 'xstate.cancel' && 'sendId' in params) return delays.filter(({ id }) => id !== params.sendId)
  if (type !== 'xstate.raise' || !('delay' in params) || typeof params.delay !== 'number' || !('id' in params))
    return delays
  return [...delays, { id: String(params.id), event: { type: String(params.id) }, due: now + params.delay }]
}
