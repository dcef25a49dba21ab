import { expect, test } from 'vitest'
import type { Chart, ChartNode } from '#contracts/sandbox/chart.ts'
import { chartOf } from '#flows/kit/chart.ts'
import { withPartsOpen } from '#flows/kit/part.ts'
import { flows } from '#flows/registry.ts'
import { chartOfMachine } from '#machines/kit/chart-of-machine.ts'
import { chatMachine } from '#machines/chat/chat-machine.ts'
import type { Box } from './layout.ts'
import { layoutChart } from './layout-chart.ts'
import { SIZES } from './sizes.ts'

const large: Chart = {
  name: 'large',
  starts: ['s0'],
  nodes: Array.from({ length: 90 }, (_, index): ChartNode => ({
    id: `s${index}`,
    title: `step_number_${index}`,
    kind: index === 89 ? 'end' : 'ask',
    note: 'large.words',
  })),
  ways: Array.from({ length: 89 }, (_, index) => index).flatMap((index) =>
    [index + 1, Math.min(89, index + 3 + (index % 7)), index % 3 === 0 ? 89 : Math.max(0, index - (index % 11))].map(
      (to, way) => ({
        id: `s${index} ${way}`,
        from: `s${index}`,
        to: `s${to}`,
        label: `way${way}`,
        by: 'answer' as const,
      }),
    ),
  ),
}

const charts = [...Object.values(flows).map(chartOf), chartOfMachine(chatMachine), large]

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
const holds = (outer: Box | undefined, { x, y, width, height }: Box) =>
  outer !== undefined &&
  x > outer.x &&
  y > outer.y &&
  x + width < outer.x + outer.width &&
  y + height < outer.y + outer.height

test.each(charts)('SAND-01 in $name every state is drawn, and none over another', (chart) => {
  const { boxes, width, height } = layoutChart(chart)
  expect(boxes.map(({ id }) => id).toSorted()).toEqual(chart.nodes.map(({ id }) => id).toSorted())
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]))
  const beside = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => parents.get(a.id) === parents.get(b.id))
      .map((b) => [a, b] as const),
  )
  expect(beside.filter(([a, b]) => overlap(a, b)).map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
  expect(
    boxes.filter((box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height),
  ).toEqual([])
  const nested = boxes.filter(({ id }) => parents.get(id) !== undefined)
  expect(
    nested
      .filter(
        (box) =>
          !holds(
            boxes.find(({ id }) => id === parents.get(box.id)),
            box,
          ),
      )
      .map(({ id }) => id),
  ).toEqual([])
})

test.each(charts)('SAND-01 in $name every way is a line or a chip, once', (chart) => {
  const { boxes, lines } = layoutChart(chart)
  const drawn = [...lines.flatMap(({ ways }) => ways), ...boxes.flatMap(({ chips }) => chips.map(({ way }) => way))]
  expect(drawn.toSorted()).toEqual(chart.ways.map(({ id }) => id).toSorted())
})

test.each(charts)('SAND-01 in $name what is written fits where it stands', (chart) => {
  const { boxes } = layoutChart(chart)
  const out = boxes.flatMap(({ id, chips, width, height }) =>
    chips.filter((chip) => chip.width + 16 > width || chip.y + 22 > height).map(({ text }) => `${id} ${text}`),
  )
  expect(out).toEqual([])
})

test('SAND-01 the same chart is laid out the same way, 90 steps with less than a second of work', () => {
  const begun = process.cpuUsage()
  const layout = layoutChart(large)
  expect(process.cpuUsage(begun).user, 'µs of work').toBeLessThan(1_000_000)
  expect(layoutChart(large)).toEqual(layout)
})

test('SAND-01 ways to an end that many reach, and long ways back, are chips', () => {
  const { boxes } = layoutChart(chartOf(withPartsOpen(flows.mobile_onboarding)))
  const chips = boxes.find(({ id }) => id === 'order.credit_down')?.chips.map(({ text }) => text)
  expect(chips).toEqual(['again ↑ credit_check', 'customer_service → handover', 'leave → leave'])
  expect(boxes.find(({ id }) => id === 'handover')?.into).toBe(21)
})

test('SAND-01 a state with figures has room for them', () => {
  const [plain, figured] = [layoutChart(large), layoutChart(large, { figures: true })]
  expect((figured.boxes[0]?.height ?? 0) - (plain.boxes[0]?.height ?? 0)).toBe(SIZES.figures)
})

test.each(charts)('SAND-01 $name in columns has every state and way once, and nothing over another', (chart) => {
  const { boxes, lines, width, height } = layoutChart(chart, { proportion: 1.3 })
  const whole = layoutChart(chart)
  expect(boxes.map(({ id }) => id).toSorted()).toEqual(chart.nodes.map(({ id }) => id).toSorted())
  const drawn = [...lines.flatMap(({ ways }) => ways), ...boxes.flatMap(({ chips }) => chips.map(({ way }) => way))]
  expect(drawn.toSorted()).toEqual(chart.ways.map(({ id }) => id).toSorted())
  const outer = boxes.filter(({ id }) => chart.nodes.some((node) => node.id === id && node.parent === undefined))
  expect(
    outer.flatMap((a, index) => outer.slice(index + 1).flatMap((b) => (overlap(a, b) ? [`${a.id} ${b.id}`] : []))),
  ).toEqual([])
  const isSlim = whole.height > 3 * whole.width
  expect(height / width).toBeLessThan((whole.height / whole.width) * (isSlim ? 0.6 : 2))
})
