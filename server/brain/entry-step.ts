import type { RunnableFlow } from '#flows/kit/turn.ts'

/**
 * The step at which a caller may begin a flow: one of its entries; any other is its beginning (FLOW-02). The steps
 * behind the entries trust what was proven on the way to them, a code above all.
 */
export function entryStep({ flow }: RunnableFlow, step: string): string {
  const [first] = flow.entries
  if (first === undefined) throw new Error(`${flow.name} has no entry step`)
  return flow.entries.some((entry) => entry === step) ? step : first
}
