import type { Chart, ChartWay } from '#contracts/sandbox/chart.ts'

/** All ways between the same two states. */
export type Joined = { from: string; to: string; ways: readonly string[]; labels: readonly string[] }

/** Ways with the same ends as one, in the order they are first met. */
export function joinWays(ways: readonly ChartWay[]): Joined[] {
  const byEnds = Map.groupBy(ways, ({ from, to }) => `${from}\n${to}`)
  return [...byEnds.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [{ from: first.from, to: first.to, ways: same.map(({ id }) => id), labels: [...new Set(same.map(({ label }) => label))].filter(Boolean) }]
  })
}

/** A state that so many others lead to is a hub; lines to it would hide the rest. */
const HUB = { end: 4, other: 5 }
/** How many ranks a line may climb, skip to a hub, or skip at all. */
const REACH = { back: 2, hub: 2, forward: 7 }

/** Which of the joined ways are drawn as lines, and which are chips on the state they leave. */
export function partWays({ nodes, starts }: Pick<Chart, 'nodes' | 'starts'>, joined: readonly Joined[]): { lines: (Joined & { isBack: boolean })[]; chips: Joined[] } {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const ends = new Set(nodes.filter(({ kind }) => kind === 'end').map(({ id }) => id))
  const into = countOf(joined.map(({ to }) => to))
  const isFar = ({ from, to }: Joined) => from === to || !parents.has(to) || parents.get(from) !== parents.get(to)
  const isHubEnd = ({ to }: Joined) => ends.has(to) && (into.get(to) ?? 0) >= HUB.end
  const near = joined.filter((way) => !isFar(way) && !isHubEnd(way))
  const ranks = rankStates([...starts, ...nodes.map(({ id }) => id)], near)
  const lines = near.flatMap((way) => {
    const span = (ranks.get(way.to) ?? 0) - (ranks.get(way.from) ?? 0)
    const isHub = (into.get(way.to) ?? 0) >= HUB.other
    const fits = span <= 0 ? -span <= REACH.back : span <= (isHub ? REACH.hub : REACH.forward)
    return fits ? [{ ...way, isBack: span <= 0 }] : []
  })
  const drawn = new Set(lines.map(({ ways }) => ways))
  return { lines, chips: joined.filter(({ ways }) => !drawn.has(ways)) }
}

function countOf(ids: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, same]) => [id, same.length]))
}

/** Rank of every state: the longest way to it that never goes back to where it came from. */
function rankStates(order: readonly string[], ways: readonly Joined[]): Map<string, number> {
  const out = Map.groupBy(ways, ({ from }) => from)
  const done: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const forward = new Map<string, string[]>()
  const visit = (id: string) => {
    if (state.has(id)) return
    state.set(id, 'open')
    for (const { to } of out.get(id) ?? []) {
      if (state.get(to) === 'open') continue
      forward.set(id, [...(forward.get(id) ?? []), to])
      visit(to)
    }
    state.set(id, 'done')
    done.unshift(id)
  }
  order.forEach(visit)
  const ranks = new Map(done.map((id) => [id, 0]))
  for (const id of done) for (const to of forward.get(id) ?? []) ranks.set(to, Math.max(ranks.get(to) ?? 0, (ranks.get(id) ?? 0) + 1))
  return ranks
}
