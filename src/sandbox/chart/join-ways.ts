import type { Chart, ChartWay } from '#contracts/sandbox/chart.ts'

type Joined = { from: string; to: string; ways: readonly string[]; labels: readonly string[] }

export function joinWays(ways: readonly ChartWay[]): Joined[] {
  const byEnds = Map.groupBy(ways, ({ from, to }) => `${from}\n${to}`)
  return [...byEnds.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [{ from: first.from, to: first.to, ways: same.map(({ id }) => id), labels: same.map(({ label }) => label) }]
  })
}

export type Drawn = Joined & { isBack: boolean }

const HUB = { end: 4, other: 5 }
/** Maximum number of ranks a line may climb (`back`), skip to a hub, or skip forward. */
const REACH = { back: 2, hub: 2, forward: 7 }

export type Parted = { lines: readonly Drawn[]; chips: readonly Drawn[] }

/** Decides which transitions are lines and which are chips; at most one backward line per target is drawn. */
export function partWays({ nodes, starts }: Pick<Chart, 'nodes' | 'starts'>, joined: readonly Joined[]): Parted {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const ends = new Set(nodes.filter(({ kind }) => kind === 'end').map(({ id }) => id))
  const into = countOf(joined.map(({ to }) => to))
  const isBeside = ({ from, to }: Joined) => from !== to && parents.has(to) && parents.get(from) === parents.get(to)
  const isHubEnd = ({ to }: Joined) => ends.has(to) && (into.get(to) ?? 0) >= HUB.end
  const near = joined.filter((way) => isBeside(way) && !isHubEnd(way))
  const nearby = new Set(near)
  const ranks = rankStates([...starts, ...nodes.map(({ id }) => id)], near)
  const spanOf = ({ from, to }: Joined) => (ranks.get(to) ?? 0) - (ranks.get(from) ?? 0)
  const back = countOf(near.filter((way) => spanOf(way) <= 0).map(({ to }) => to))
  const fits = (way: Joined) => {
    const span = spanOf(way)
    if (span <= 0) return -span <= REACH.back && back.get(way.to) === 1
    return span <= ((into.get(way.to) ?? 0) >= HUB.other ? REACH.hub : REACH.forward)
  }
  const drawn = new Set(near.filter(fits))
  const all = joined.map((way) => ({ ...way, isBack: nearby.has(way) && spanOf(way) <= 0, isDrawn: drawn.has(way) }))
  return { lines: all.filter(({ isDrawn }) => isDrawn), chips: all.filter(({ isDrawn }) => !isDrawn) }
}

function countOf(ids: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, same]) => [id, same.length]))
}

type Way = { from: string; to: string }

/**
 * Rank of each state from 0 at the top: the longest path to it without backward transitions. `order` lists start states
 * first.
 */
function rankStates<W extends Way>(order: readonly string[], ways: readonly W[]): Map<string, number> {
  const depths = depthsOf(
    order,
    Map.groupBy(ways, ({ from }) => from),
  )
  const gain = ({ from, to }: Way) => (depths.get(to) ?? 0) - (depths.get(from) ?? 0)
  const onward = new Map<string, string[]>()
  for (const { from, to } of ways.toSorted((a, b) => gain(b) - gain(a))) {
    if (!leads(to, from, onward)) onward.set(from, [...(onward.get(from) ?? []), to])
  }
  return longest(order, onward)
}

function depthsOf(order: readonly string[], out: ReadonlyMap<string, readonly Way[]>): Map<string, number> {
  const depths = new Map<string, number>()
  for (const start of order) {
    if (depths.has(start)) continue
    depths.set(start, 0)
    for (const waiting = [start]; waiting.length > 0;) {
      const from = waiting.shift() ?? start
      for (const { to } of out.get(from) ?? []) {
        if (depths.has(to)) continue
        depths.set(to, (depths.get(from) ?? 0) + 1)
        waiting.push(to)
      }
    }
  }
  return depths
}

function leads(
  from: string,
  to: string,
  onward: ReadonlyMap<string, readonly string[]>,
  seen = new Set<string>(),
): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return (onward.get(from) ?? []).some((next) => leads(next, to, onward, seen))
}

function longest(order: readonly string[], onward: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const into = Map.groupBy(
    [...onward].flatMap(([from, tos]) => tos.map((to) => ({ from, to }))),
    ({ to }) => to,
  )
  const ranks = new Map<string, number>()
  const rankOf = (id: string): number => {
    const known = ranks.get(id)
    if (known !== undefined) return known
    const rank = Math.max(-1, ...(into.get(id) ?? []).map(({ from }) => rankOf(from))) + 1
    ranks.set(id, rank)
    return rank
  }
  order.forEach(rankOf)
  return ranks
}
