import * as v from 'valibot'
import type { Funnel } from '#contracts/sandbox/desk.ts'

/**
 * A way conversations have gone through a flow. `stood`: turn and step, by turns (`1 hello 2 phone`); `resumed`: the steps at which
 * somebody went on after being away; `left`: the step at which they were left; `conversations`: how many went so.
 */
export const Walk = v.object({ stood: v.nullable(v.string()), resumed: v.nullable(v.string()), left: v.nullable(v.string()), conversations: v.number() })
export type Walk = v.InferOutput<typeof Walk>

/** What each step has seen, the most reached first. Returned to: the turns that stood there have a gap, or somebody went on there. */
export function countWalks(walks: readonly Walk[]): Funnel['steps'] {
  const steps = new Map<string, Funnel['steps'][number]>()
  for (const walk of walks) {
    const { conversations } = walk
    const resumed = walk.resumed?.split(' ') ?? []
    const turns = turnsByStep(walk.stood)
    for (const step of new Set([...turns.keys(), ...resumed])) {
      const counts = steps.get(step) ?? { step, reached: 0, left: 0, returned: 0 }
      counts.reached += conversations
      if (walk.left === step) counts.left += conversations
      if (resumed.includes(step) || hasGap(turns.get(step))) counts.returned += conversations
      steps.set(step, counts)
    }
  }
  return [...steps.values()].sort((a, b) => b.reached - a.reached || (a.step < b.step ? -1 : 1))
}

/** The turns that stood at each step. */
function turnsByStep(stood: string | null): Map<string, number[]> {
  const turns = new Map<string, number[]>()
  for (const [, turn, step] of stood?.matchAll(/(\d+) (\S+)/g) ?? []) {
    if (step !== undefined) turns.set(step, [...(turns.get(step) ?? []), Number(turn)])
  }
  return turns
}

const hasGap = (turns: readonly number[] = []) => Math.max(...turns) - Math.min(...turns) >= turns.length
