import { edgesOf } from './edges.ts'
import type { Flow } from './flow.ts'

/** Steps in the order a conversation passes them: each after those that lead to it, loops aside. */
export function stepsInOrder({ steps, entries, humanHandover }: Flow): string[] {
  const seen = new Set<string>()
  const orderFrom = (starts: readonly string[]): string[] => {
    const left: string[] = []
    const visit = (name: string) => {
      const step = Object.hasOwn(steps, name) ? steps[name] : undefined
      if (!step || seen.has(name)) return
      seen.add(name)
      for (const { to } of edgesOf(step).toReversed()) visit(to)
      left.push(name)
    }
    for (const start of starts.toReversed()) visit(start)
    return left.toReversed()
  }
  return [...orderFrom(entries), ...orderFrom([humanHandover, ...Object.keys(steps)])]
}
