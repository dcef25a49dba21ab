import type { FactName } from '#contracts/chat/facts.ts'
import type { Flow } from '../../flow.ts'

/** The facts that are answered by a value at a step. */
export function factsTakenAt({ steps }: Flow, name: string): FactName[] {
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (!step || !('ask' in step)) return []
  const { input, choices = {} } = step.ask
  return [input, ...Object.values(choices).map(({ reads }) => reads)].flatMap((reads) => (reads ? [reads.write] : []))
}

/** Whether the flow asks for a fact in an open field. */
export const asksFor = ({ steps }: Flow, fact: FactName): boolean =>
  Object.values(steps).some((step) => 'ask' in step && step.ask.input?.write === fact)
