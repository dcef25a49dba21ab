import { expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { chartOfMachine } from './kit/chart-of-machine.ts'
import type { Exhibit } from './kit/exhibit.ts'
import { statesOf } from './kit/machine-frame.ts'
import type { MachineRun } from './kit/machine-move.ts'
import { playMachine } from './kit/play-machine.ts'
import { exhibits } from './registry.ts'
import { eventsOf, keyOf, worldLogic, type WorldEvent } from './testing/machine-world.ts'

/** The shortest paths to all that can be told apart, as runs, each with the states it should end in. */
function shortestRuns(exhibit: Exhibit): { run: MachineRun; ends: string[] }[] {
  const paths = getShortestPaths(worldLogic(exhibit), {
    events: (world) => eventsOf(exhibit, world),
    serializeState: (world) => keyOf(exhibit, world),
  })
  return paths.flatMap(({ state, steps }) => (state.input === undefined ? [] : [{ run: runOf(steps.map(({ event }) => event)), ends: statesOf(state.standing) }]))
}

function runOf(events: readonly (WorldEvent | { type: string })[]): MachineRun {
  const input = events.flatMap((event) => ('input' in event ? [event.input] : []))[0] ?? ''
  return { input, moves: events.flatMap((event) => ('move' in event ? [event.move] : [])) }
}

test.each(Object.entries(exhibits))('SAND-06 %s: the shortest paths lead to every state, and a real machine arrives where each leads', (_, exhibit) => {
  const played = shortestRuns(exhibit).map(({ run, ends }) => ({ run, ends, ...playMachine(exhibit, run) }))
  const astray = played.filter(({ ends, frames, stuck }) => stuck || frames.at(-1)?.states.join() !== ends.join())
  expect(astray.slice(0, 3).map(({ run, ends, frames, stuck }) => ({ run, ends, arrived: frames.at(-1)?.states, stuck }))).toEqual([])
  const reached = new Set(played.flatMap(({ frames }) => frames.flatMap(({ visited }) => visited)))
  expect(chartOfMachine(exhibit.machine).nodes.flatMap(({ id }) => (reached.has(id) ? [] : [id]))).toEqual([])
})
