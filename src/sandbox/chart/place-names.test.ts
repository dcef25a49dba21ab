import { expect, test } from 'vitest'
import { chartOf } from '#flows/kit/chart.ts'
import { withPartsOpen } from '#flows/kit/part.ts'
import { flows } from '#flows/registry.ts'
import { groupSteps } from './group-steps.ts'
import { layoutChart } from './layout-chart.ts'
import { placeNames } from './place-names.ts'

const layout = layoutChart(groupSteps(chartOf(withPartsOpen(flows.mobile_from_external))))
const { boxes, width, height } = layout
/** The whole flow on half a screen, and on a phone. */
const WHOLE = [
  [900, 800],
  [390, 500],
].map(([wide = 0, high = 0]) => Math.min(wide / width, high / height))

test.each(WHOLE)('SAND-01 at %f of its size the longest flow names its largest boxes, each at its own', (zoom) => {
  const names = placeNames(layout, zoom)
  expect(names.length).toBeGreaterThanOrEqual(8)
  for (const { id, x, y, width: long, size } of names) {
    const box = boxes.find((one) => one.id === id)
    expect(size * zoom).toBeCloseTo(13)
    expect(x + long).toBeGreaterThan(box?.x ?? Infinity)
    expect(x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
    expect(x + long).toBeLessThanOrEqual(width)
    expect(y).toBeGreaterThanOrEqual(box?.y ?? Infinity)
  }
})

test.each(WHOLE)('SAND-01 at %f of its size no name covers another', (zoom) => {
  const names = placeNames(layout, zoom)
  const covered = names.filter((one, at) =>
    names
      .slice(at + 1)
      .some(
        (other) => one.x < other.x + other.width && other.x < one.x + one.width && Math.abs(one.y - other.y) < one.size,
      ),
  )
  expect(covered).toEqual([])
})

test('SAND-01 at its own size a drawing has its own names only', () => {
  expect(placeNames(layout, 1)).toEqual([])
})
