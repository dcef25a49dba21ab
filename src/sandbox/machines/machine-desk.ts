import type { Chart } from '#contracts/sandbox/chart.ts'
import type { Desk } from '#contracts/sandbox/desk.ts'
import { chartOfMachine } from '#machines/kit/chart-of-machine.ts'
import { compareMachineReplay, type MachineDifference } from '#machines/kit/compare-machine.ts'
import type { Exhibit } from '#machines/kit/exhibit.ts'
import { coverageOfMachine, type MachineCoverage } from '#machines/kit/machine-coverage.ts'
import { MachineReplayError, parseMachineReplay, type MachineReplay } from '#machines/kit/machine-replay.ts'
import { playMachine } from '#machines/kit/play-machine.ts'

/** A saved run, where it parts from the machine, or why it cannot be read. */
export type CheckedReplay = { name: string; replay?: MachineReplay; difference?: MachineDifference | undefined; unreadable?: string }

/** A machine with its drawing, its replays held against it, and what they walk (SAND-03, SAND-04). */
export type MachineDesk = { name: string; exhibit: Exhibit; chart: Chart; replays: CheckedReplay[]; coverage: MachineCoverage }

/** Plays all replays of a machine. */
export function machineDeskOf(name: string, exhibit: Exhibit, { replays }: Desk): MachineDesk {
  const chart = chartOfMachine(exhibit.machine)
  const checked = replays.map((stored) => check(exhibit, stored))
  const runs = checked.flatMap(({ name: run, replay }) => (replay ? [{ name: run, frames: playMachine(exhibit, replay.run).frames }] : []))
  return { name, exhibit, chart, replays: checked, coverage: coverageOfMachine(chart, runs) }
}

function check(exhibit: Exhibit, { name, text }: Desk['replays'][number]): CheckedReplay {
  try {
    const replay = parseMachineReplay(text)
    return { name, replay, difference: compareMachineReplay(exhibit, replay) }
  } catch (error) {
    if (!(error instanceof MachineReplayError)) throw error
    return { name, unreadable: error.message }
  }
}
