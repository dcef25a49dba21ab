type Way = { from: string; to: string }

/**
 * Rank of every state, from 0 at the top: the longest way to it that does not go back. A way goes back when what is nearer to a
 * beginning already leads the other way round. `order`: the states, beginnings first.
 */
export function rankStates<W extends Way>(order: readonly string[], ways: readonly W[]): Map<string, number> {
  const depths = depthsOf(order, Map.groupBy(ways, ({ from }) => from))
  const gain = ({ from, to }: Way) => (depths.get(to) ?? 0) - (depths.get(from) ?? 0)
  const onward = new Map<string, string[]>()
  for (const { from, to } of ways.toSorted((a, b) => gain(b) - gain(a))) {
    if (!leads(to, from, onward)) onward.set(from, [...(onward.get(from) ?? []), to])
  }
  return longest(order, onward)
}

/** How many ways from the nearest beginning; a state none leads to is a beginning of its own. */
function depthsOf(order: readonly string[], out: ReadonlyMap<string, readonly Way[]>): Map<string, number> {
  const depths = new Map<string, number>()
  for (const start of order) {
    if (depths.has(start)) continue
    depths.set(start, 0)
    for (const waiting = [start]; waiting.length > 0; ) {
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

function leads(from: string, to: string, onward: ReadonlyMap<string, readonly string[]>, seen = new Set<string>()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return (onward.get(from) ?? []).some((next) => leads(next, to, onward, seen))
}

function longest(order: readonly string[], onward: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const into = Map.groupBy([...onward].flatMap(([from, tos]) => tos.map((to) => ({ from, to }))), ({ to }) => to)
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
