import { expect, test } from 'vitest'
import { stories } from '../registry.ts'
import { compareMachineReplay } from './compare-machine.ts'
import type { MachineStory } from './story.ts'
import { formatMachineReplay, MachineReplayError, parseMachineReplay } from './machine-replay.ts'
import { playMachine } from './play-machine.ts'

const { flash = fail('flash') } = stories
function fail(name: string): MachineStory {
  throw new Error(`no machine ${name}`)
}

const saved = `title: SHELL-12 held, then gone
machine: flash
input: message

> begin
loading
> wait 1500 milliseconds
> send attention.gained
loading -> held
does stopTheClock
> send attention.lost
held -> loading
does startTheClock
> wait 1 day
loading -> telling -> closed
does loaderIsSpent
ends
`

test('SAND-03 a run is saved as readable lines and read back unchanged', () => {
  const replay = parseMachineReplay(saved)
  expect(replay.run.moves).toEqual([
    { kind: 'wait', ms: 1_500 },
    { kind: 'send', event: 'attention.gained' },
    { kind: 'send', event: 'attention.lost' },
    { kind: 'wait', ms: 86_400_000 },
  ])
  expect(formatMachineReplay(replay.title, 'flash', 'message', playMachine(flash, replay.run).frames)).toBe(saved)
  expect(compareMachineReplay(flash, replay)).toBeUndefined()
})

test('SAND-03 the first difference is named by line and state', () => {
  const difference = (from: string, to: string) =>
    compareMachineReplay(flash, parseMachineReplay(saved.replace(from, to)))
  expect(difference('loading -> held', 'loading -> closed')).toEqual({
    index: 2,
    line: 9,
    states: ['held'],
    expected: 'loading -> closed',
    actual: 'loading -> held',
  })
  expect(difference('\nends', '')).toEqual({
    index: 4,
    line: 17,
    states: ['closed'],
    expected: '(nothing)',
    actual: 'ends',
  })
  expect(difference('> send attention.lost', '> settle begin arrived')).toEqual({
    index: 3,
    line: 11,
    states: ['held'],
    expected: 'the move is possible',
    actual: 'there is no result of begin "arrived"; there are none',
  })
  expect(difference('input: message', 'input: letter')).toEqual({
    index: 0,
    line: 5,
    states: [],
    expected: 'the move is possible',
    actual: 'there is no input "letter"; there are message',
  })
})

test('SAND-03 what cannot be read is refused with its line and how to mend it', () => {
  const refusal = (text: string) => {
    try {
      parseMachineReplay(text)
    } catch (error) {
      if (error instanceof MachineReplayError) return error.message
    }
    return undefined
  }
  expect(refusal(saved.replace('wait 1 day', 'wait a while'))).toBe(
    'Line 14: write a time such as "wait 500 milliseconds" or "wait 1 day".',
  )
  expect(refusal(saved.replace('send attention.lost', 'pick new'))).toBe(
    'Line 11: "pick new" is no move; write "send <event>", "settle <actor> <result>" or "wait <time>".',
  )
  expect(refusal(saved.replace('> begin', '> wait 1 second'))).toBe('Line 5: the first move must be "> begin".')
  expect(refusal(saved.replace('machine: flash', ''))).toBe('The head needs "machine:" with the name of a machine.')
  expect(refusal(saved.replace('input: message', ''))).toBe(
    'The head needs "input:" with the name of one of the machine\'s inputs.',
  )
  expect(refusal('machine: flash')).toBe('A replay needs a line "> begin", then its moves.')
})
