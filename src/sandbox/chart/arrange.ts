import { Graph, layout as runDagre, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre'
import type { Drawn } from './join-ways.ts'
import type { Box, Line, Point } from './layout.ts'
import { SIZES, shorten, widthOf } from './sizes.ts'

export type Part = { width: number; height: number; boxes: Box[]; lines: Line[] }

/** A backward line is laid out as a forward one, so that the ranks stay as computed. */
export function arrange(ids: readonly string[], parts: ReadonlyMap<string, Part>, lines: readonly Drawn[]): Part {
  if (ids.length === 0) return { width: 0, height: 0, boxes: [], lines: [] }
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 26, edgesep: 14, ranksep: 34, ranker: 'network-simplex' })
  for (const id of ids) graph.setNode(id, { width: parts.get(id)?.width ?? 0, height: parts.get(id)?.height ?? 0 })
  for (const [index, line] of lines.entries()) {
    const rows = rowsOf(line)
    const size =
      rows.length > 0 ? { width: labelWidth(rows), height: rows.length * SIZES.row + 4 } : { width: 0, height: 0 }
    const [tail, head] = line.isBack ? [line.to, line.from] : [line.from, line.to]
    graph.setEdge(tail, head, { ...size, labelpos: 'c', weight: line.isBack ? 1 : 2, minlen: 1 }, String(index))
  }
  runDagre(graph)
  const nodes = ids.map((id) => graph.node(id))
  const rankHeight = ({ y }: NodeLabel) => Math.max(...nodes.filter((node) => node.y === y).map(({ height }) => height))
  const placed = ids.map((id) => {
    const { x = 0, y = 0, width, height } = graph.node(id)
    return move(parts.get(id) ?? { boxes: [], lines: [] }, round(x - width / 2), round(y - height / 2))
  })
  const drawn = lines.map((line, index) => {
    const [tail, head] = line.isBack ? [line.to, line.from] : [line.from, line.to]
    const edge = graph.edge({ v: tail, w: head, name: String(index) })
    const [upper, lower] = [graph.node(tail), graph.node(head)]
    const inner = (edge.points ?? []).slice(1, -1)
    const down = [
      ...port(upper, rankHeight(upper), inner[0], 1),
      ...inner,
      ...port(lower, rankHeight(lower), inner.at(-1), -1).toReversed(),
    ]
    return lineOf(line, edge, line.isBack ? down.toReversed() : down)
  })
  const { width = 0, height = 0 } = graph.graph()
  return {
    width,
    height,
    boxes: placed.flatMap(({ boxes }) => boxes),
    lines: [...placed.flatMap((part) => part.lines), ...drawn],
  }
}

function lineOf(line: Drawn, { x, y }: EdgeLabel, points: readonly Point[]): Line {
  const { from, to, ways } = line
  const rows = rowsOf(line)
  const label =
    rows.length > 0 && x !== undefined && y !== undefined
      ? { x: round(x), y: round(y), width: labelWidth(rows), rows }
      : undefined
  return { from, to, ways, path: curve(points), head: arrowHead(points), label }
}

function port(
  { x = 0, y = 0, width, height }: NodeLabel,
  rankHeight: number,
  next: Point | undefined,
  side: 1 | -1,
): Point[] {
  const reach = Math.max(0, width / 2 - 20)
  const across = Math.min(x + reach, Math.max(x - reach, next?.x ?? x))
  return [
    { x: across, y: y + (side * height) / 2 },
    { x: across, y: y + side * (rankHeight / 2 + 14) },
  ]
}

const rowsOf = ({ ways, labels }: Drawn) =>
  ways.flatMap((way, index) => (labels[index] ? [{ way, text: shorten(labels[index], SIZES.small, 170) }] : []))
const labelWidth = (rows: readonly { text: string }[]) =>
  Math.max(...rows.map(({ text }) => widthOf(text, SIZES.small))) + 8

export function move<Moved extends { boxes: Box[]; lines: Line[] }>(
  { boxes, lines }: Moved,
  dx: number,
  dy: number,
): { boxes: Box[]; lines: Line[] } {
  return {
    boxes: boxes.map((box) => ({ ...box, x: round(box.x + dx), y: round(box.y + dy) })),
    lines:
      dx === 0 && dy === 0
        ? lines
        : lines.map((line) => ({
            ...line,
            path: shift(line.path, dx, dy),
            head: shift(line.head, dx, dy),
            label: line.label && { ...line.label, x: round(line.label.x + dx), y: round(line.label.y + dy) },
          })),
  }
}

const shift = (path: string, dx: number, dy: number) =>
  path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${round(Number(x) + dx)},${round(Number(y) + dy)}`,
  )

function curve(points: readonly Point[]): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  const guides = [first, first, ...points.slice(1, -1), last, last]
  const parts = guides.slice(0, -3).map((_, index) => segment(guides.slice(index, index + 4)))
  return [
    `M${at(first)}`,
    ...(guides.length > 3 ? [`L${at(mix(guides.slice(0, 3)))}`] : []),
    ...parts,
    `L${at(last)}`,
  ].join('')
}

function arrowHead(points: readonly Point[]): string {
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

const round = (value: number): number => Math.round(value * 10) / 10
