import type { Chart, ChartWay } from '#contracts/sandbox/chart.ts'
import type { Marks } from './marks.ts'

/** The chart with some boxes closed. `nodeOf` and `waysOf` give what stands for a node or a way in it. */
export type Folded = {
  chart: Chart
  nodeOf: (id: string) => string
  /** Empty for a way inside a closed box. */
  waysOf: (id: string) => readonly string[]
}

/** Boxes: states with others inside and no transitions of their own, which can be closed without hiding any. */
export function boxesOf({ nodes, ways }: Chart): Set<string> {
  const tied = new Set(ways.flatMap(({ from, to }) => [from, to]))
  return new Set(nodes.flatMap(({ parent }) => (parent !== undefined && !tied.has(parent) ? [parent] : [])))
}

/** The boxes around a node, the outermost first. */
export function boxesAround({ nodes }: Chart): (id: string) => string[] {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const around = (id: string): string[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [...around(parent), parent]
  }
  return around
}

/** `noteOf` is the note of a closed box that holds so many steps. */
export function foldChart(chart: Chart, isOpen: (box: string) => boolean, noteOf: (steps: number) => string): Folded {
  const around = boxesAround(chart)
  const boxes = boxesOf(chart)
  const paths = new Map(
    chart.nodes.map(({ id }) => {
      const outside = around(id)
      const closed = outside.findIndex((box) => !isOpen(box))
      return [id, closed < 0 ? [...outside, id] : outside.slice(0, closed + 1)]
    }),
  )
  const pathOf = (id: string) => paths.get(id) ?? [id]
  const nodeOf = (id: string) => pathOf(id).at(-1) ?? id
  const hidden = Map.groupBy(
    chart.nodes.filter(({ id }) => nodeOf(id) !== id && !chart.nodes.some(({ parent }) => parent === id)),
    ({ id }) => nodeOf(id),
  )
  const shown = new Map<string, ChartWay[]>(
    chart.ways.map((way) => [way.id, shownWays(way, pathOf(way.from), pathOf(way.to))]),
  )
  const nodes = chart.nodes.flatMap((node) => {
    const inside = hidden.get(node.id)
    if (nodeOf(node.id) !== node.id) return []
    if (!boxes.has(node.id)) return [node]
    return [
      inside
        ? { ...node, title: `▸ ${node.title}`, note: noteOf(inside.length) }
        : { ...node, title: `▾ ${node.title}` },
    ]
  })
  return {
    chart: {
      ...chart,
      nodes,
      starts: [...new Set(chart.starts.map(nodeOf))],
      ways: [...new Map([...shown.values()].flat().map((way) => [way.id, way])).values()],
    },
    nodeOf,
    waysOf: (id) => shown.get(id)?.map((way) => way.id) ?? [],
  }
}

/** A transition out of an open box also ties the box itself to where it leads. */
function shownWays(way: ChartWay, fromPath: readonly string[], toPath: readonly string[]): ChartWay[] {
  const [from, to] = [fromPath.at(-1) ?? way.from, toPath.at(-1) ?? way.to]
  if (from === to && (from !== way.from || to !== way.to)) return []
  const fork = fromPath.findIndex((id, at) => id !== toPath[at])
  const [outer, target] = fork < 0 ? [from, to] : [fromPath[fork] ?? from, toPath[fork] ?? to]
  const between = (one: string, other: string): ChartWay => ({
    ...way,
    id: `${one} ⇒ ${other}`,
    from: one,
    to: other,
    label: '',
  })
  if (from !== outer) return [from === way.from ? { ...way, to } : between(from, to), between(outer, target)]
  return [from === way.from ? { ...way, to: target } : between(outer, target)]
}

/** The marks on what stands for the marked; a closed box is covered when all inside it is. */
export function foldMarks({ nodes, ways }: Chart, marks: Marks, { nodeOf, waysOf }: Folded): Marks {
  const { current, passed, possible, covered, faulty, counts } = marks
  const wayIds = new Set(ways.map(({ id }) => id))
  const shownAs = (id: string) => (wayIds.has(id) ? waysOf(id) : [nodeOf(id)])
  const any = (ids: ReadonlySet<string>) => new Set([...ids].flatMap(shownAs))
  const allOf = (ids: ReadonlySet<string>) => {
    const boxes = boxesOf({ nodes, ways, name: '', starts: [] })
    const lacking = [...nodes.map(({ id }) => id).filter((id) => !boxes.has(id)), ...wayIds].filter(
      (id) => !ids.has(id),
    )
    const without = any(new Set(lacking))
    return new Set([...any(ids), ...[...boxes].map(nodeOf)].filter((id) => !without.has(id)))
  }
  return {
    ...(current && { current: [...new Set(current.map(nodeOf))] }),
    ...(passed && { passed: any(passed) }),
    ...(possible && { possible: any(possible) }),
    ...(covered && { covered: allOf(covered) }),
    ...(faulty && { faulty: joined(faulty, nodeOf, (one, other) => `${one}\n${other}`) }),
    ...(counts && {
      counts: joined(counts, nodeOf, (one, other) => ({
        reached: Math.max(one.reached, other.reached),
        left: one.left + other.left,
        returned: one.returned + other.returned,
      })),
    }),
  }
}

function joined<T>(
  entries: ReadonlyMap<string, T>,
  nodeOf: (id: string) => string,
  join: (one: T, other: T) => T,
): Map<string, T> {
  const found = new Map<string, T>()
  for (const [id, value] of entries) {
    const before = found.get(nodeOf(id))
    found.set(nodeOf(id), before === undefined ? value : join(before, value))
  }
  return found
}
