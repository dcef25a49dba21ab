import type { Chart, ChartNode } from '#contracts/sandbox/chart.ts'
import { arrange, move, type Part } from './arrange.ts'
import { breakIntoColumns, columnsFor } from './columns.ts'
import { nameOf } from './group-steps.ts'
import { joinWays, partWays, type Drawn, type Parted } from './join-ways.ts'
import type { Box, Chip, Layout } from './layout.ts'
import { SIZES, shorten, widthOf } from './sizes.ts'

type Options = { figures?: boolean; proportion?: number }
type Plan = {
  chart: Chart
  options: Options
  lines: readonly Drawn[]
  chips: Map<string, Drawn[]>
  into: Map<string, number>
  columnOf: (id: string) => number
}

/** Maximum sideways distance of a line in px; longer ones are hard to follow. */
const FAR = { forward: 600, back: 320 }

/**
 * Deterministic top-to-bottom layout (SAND-01). `figures` reserves room on each state for the funnel's counts. With a
 * `proportion` of width to height, a chart that is too tall for it is broken into columns.
 */
export function layoutChart(chart: Chart, options: Options = {}): Layout {
  const parted = partWays(chart, joinWays(chart.ways))
  const first = layoutParted(chart, options, parted)
  const shorter = withoutFar(parted, first)
  const whole = shorter.lines.length < parted.lines.length ? layoutParted(chart, options, shorter) : first
  const columns = columnsFor(whole, options.proportion)
  if (columns < 2) return whole
  const columnOf = breakIntoColumns(chart, whole, columns)
  const isAcross = ({ from, to }: Drawn) => columnOf(from) !== columnOf(to)
  const broken = {
    lines: shorter.lines.filter((line) => !isAcross(line)),
    chips: [...shorter.chips, ...shorter.lines.filter(isAcross)],
  }
  return layoutParted(chart, options, broken, columnOf)
}

function layoutParted(
  chart: Chart,
  options: Options,
  { lines, chips }: Parted,
  columnOf: Plan['columnOf'] = () => 0,
): Layout {
  const into = new Map(
    [...Map.groupBy(chips, ({ to }) => to)].map(([to, same]) => [
      to,
      same.reduce((sum, { ways }) => sum + ways.length, 0),
    ]),
  )
  const part = layoutInside(
    { chart, options, lines, chips: Map.groupBy(chips, ({ from }) => from), into, columnOf },
    undefined,
  )
  const { margin } = SIZES
  return {
    width: Math.ceil(part.width + 2 * margin),
    height: Math.ceil(part.height + 2 * margin),
    ...move(part, margin, margin),
  }
}

function withoutFar({ lines, chips }: Parted, drawn: Layout): Parted {
  const aside = new Map(drawn.lines.map(({ ways, path }) => [ways[0], asideOf(path)]))
  const left = new Map([...Map.groupBy(lines, ({ to }) => to)].map(([to, same]) => [to, same.length]))
  const far = new Set<Drawn>()
  for (const line of lines) {
    const others = (left.get(line.to) ?? 0) - 1
    if ((aside.get(line.ways[0]) ?? 0) <= (line.isBack ? FAR.back : FAR.forward) || others === 0) continue
    far.add(line)
    left.set(line.to, others)
  }
  return { lines: lines.filter((line) => !far.has(line)), chips: [...chips, ...far] }
}

function asideOf(path: string): number {
  const across = [...path.matchAll(/(-?[\d.]+),/g)].map(([, x]) => Number(x))
  return Math.max(...across) - Math.min(...across)
}

