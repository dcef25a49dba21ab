import { Graph, layout as runDagre, type EdgeLabel, type GraphLabel, type NodeLabel } from '@dagrejs/dagre'
import type { Chart, ChartNode } from '#contracts/sandbox/chart.ts'
import { arrowHead, curve, round } from './curve.ts'
import { joinWays, partWays, type Joined } from './join-ways.ts'
import type { Box, Chip, Layout, Line } from './layout.ts'
import { SIZES, shorten, widthOf } from './sizes.ts'

type Options = { figures?: boolean }
type Drawn = Joined & { isBack: boolean }
type Plan = { chart: Chart; options: Options; lines: readonly Drawn[]; chips: Map<string, Joined[]>; into: Map<string, number> }
/** Boxes and lines of what lies inside one state, from its own corner. */
type Part = { width: number; height: number; boxes: Box[]; lines: Line[] }

/**
 * Where every state and way of a chart is drawn (SAND-01), top to bottom; the same chart is always laid out the same way.
 * `figures` keeps room on every state for the funnel's.
 */
export function layoutChart(chart: Chart, options: Options = {}): Layout {
  const { lines, chips } = partWays(chart, joinWays(chart.ways))
  const into = new Map([...Map.groupBy(chips, ({ to }) => to)].map(([to, same]) => [to, same.reduce((sum, { ways }) => sum + ways.length, 0)]))
  const part = layoutInside({ chart, options, lines, chips: Map.groupBy(chips, ({ from }) => from), into }, undefined)
  const moved = move(part, SIZES.margin, SIZES.margin)
  return { width: Math.ceil(part.width + 2 * SIZES.margin), height: Math.ceil(part.height + 2 * SIZES.margin), ...moved }
}

function layoutInside(plan: Plan, parent: string | undefined): Part {
  const children = plan.chart.nodes.filter((node) => node.parent === parent)
  const ids = new Set(children.map(({ id }) => id))
  const parts = new Map(children.map((node) => [node.id, layoutNode(plan, node)]))
  const lines = plan.lines.filter(({ from }) => ids.has(from))
  const tied = new Set(lines.flatMap(({ from, to }) => [from, to]))
  const flow = children.filter(({ id }) => tied.has(id))
  const main = arrange(flow, parts, lines)
  return stackBelow(main, children.filter(({ id }) => !tied.has(id)).flatMap(({ id }) => parts.get(id) ?? []))
}

/** What no line leads to stands in rows below the rest, as do the regions of a parallel state. */
function stackBelow(main: Part, loose: readonly Part[]): Part {
  const gap = 28
  const widest = Math.max(main.width, Math.sqrt(loose.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)) * 1.5)
  let [x, y, rowHeight] = [0, main.height > 0 && loose.length > 0 ? main.height + 44 : main.height, 0]
  const placed: Part[] = []
  for (const part of loose) {
    if (x > 0 && x + part.width > widest) [x, y, rowHeight] = [0, y + rowHeight + gap, 0]
    placed.push({ ...move(part, x, y), width: x + part.width, height: y + part.height })
    ;[x, rowHeight] = [x + part.width + gap, Math.max(rowHeight, part.height)]
  }
  const all = [main, ...placed]
  return {
    width: Math.max(...all.map(({ width }) => width)),
    height: Math.max(...all.map(({ height }) => height)),
    boxes: all.flatMap(({ boxes }) => boxes),
    lines: all.flatMap(({ lines }) => lines),
  }
}

/** A state with its chips and, below them, what lies inside it. */
function layoutNode(plan: Plan, node: ChartNode): Part {
  const inside = layoutInside(plan, node.id)
  const hasInside = inside.boxes.length > 0
  const note = node.kind === 'branch' || !node.note ? '' : shorten(node.note, SIZES.small, SIZES.maxText)
  const title = shorten(node.title, SIZES.title, SIZES.maxText)
  const top = (note ? SIZES.head + SIZES.note : SIZES.bare) + (plan.options.figures ? SIZES.figures : 0)
  const chips = (plan.chips.get(node.id) ?? []).map((way, index) => chipOf(way, node.id, top + index * (SIZES.chip + SIZES.chipGap)))
  const ownHeight = top + (chips.length > 0 ? chips.length * (SIZES.chip + SIZES.chipGap) + 6 : 0)
  const into = plan.into.get(node.id) ?? 0
  const width = Math.max(
    SIZES.minWidth,
    widthOf(title, SIZES.title) + SIZES.glyph + 2 * SIZES.padding + (into > 0 ? 34 : 0),
    widthOf(note, SIZES.small) + 2 * SIZES.padding,
    ...chips.map((chip) => chip.width + 16),
    hasInside ? inside.width + 2 * SIZES.inside : 0,
  )
  const height = ownHeight + (hasInside ? inside.height + SIZES.inside + 10 : 0)
  const box: Box = {
    id: node.id, title, kind: node.kind, note, isStart: plan.chart.starts.includes(node.id), into, x: 0, y: 0, width, height, chips, hasInside,
  }
  const content = move(inside, (width - inside.width) / 2, ownHeight + 10)
  return { width, height, boxes: [box, ...content.boxes], lines: content.lines }
}

