import { expect, test } from 'vitest'
import type { Chart } from '#contracts/sandbox/chart.ts'
import { chartOf } from '#flows/kit/chart.ts'
import { withPartsOpen } from '#flows/kit/part.ts'
import { flows } from '#flows/registry.ts'
import { boxesOf, foldChart, foldMarks } from './fold-chart.ts'
import { groupSteps } from './group-steps.ts'
import { layoutChart } from './layout-chart.ts'
import { neighbour } from './neighbour.ts'

const say = (id: string) => ({ id, title: id, kind: 'say' as const })
const way = (from: string, to: string, label = '') => ({ id: `${from} ${label}`, from, to, label, by: 'next' as const })
const note = (steps: number) => `${steps} steps`

const tea: Chart = {
  name: 'tea',
  starts: ['init'],
  nodes: ['init', 'brew_heat', 'brew_pour', 'brew_wait', 'cup.fill', 'cup.milk.pour', 'done'].map(say),
  ways: [
    way('init', 'brew_heat', 'go'),
    way('brew_heat', 'brew_pour'),
    way('brew_pour', 'brew_wait'),
    way('brew_wait', 'cup.fill', 'steeped'),
    way('brew_wait', 'brew_heat', 'cold'),
    way('cup.fill', 'cup.milk.pour', 'milk'),
    way('cup.milk.pour', 'done'),
  ],
}
const grouped = groupSteps(tea)

test('SAND-01 the handover of a flow is a box that opens, with its first step inside', () => {
  const { nodes, ways } = groupSteps(chartOf(withPartsOpen(flows.csat_mobile)))
  const inside = nodes.filter(({ parent }) => parent === 'handover/').map(({ id }) => id)
  expect(inside).toContain('handover')
  expect(inside).toContain('handover.name')
  expect(ways.some(({ from }) => from === 'handover.name')).toBe(true)
})

test('SAND-01 steps stand in a box by their part, or by a first word that three of them share', () => {
  expect(grouped.nodes.map(({ id, parent }) => (parent === undefined ? id : `${parent} ${id}`))).toEqual([
    'cup/',
    'cup/ cup.milk/',
    'brew/',
    'init',
    'brew/ brew_heat',
    'brew/ brew_pour',
    'brew/ brew_wait',
    'cup/ cup.fill',
    'cup.milk/ cup.milk.pour',
    'done',
  ])
})

test('SAND-01 a closed box stands for its steps: what leads in and out is drawn at it, what is inside is not', () => {
  const { chart } = foldChart(grouped, () => false, note)
  expect(chart.nodes.map(({ id, note: told }) => `${id} ${told ?? ''}`.trim())).toEqual([
    'cup/ 2 steps',
    'brew/ 3 steps',
    'init',
    'done',
  ])
  expect(chart.ways.map(({ from, to, label }) => `${from} ${label} ${to}`)).toEqual([
    'init go brew/',
    'brew/  cup/',
    'cup/  done',
  ])
})

test('SAND-01 an open box shows its steps, and is itself tied to where they lead', () => {
  const { chart } = foldChart(grouped, (box) => box === 'brew/', note)
  expect(chart.ways.map(({ from, to, label }) => `${from} ${label} ${to}`)).toEqual([
    'init go brew/',
    'brew_heat  brew_pour',
    'brew_pour  brew_wait',
    'brew_wait steeped cup/',
    'brew/  cup/',
    'brew_wait cold brew_heat',
    'cup/  done',
  ])
})

test('SAND-01 SAND-04 a closed box carries the marks of its steps, and is covered when all of them are', () => {
  const folded = foldChart(grouped, () => false, note)
  const all = new Set([...tea.nodes, ...tea.ways].map(({ id }) => id))
  const marks = foldMarks(
    grouped,
    {
      current: ['brew_wait'],
      passed: new Set(['init', 'init go', 'brew_heat']),
      possible: new Set(['brew_wait steeped']),
      covered: new Set([...all].filter((id) => id !== 'cup.fill milk')),
      counts: new Map([
        ['brew_heat', { reached: 5, left: 1, returned: 0 }],
        ['brew_wait', { reached: 4, left: 2, returned: 1 }],
      ]),
      faulty: new Map([
        ['cup.fill', 'one'],
        ['cup.milk.pour', 'two'],
      ]),
    },
    folded,
  )
  expect(marks).toEqual({
    current: ['brew/'],
    passed: new Set(['init', 'init go', 'brew/']),
    possible: new Set(['brew/ ⇒ cup/']),
    covered: new Set(['init', 'init go', 'brew/', 'brew/ ⇒ cup/', 'cup/', 'cup/ ⇒ done', 'done']),
    counts: new Map([['brew/', { reached: 5, left: 3, returned: 1 }]]),
    faulty: new Map([['cup/', 'one\ntwo']]),
  })
  const lacking = foldMarks(grouped, { covered: new Set([...all].filter((id) => id !== 'brew_pour')) }, folded)
  expect(lacking.covered?.has('brew/')).toBe(false)
  expect(lacking.covered?.has('cup/')).toBe(true)
})

test('SAND-01 the arrow keys follow the transitions into, through and out of boxes', () => {
  const walk = (isOpen: (box: string) => boolean, from: string, presses: number) => {
    const folded = foldChart(grouped, isOpen, note)
    const seen = { chart: grouped, folded, layout: layoutChart(folded.chart) }
    const walked = [from]
    for (let at: string | undefined = from; walked.length <= presses && at !== undefined;) {
      at = neighbour(seen, at, 'ArrowDown')
      if (at !== undefined) walked.push(at)
    }
    return walked
  }
  expect(walk(() => false, 'init', 3)).toEqual(['init', 'brew/', 'cup/', 'done'])
  expect(walk(() => true, 'init', 6)).toEqual([
    'init',
    'brew_heat',
    'brew_pour',
    'brew_wait',
    'cup.fill',
    'cup.milk.pour',
    'done',
  ])
  expect(walk((box) => box === 'brew/', 'brew/', 1)).toEqual(['brew/', 'brew_heat'])
})

test.each(Object.values(flows).map((flow) => chartOf(withPartsOpen(flow))))(
  'SAND-01 $name closed has no step lost, and open all of them',
  (chart) => {
    const boxed = groupSteps(chart)
    const boxes = boxesOf(boxed)
    const open = foldChart(boxed, () => true, note)
    expect(open.chart.nodes.filter(({ id }) => !boxes.has(id)).map(({ id }) => id)).toEqual(
      chart.nodes.map(({ id }) => id),
    )
    const closed = foldChart(boxed, () => false, note)
    const shown = new Set(closed.chart.nodes.map(({ id }) => id))
    expect(chart.nodes.filter(({ id }) => !shown.has(closed.nodeOf(id)))).toEqual([])
    const tied = new Set(closed.chart.ways.flatMap(({ from, to }) => [from, to]))
    expect(closed.chart.nodes.filter(({ id }) => !tied.has(id)).map(({ id }) => id)).toEqual([])
  },
)

test('SAND-01 the longest flow begins with half of its steps in closed boxes', () => {
  const chart = groupSteps(chartOf(withPartsOpen(flows.mobile_from_external)))
  const { nodes } = foldChart(chart, () => false, note).chart
  expect(nodes.length).toBeLessThan(Object.keys(flows.mobile_from_external.steps).length * 0.6)
})
