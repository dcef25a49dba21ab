import type { Chart } from '#contracts/sandbox/chart.ts'
import type { Box, Layout } from './layout.ts'

const MOST = 5
/** A lower drawing, in px, is seen whole without columns. */
const LOW = 1_000

/** How many columns bring a drawing closest to the wanted proportion of width to height. */
export function columnsFor({ width, height }: Layout, proportion: number | undefined): number {
  if (proportion === undefined || width === 0 || height <= LOW) return 1
  return Math.min(MOST, Math.round(Math.sqrt((proportion * height) / width)))
}

/** Breaks the outermost states by their height in the drawing, where the fewest lines are cut. */
export function breakIntoColumns(chart: Chart, { boxes, lines, height }: Layout, columns: number) {
  const outer = new Set(chart.nodes.flatMap(({ id, parent }) => (parent === undefined ? [id] : [])))
  const placed = new Map(boxes.filter(({ id }) => outer.has(id)).map((box) => [box.id, middleOf(box)]))
  const spans = lines.flatMap(({ from, to }) => {
    const [one, other] = [placed.get(from), placed.get(to)]
    return one === undefined || other === undefined ? [] : [{ top: Math.min(one, other), bottom: Math.max(one, other) }]
  })
  const middles = [...new Set(placed.values())].toSorted((a, b) => a - b)
  const between = middles.slice(1).map((middle, index) => (middle + (middles[index] ?? middle)) / 2)
  const reach = (height / columns) * 0.3
  const cuts = Array.from({ length: columns - 1 }, (_, index) => (height * (index + 1)) / columns).map((wanted) => {
    const costOf = (cut: number) =>
      spans.filter(({ top, bottom }) => top < cut && cut < bottom).length + Math.abs(cut - wanted) / reach
    const near = between.filter((cut) => Math.abs(cut - wanted) <= reach)
    return near.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? wanted
  })
  return (id: string): number => {
    const middle = placed.get(id)
    return middle === undefined ? 0 : cuts.filter((cut) => cut < middle).length
  }
}

const middleOf = ({ y, height }: Box) => y + height / 2
