import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { MachineStory } from './story.ts'
import { playMachine } from './play-machine.ts'

const machine = setup({
  types: { context: {} as { tries: number }, events: {} as { type: 'go' } | { type: 'break' } },
  actors: { fetch: fromPromise<string, { tries: number }>(() => Promise.reject(new Error('the world is not here'))) },
  guards: { mayTry: ({ context }) => context.tries < 2 },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    tell: () => {
      throw new Error('not rehearsed')
    },
    burst: () => {
      throw new Error('seeded')
    },
  },
}).createMachine({
  id: 'sample',
  context: { tries: 0 },
  initial: 'still',
  states: {
    still: { on: { go: 'asking', break: { actions: 'burst' } } },
    asking: {
      entry: 'count',
      invoke: {
        src: 'fetch',
        input: ({ context }) => context,
        onDone: { target: 'done', actions: 'tell' },
        onError: [{ guard: 'mayTry', target: 'pausing' }, { target: 'still' }],
      },
    },
    pausing: { after: { 1_000: 'asking' } },
    done: { type: 'final' },
  },
})

const story: MachineStory = {
  machine,
  inputs: { plain: () => undefined },
  events: { go: () => ({ type: 'go' }), break: () => ({ type: 'break' }) },
  actors: { fetch: { found: () => ({ output: 'x' }), lost: () => ({ error: 'lost' }) } },
  outside: ['tell'],
  unwalked: {},
}
const go = { kind: 'send', event: 'go' } as const
const lost = { kind: 'settle', actor: 'fetch', result: 'lost' } as const

test('SAND-02 an actor stays pending until it is settled, and a delay until it is due', () => {
  const { frames } = playMachine(story, {
    input: 'plain',
    moves: [go, { kind: 'wait', ms: 60_000 }, lost, { kind: 'wait', ms: 400 }, { kind: 'wait', ms: 600 }],
  })
  expect(frames.map(({ states }) => states)).toEqual([
    ['still'],
    ['asking'],
    ['asking'],
    ['pausing'],
    ['pausing'],
    ['asking'],
  ])
  expect(frames[2]?.pending).toEqual([{ actor: 'fetch', state: 'asking', input: { tries: 1 } }])
  expect(frames[4]?.delays).toEqual([{ delay: '1000', state: 'pausing', inMs: 600 }])
  expect(frames[5]?.context).toEqual({ tries: 2 })
})

test('SAND-02 a microstep names its ways, the guards asked on them and the actions', () => {
  const { frames } = playMachine(story, { input: 'plain', moves: [go, lost, { kind: 'wait', ms: 1_000 }, lost] })
  expect(frames.at(2)?.microsteps).toEqual([
    {
      event: 'xstate.error.actor.0.sample.asking',
      ways: ['asking fetch failed [mayTry]'],
      guards: [{ guard: 'mayTry', held: true }],
      left: ['asking'],
      entered: ['pausing'],
      actions: [],
    },
  ])
  expect(frames.at(3)?.microsteps.flatMap(({ actions }) => actions)).toEqual(['count'])
  expect(frames.at(-1)?.microsteps.flatMap(({ ways, guards }) => [...ways, ...guards])).toEqual([
    'asking fetch failed [otherwise]',
    { guard: 'mayTry', held: false },
  ])
})

test('SAND-02 external effects are recorded and not carried out', () => {
  const { frames, stuck } = playMachine(story, {
    input: 'plain',
    moves: [go, { kind: 'settle', actor: 'fetch', result: 'found' }],
  })
  expect(stuck).toBeUndefined()
  expect(frames.at(-1)).toMatchObject({ states: ['done'], status: 'done', microsteps: [{ actions: ['tell'] }] })
})

test('SAND-02 an impossible move says why, and the moves before it are kept', () => {
  const stuck = (...moves: Parameters<typeof playMachine>[1]['moves']) =>
    playMachine(story, { input: 'plain', moves }).stuck
  expect(stuck(go, { kind: 'send', event: 'stop' })).toEqual({
    index: 1,
    why: 'there is no event "stop"; there are go, break',
  })
  expect(stuck(lost)).toEqual({ index: 0, why: 'no actor "fetch" is pending in still' })
  expect(stuck({ kind: 'send', event: 'break' })).toEqual({ index: 0, why: 'it broke: seeded' })
  expect(stuck(go, { kind: 'settle', actor: 'fetch', result: 'found' }, go)).toEqual({
    index: 2,
    why: 'the machine has come to its end',
  })
})

test('SAND-01 possible events are listed with their transitions', () => {
  expect(playMachine(story, { input: 'plain', moves: [go] }).offers).toEqual({
    events: [
      { event: 'go', ways: [] },
      { event: 'break', ways: [] },
    ],
    results: [
      { actor: 'fetch', result: 'found', ways: ['asking fetch done'] },
      { actor: 'fetch', result: 'lost', ways: ['asking fetch failed [mayTry]'] },
    ],
    delays: [],
  })
  expect(playMachine(story, { input: 'plain', moves: [go, lost] }).offers.delays).toEqual([
    { delay: '1000', state: 'pausing', ways: ['pausing after 1000'] },
  ])
})
