import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MACHINE_NAMES } from '#contracts/sandbox/machine-name.ts'
import { chartOfMachine } from './kit/chart-of-machine.ts'
import { compareMachineReplay } from './kit/compare-machine.ts'
import { coverageOfMachine } from './kit/machine-coverage.ts'
import { formatMachineReplay, parseMachineReplay } from './kit/machine-replay.ts'
import { playMachine } from './kit/play-machine.ts'
import { stories } from './registry.ts'
import { savedReplays } from './testing/saved-replays.ts'

const saved = savedReplays()

test.each(saved)('SAND-03 $machine: $name', ({ machine, text }) => {
  const story = stories[machine]
  const replay = parseMachineReplay(text)
  expect(replay.machine, 'the replay lies in the folder of its machine').toBe(machine)
  expect(story && compareMachineReplay(story, replay)).toBeUndefined()
  expect(replay.title, 'its title names a requirement').toMatch(/^[A-Z]+-\d\d /)
})

test('SAND-03 a replay is written as it is read', () => {
  for (const { machine, text } of saved) {
    const { title, run } = parseMachineReplay(text)
    const story = stories[machine]
    expect(story && formatMachineReplay(title, machine, run.input, playMachine(story, run).frames)).toBe(text)
  }
})

test.each(Object.entries(stories))(
  'SAND-04 %s: replays walk every state, and every way but those said why not',
  (name, story) => {
    const runs = saved
      .filter(({ machine }) => machine === name)
      .map(({ name: run, text }) => ({ name: run, frames: playMachine(story, parseMachineReplay(text).run).frames }))
    const { states, ways } = coverageOfMachine(chartOfMachine(story.machine), runs)
    const missing = (passed: typeof states) => passed.filter(({ by }) => by.length === 0).map(({ id }) => id)
    expect(missing(states)).toEqual([])
    expect(missing(ways)).toEqual(Object.keys(story.unwalked))
  },
)

test.each(Object.entries(stories))(
  'SAND-05 %s: every event and result of the story is walked by a replay, by its name',
  (name, { events, actors }) => {
    const moves = saved
      .filter(({ machine }) => machine === name)
      .flatMap(({ text }) => parseMachineReplay(text).run.moves)
    const sent = new Set(
      moves.flatMap((move) =>
        move.kind === 'send' ? [move.event] : move.kind === 'settle' ? [`${move.actor} ${move.result}`] : [],
      ),
    )
    const named = [
      ...Object.keys(events),
      ...Object.entries(actors).flatMap(([actor, results]) =>
        Object.keys(results).map((result) => `${actor} ${result}`),
      ),
    ]
    expect(named.filter((one) => !sent.has(one))).toEqual([])
  },
)

test('SAND-05 every machine in the registry can be opened by its name, and no other', () => {
  expect(Object.keys(stories)).toEqual([...MACHINE_NAMES])
})

test('SAND-01 every machine has a story in the registry', () => {
  const root = new URL('./', import.meta.url)
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/${entry.name}-machine.ts`, root)),
  )
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(stories).sort())
})
