import type { Point } from './layout.ts'

/** A calm curve through the neighbourhood of some points, from the first to the last: a uniform cubic B-spline as a path. */
export function curve(points: readonly Point[]): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const guides = [first, first, ...points.slice(1, -1), last, last]
  const parts = guides.slice(0, -3).map((_, index) => segment(guides.slice(index, index + 4)))
  return [`M${at(first)}`, ...(guides.length > 3 ? [`L${at(mix(guides.slice(0, 3)))}`] : []), ...parts, `L${at(last)}`].join('')
}

/** An arrow head at the end of some points, as a path. */
export function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const [dx, dy] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
  const wing = (side: number): Point => ({ x: tip.x - 8 * dx + side * 4.5 * dy, y: tip.y - 8 * dy - side * 4.5 * dx })
  return `M${at(tip)}L${at(wing(1))}L${at(wing(-1))}Z`
}

function segment([, b, c, d]: readonly Point[]): string {
  if (!b || !c || !d) return ''
  const third = (from: Point, to: Point): Point => ({ x: (2 * from.x + to.x) / 3, y: (2 * from.y + to.y) / 3 })
  return `C${at(third(b, c))} ${at(third(c, b))} ${at(mix([b, c, d]))}`
}

function mix([a, b, c]: readonly Point[]): Point {
  if (!a || !b || !c) return { x: 0, y: 0 }
  return { x: (a.x + 4 * b.x + c.x) / 6, y: (a.y + 4 * b.y + c.y) / 6 }
}

const at = ({ x, y }: Point) => `${round(x)},${round(y)}`

/** Tenths of a pixel are enough, and make the same drawing everywhere. */
export const round = (value: number): number => Math.round(value * 10) / 10