function chipOf({ to, ways, labels }: Joined, from: string, y: number): Chip {
  const target = to === from ? '↺' : `→ ${to.split('.').at(-1) ?? to}`
  const text = shorten(labels.length > 0 ? `${labels.join(', ')} ${target}` : target, SIZES.small, SIZES.maxText)
  return { to, ways, text, y, width: widthOf(text, SIZES.small) + 16 }
}

/** States joined by lines, by rank; a line back is laid out as one forward, so that the ranks stay as they were meant. */
function arrange(nodes: readonly ChartNode[], parts: ReadonlyMap<string, Part>, lines: readonly Drawn[]): Part {
  if (nodes.length === 0) return { width: 0, height: 0, boxes: [], lines: [] }
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 26, edgesep: 14, ranksep: 34, ranker: 'network-simplex' })
  for (const { id } of nodes) graph.setNode(id, { width: parts.get(id)?.width ?? 0, height: parts.get(id)?.height ?? 0 })
  for (const [index, { from, to, labels, isBack }] of lines.entries()) {
    const rows = rowsOf(labels)
    const size = rows.length > 0 ? { width: labelWidth(rows), height: rows.length * SIZES.row + 4 } : { width: 0, height: 0 }
    const [tail, head] = isBack ? [to, from] : [from, to]
    graph.setEdge(tail, head, { ...size, labelpos: 'c', weight: isBack ? 1 : 2, minlen: 1 }, String(index))
  }
  runDagre(graph)
  const boxes = nodes.flatMap(({ id }) => {
    const { x = 0, y = 0, width, height } = graph.node(id)
    return move(parts.get(id) ?? { boxes: [], lines: [] }, round(x - width / 2), round(y - height / 2))
  })
  const drawn = lines.map((line, index) => lineOf(line, graph.edge({ v: line.isBack ? line.to : line.from, w: line.isBack ? line.from : line.to, name: String(index) })))
  const { width = 0, height = 0 } = graph.graph()
  return { width, height, boxes: boxes.flatMap((part) => part.boxes), lines: [...boxes.flatMap((part) => part.lines), ...drawn] }
}

function lineOf({ from, to, ways, labels, isBack }: Drawn, { points = [], x, y }: EdgeLabel): Line {
  const rows = rowsOf(labels)
  const along = isBack ? points.toReversed() : points
  const label = rows.length > 0 && x !== undefined && y !== undefined ? { x: round(x), y: round(y), width: labelWidth(rows), rows } : undefined
  return { from, to, ways, path: curve(along), head: arrowHead(along), label }
}

const rowsOf = (labels: readonly string[]) => labels.map((label) => shorten(label, SIZES.small, 150))
const labelWidth = (rows: readonly string[]) => Math.max(...rows.map((row) => widthOf(row, SIZES.small))) + 8

function move<Moved extends { boxes: Box[]; lines: Line[] }>({ boxes, lines }: Moved, dx: number, dy: number): { boxes: Box[]; lines: Line[] } {
  return {
    boxes: boxes.map((box) => ({ ...box, x: round(box.x + dx), y: round(box.y + dy) })),
    lines: dx === 0 && dy === 0 ? lines : lines.map((line) => ({ ...line, path: shift(line.path, dx, dy), head: shift(line.head, dx, dy), label: line.label && { ...line.label, x: round(line.label.x + dx), y: round(line.label.y + dy) } })),
  }
}

const shift = (path: string, dx: number, dy: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${round(Number(x) + dx)},${round(Number(y) + dy)}`)
