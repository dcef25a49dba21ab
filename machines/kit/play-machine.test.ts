import { expect, test } from 'vitest'
import { stories } from '../registry.ts'
import type { MachineMove } from './machine-move.ts'
import { machinePlayer, playMachine } from './play-machine.ts'

const round: MachineMove[] = [
  { kind: 'send', event: 'visitor.answered' },
  { kind: 'settle', actor: 'answer', result: 'arrived' },
  { kind: 'wait', ms: 5_000 },
]

test.each(Object.entries(stories))(
  'SAND-02 %s: a run that is played on, taken back or turned another way is as one played from the beginning',
  (_, story) => {
    const play = machinePlayer(story)
    const [input = '', other = input] = Object.keys(story.inputs)
    const [one = '', two = ''] = Object.keys(story.events)
    const moves: MachineMove[] = [
      { kind: 'send', event: one },
      { kind: 'wait', ms: 2_000 },
      { kind: 'send', event: two },
      { kind: 'wait', ms: 90_000 },
    ]
    const [first, second, third, fourth] = moves
    if (!first || !second || !third || !fourth) throw new Error('four moves')
    for (const made of [
      [first],
      [first, second],
      [first, second, third],
      [first],
      [third, second],
      [third, second],
      [],
      moves,
    ]) {
      expect(play({ input, moves: made })).toEqual(playMachine(story, { input, moves: made }))
    }
    expect(play({ input: other, moves })).toEqual(playMachine(story, { input: other, moves }))
  },
)

test('SAND-02 a refused move leaves the run unchanged', () => {
  const { chat } = stories
  if (!chat) throw new Error('no chat')
  const play = machinePlayer(chat)
  const [answer] = round
  const impossible: MachineMove = { kind: 'settle', actor: 'begin', result: 'arrived' }
  if (!answer) throw new Error('no move')
  expect(play({ input: 'under way', moves: [answer, impossible] }).stuck?.index).toBe(1)
  expect(play({ input: 'under way', moves: [answer] })).toEqual(
    playMachine(chat, { input: 'under way', moves: [answer] }),
  )
})

test('SAND-01 a run of a thousand moves is played through', () => {
  const { chat } = stories
  if (!chat) throw new Error('no chat')
  const moves = Array.from({ length: 334 }, () => round).flat()
  const { frames, stuck } = playMachine(chat, { input: 'under way', moves })
  expect([frames.length, stuck]).toEqual([1_003, undefined])
})
