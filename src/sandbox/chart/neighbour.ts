import type { Chart } from '#contracts/sandbox/chart.ts'
import type { Folded } from './fold-chart.ts'
import type { Layout } from './layout.ts'

const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'] as const
export type Arrow = (typeof ARROWS)[number]
export const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key)

type Seen = { chart: Chart; folded: Folded; layout: Layout }

/**
 * The state an arrow key leads to: down and up along the transitions, into and out of an open box, and sideways to what
 * is drawn beside it. Transitions in the first of the `liked` sets are preferred, then those in the next.
 */
export function neighbour(
  { chart, folded, layout }: Seen,
  id: string,
  arrow: Arrow,
  liked: readonly ReadonlySet<string>[] = [],
): string | undefined {
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') return beside(layout, id, arrow === 'ArrowRight' ? 1 : -1)
  const ways = chart.ways.map((way) => ({ ...way, from: folded.nodeOf(way.from), to: folded.nodeOf(way.to) }))
  const [own, other] = arrow === 'ArrowDown' ? (['from', 'to'] as const) : (['to', 'from'] as const)
  const fitting = ways.filter((way) => way[own] === id && way[other] !== id)
  const wanted = liked.map((ids) => fitting.find((way) => ids.has(way.id))).find((way) => way !== undefined)
  const inside = folded.chart.nodes.filter(({ parent }) => parent === id)
  const entered = inside.find((node) =>
    ways.some(({ from, to }) => to === node.id && !inside.some((one) => one.id === from)),
  )
  return (wanted ?? fitting[0])?.[other] ?? (arrow === 'ArrowDown' ? (entered ?? inside[0])?.id : undefined)
}

function beside({ boxes }: Layout, id: string, side: 1 | -1): string | undefined {
  const box = boxes.find((one) => one.id === id)
  if (!box) return undefined
  const [nearest] = boxes
    .filter(
      (other) =>
        other.id !== id &&
        side * (other.x - box.x) > 0 &&
        other.y < box.y + box.height &&
        other.y + other.height > box.y,
    )
    .sort((a, b) => Math.abs(a.x - box.x) - Math.abs(b.x - box.x))
  return nearest?.id
}
