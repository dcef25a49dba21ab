import { expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { chartOfMachine } from './kit/chart-of-machine.ts'
import type { MachineStory } from './kit/story.ts'
import { statesOf } from './kit/machine-frame.ts'
import type { MachineRun } from './kit/machine-move.ts'
import { playMachine } from './kit/play-machine.ts'
import { stories } from './registry.ts'
import { eventsOf, keyOf, walkLogic, type WalkEvent } from './testing/machine-runtime.ts'

function shortestRuns(story: MachineStory): { run: MachineRun; ends: string[] }[] {
  const paths = getShortestPaths(walkLogic(story), {
    events: (state) => eventsOf(story, state),
    serializeState: (state) => keyOf(story, state),
  })
  return paths.flatMap(({ state, steps }) =>
    state.input === undefined ? [] : [{ run: runOf(steps.map(({ event }) => event)), ends: statesOf(state.standing) }],
  )
}

function runOf(events: readonly (WalkEvent | { type: string })[]): MachineRun {
  const input = events.flatMap((event) => ('input' in event ? [event.input] : []))[0] ?? ''
  return { input, moves: events.flatMap((event) => ('move' in event ? [event.move] : [])) }
}

test.each(Object.entries(stories))(
  'SAND-06 %s: the shortest paths lead to every state, and a real machine arrives where each leads',
  (_, story) => {
    const played = shortestRuns(story).map(({ run, ends }) => ({ run, ends, ...playMachine(story, run) }))
    const astray = played.filter(({ ends, frames, stuck }) => stuck || frames.at(-1)?.states.join() !== ends.join())
    expect(
      astray.slice(0, 3).map(({ run, ends, frames, stuck }) => ({ run, ends, arrived: frames.at(-1)?.states, stuck })),
    ).toEqual([])
    const reached = new Set(played.flatMap(({ frames }) => frames.flatMap(({ visited }) => visited)))
    expect(chartOfMachine(story.machine).nodes.flatMap(({ id }) => (reached.has(id) ? [] : [id]))).toEqual([])
  },
)
