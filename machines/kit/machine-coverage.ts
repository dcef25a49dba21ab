import type { Chart } from '#contracts/sandbox/chart.ts'
import type { MachineFrame } from './machine-frame.ts'

export type Passed = { id: string; label: string; by: string[] }

export type MachineCoverage = { states: Passed[]; ways: Passed[] }

export function coverageOfMachine(
  { nodes, ways }: Chart,
  runs: readonly { name: string; frames: readonly MachineFrame[] }[],
): MachineCoverage {
  const passed = new Map<string, Set<string>>()
  for (const { name, frames } of runs)
    for (const id of walkedBy(frames)) passed.set(id, (passed.get(id) ?? new Set()).add(name))
  const by = (id: string) => [...(passed.get(id) ?? [])]
  return {
    states: nodes.map(({ id }) => ({ id, label: id, by: by(id) })),
    ways: ways.map(({ id, label }) => ({ id, label, by: by(id) })),
  }
}

export const walkedBy = (frames: readonly MachineFrame[]): Set<string> =>
  new Set(frames.flatMap(({ visited, microsteps }) => [...visited, ...microsteps.flatMap(({ ways }) => ways)]))