function layoutInside(plan: Plan, parent: string | undefined): Part {
  const children = plan.chart.nodes.filter((node) => node.parent === parent)
  const ids = new Set(children.map(({ id }) => id))
  const parts = new Map(children.map((node) => [node.id, layoutNode(plan, node)]))
  const lines = plan.lines.filter(({ from }) => ids.has(from))
  const tied = new Set(plan.chart.ways.flatMap(({ from, to }) => [from, to]))
  const drawn = new Set(lines.flatMap(({ from, to }) => [from, to]))
  const isLoose = ({ id }: ChartNode) => !drawn.has(id) && (plan.columnOf(id) === 0 || !tied.has(id))
  const columns = Map.groupBy(
    children.filter((node) => !isLoose(node)),
    ({ id }) => plan.columnOf(id),
  )
  const main = [...columns]
    .toSorted(([one], [other]) => one - other)
    .map(([column, nodes]) =>
      arrange(
        nodes.map(({ id }) => id),
        parts,
        lines.filter(({ from }) => plan.columnOf(from) === column),
      ),
    )
  return stackBelow(
    placeBeside(main),
    children.filter(isLoose).flatMap(({ id }) => parts.get(id) ?? []),
  )
}

const COLUMN_GAP = 64

function placeBeside(parts: readonly Part[]): Part {
  let x = 0
  const placed = parts.map((part) => {
    const at = x
    x += part.width + COLUMN_GAP
    return move(part, at, 0)
  })
  return {
    width: Math.max(0, x - COLUMN_GAP),
    height: Math.max(0, ...parts.map(({ height }) => height)),
    boxes: placed.flatMap(({ boxes }) => boxes),
    lines: placed.flatMap(({ lines }) => lines),
  }
}

function stackBelow(main: Part, loose: readonly Part[]): Part {
  const gap = 28
  const widest = Math.max(
    main.width,
    Math.sqrt(loose.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0)) * 1.5,
  )
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

function layoutNode(plan: Plan, node: ChartNode): Part {
  const inside = layoutInside(plan, node.id)
  const hasInside = inside.boxes.length > 0
  const note = node.kind === 'branch' || !node.note ? '' : shorten(node.note, SIZES.small, SIZES.maxText)
  const title = shorten(node.title, SIZES.title, SIZES.maxText)
  const top = (note ? SIZES.head + SIZES.note : SIZES.bare) + (plan.options.figures ? SIZES.figures : 0)
  const chips = (plan.chips.get(node.id) ?? [])
    .flatMap(chipsOf)
    .map((chip, index) => ({ ...chip, y: top + index * (SIZES.chip + SIZES.chipGap) }))
  const ownHeight = top + (chips.length > 0 ? chips.length * (SIZES.chip + SIZES.chipGap) + 6 : 0)
  const into = plan.into.get(node.id) ?? 0
  const width = Math.max(
    SIZES.minWidth,
    widthOf(title, SIZES.title, 1.15) + SIZES.glyph + 2 * SIZES.padding + (into > 0 ? 34 : 0),
    widthOf(note, SIZES.small) + 2 * SIZES.padding,
    ...chips.map((chip) => chip.width + 16),
    hasInside ? inside.width + 2 * SIZES.inside : 0,
  )
  const height = ownHeight + (hasInside ? inside.height + SIZES.inside + 10 : 0)
  const box: Box = {
    id: node.id,
    title,
    kind: node.kind,
    note,
    isStart: plan.chart.starts.includes(node.id),
    into,
    x: 0,
    y: 0,
    width,
    height,
    chips,
    hasInside,
  }
  const content = move(inside, (width - inside.width) / 2, ownHeight + 10)
  return { width, height, boxes: [box, ...content.boxes], lines: content.lines }
}

function chipsOf({ from, to, ways, labels, isBack }: Drawn): Omit<Chip, 'y'>[] {
  const target = to === from ? '↺' : `${isBack ? '↑' : '→'} ${nameOf(to).split('.').at(-1) ?? to}`
  return ways.map((way, index) => {
    const label = shorten(labels[index] ?? '', SIZES.small, SIZES.maxText - 60)
    const text = [label, target].filter(Boolean).join(' ')
    return { way, to, text, width: widthOf(text, SIZES.small) + 16 }
  })
}
