import type { Chart, ChartWay } from '#contracts/sandbox/chart.ts'
import { rankStates } from './rank-states.ts'

/** All ways between the same two states; each has a label, if only an empty one. */
export type Joined = { from: string; to: string; ways: readonly string[]; labels: readonly string[] }

/** Ways with the same ends as one, in the order they are first met. */
export function joinWays(ways: readonly ChartWay[]): Joined[] {
  const byEnds = Map.groupBy(ways, ({ from, to }) => `${from}\n${to}`)
  return [...byEnds.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [{ from: first.from, to: first.to, ways: same.map(({ id }) => id), labels: same.map(({ label }) => label) }]
  })
}

/** Joined ways that are drawn as a line; one back leads to where the conversation has been. */
export type Drawn = Joined & { isBack: boolean }

/** A state that so many others lead to is a hub; lines to it would hide the rest. */
const HUB = { end: 4, other: 5 }
/** How many ranks a line may climb, skip to a hub, or skip at all. */
const REACH = { back: 2, hub: 2, forward: 7 }

export type Parted = { lines: readonly Drawn[]; chips: readonly Drawn[] }

/** Which of the joined ways are drawn as lines, and which are chips on the state they leave. Of the ways back to a state one is drawn at most. */
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
