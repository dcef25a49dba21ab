import type { Chart } from '#contracts/sandbox/chart.ts'
import type { MachineFrame } from './machine-frame.ts'

/** A state or a way of a machine, and the names of the runs that passed it. */
export type Passed = { id: string; label: string; by: string[] }

/** What runs have walked of a machine (SAND-04). */
export type MachineCoverage = { states: Passed[]; ways: Passed[] }

/** States and ways of a machine's chart, each with the runs that pass it. */
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

/** The states and ways a run has been in, by their ids. */
export const walkedBy = (frames: readonly MachineFrame[]): Set<string> =>
  new Set(frames.flatMap(({ visited, microsteps }) => [...visited, ...microsteps.flatMap(({ ways }) => ways)]))
