import { expect, test } from 'vitest'
import { and, not, setup, stateIn } from 'xstate'
import { stories } from '../registry.ts'
import { chartOfMachine } from './chart-of-machine.ts'

const wide = setup({
  types: { events: {} as { type: 'go' } | { type: 'stay' } },
  guards: { one: () => true, two: () => true },
}).createMachine({
  id: 'wide',
  type: 'parallel',
  on: { stay: {} },
  states: {
    left: {
      initial: 'a',
      states: {
        a: {
          on: {
            go: [
              { guard: 'one', target: 'b' },
              { guard: 'one', target: 'c' },
              { guard: and(['one', not('two')]), target: 'b' },
              { guard: stateIn({ right: 'r' }), target: 'c' },
              { target: 'a' },
            ],
          },
        },
        b: { after: { 500: { guard: 'one', target: 'c' } } },
        c: { type: 'final' },
      },
      onDone: '#wide.right.s',
    },
    right: { initial: 'r', states: { r: { always: { guard: not('two'), target: 's' } }, s: {} } },
  },
})

test('SAND-01 a machine is drawn with what lies in what, its kinds and where it begins', () => {
  const { name, nodes, starts } = chartOfMachine(wide)
  expect(name).toBe('wide')
  expect(starts).toEqual(['left.a', 'right.r'])
  expect(nodes.map(({ id, kind, parent }) => [id, kind, parent])).toEqual([
    ['wide', 'parallel', undefined],
    ['left', 'compound', 'wide'],
    ['left.a', 'state', 'left'],
    ['left.b', 'state', 'left'],
    ['left.c', 'end', 'left'],
    ['right', 'compound', 'wide'],
    ['right.r', 'state', 'right'],
    ['right.s', 'state', 'right'],
  ])
})

test('SAND-01 every transition is a way of its own, guards named where several share an event', () => {
  expect(chartOfMachine(wide).ways.map(({ id, to, by }) => [id, to, by])).toEqual([
    ['wide stay', 'wide', 'event'],
    ['left done', 'right.s', 'event'],
    ['left.a go [one]', 'left.b', 'event'],
    ['left.a go [one] 2', 'left.c', 'event'],
    ['left.a go [one and not two]', 'left.b', 'event'],
    ['left.a go [in {"right":"r"}]', 'left.c', 'event'],
    ['left.a go [otherwise]', 'left.a', 'event'],
    ['left.b after 500', 'left.c', 'time'],
    ['right.r not two', 'right.s', 'branch'],
  ])
})

test.each(Object.entries(stories))(
  'SAND-01 %s: ways lead from a state to a state, by ids of their own',
  (name, { machine }) => {
    const chart = chartOfMachine(machine)
    const states = new Set(chart.nodes.map(({ id }) => id))
    expect(chart.name).toBe(name)
    expect(chart.ways.filter(({ from, to }) => !states.has(from) || !states.has(to))).toEqual([])
    expect(chart.nodes.filter(({ parent }) => parent !== undefined && !states.has(parent))).toEqual([])
    expect(new Set(chart.ways.map(({ id }) => id)).size).toBe(chart.ways.length)
    expect(chart.starts.every((start) => states.has(start))).toBe(true)
  },
)
