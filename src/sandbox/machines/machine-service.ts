import { useMemo, useState } from 'react'
import type { Chart } from '#contracts/sandbox/chart.ts'
import type { SandboxService } from '#contracts/sandbox/sandbox-service.ts'
import { chartOfMachine } from '#machines/kit/chart-of-machine.ts'
import { compareMachineReplay, type MachineDifference } from '#machines/kit/compare-machine.ts'
import type { MachineStory } from '#machines/kit/story.ts'
import { coverageOfMachine, type MachineCoverage, walkedBy } from '#machines/kit/machine-coverage.ts'
import { MachineReplayError, parseMachineReplay, type MachineReplay } from '#machines/kit/machine-replay.ts'
import { playMachine, machinePlayer, type PlayedMachine } from '#machines/kit/play-machine.ts'
import type { MachineMove, MachineRun } from '#machines/kit/machine-move.ts'
import type { MachineFrame } from '#machines/kit/machine-frame.ts'
import type { Offers } from '#machines/kit/offers.ts'
import type { Marks } from '#src/sandbox/chart/marks.ts'

export type CheckedReplay = {
  name: string
  replay?: MachineReplay
  difference?: MachineDifference | undefined
  unreadable?: string
}

export type MachineService = {
  name: string
  story: MachineStory
  chart: Chart
  replays: CheckedReplay[]
  coverage: MachineCoverage
}

export function machineServiceOf(name: string, story: MachineStory, { replays }: SandboxService): MachineService {
  const chart = chartOfMachine(story.machine)
  const checked = replays.map((stored) => check(story, stored))
  const runs = checked.flatMap(({ name: run, replay }) =>
    replay ? [{ name: run, frames: playMachine(story, replay.run).frames }] : [],
  )
  return { name, story, chart, replays: checked, coverage: coverageOfMachine(chart, runs) }
}

function check(story: MachineStory, { name, text }: SandboxService['replays'][number]): CheckedReplay {
  try {
    const replay = parseMachineReplay(text)
    return { name, replay, difference: compareMachineReplay(story, replay) }
  } catch (error) {
    if (!(error instanceof MachineReplayError)) throw error
    return { name, unreadable: error.message }
  }
}

type MachineRunView = {
  run: MachineRun
  cursor: number
  played: PlayedMachine
  make: (move: MachineMove) => void
  goTo: (cursor: number) => void
  load: (run: MachineRun, cursor: number) => void
}

export function useMachineRun(story: MachineStory): MachineRunView {
  const [{ run, cursor }, set] = useState({ run: beginning(story), cursor: 0 })
  const play = useMemo(() => machinePlayer(story), [story])
  const played = useMemo(() => play({ ...run, moves: run.moves.slice(0, cursor) }), [play, run, cursor])
  return {
    run,
    cursor,
    played,
    make: (move) => set({ run: { ...run, moves: [...run.moves.slice(0, cursor), move] }, cursor: cursor + 1 }),
    goTo: (wanted) => set({ run, cursor: Math.max(0, Math.min(wanted, run.moves.length)) }),
    load: (other, wanted) => set({ run: other, cursor: Math.max(0, Math.min(wanted, other.moves.length)) }),
  }
}

const beginning = ({ inputs }: MachineStory): MachineRun => ({ input: Object.keys(inputs)[0] ?? '', moves: [] })

export function machineMarks(
  frames: readonly MachineFrame[],
  { events, results, delays }: Offers,
  covered: MachineCoverage | undefined,
): Marks {
  const last = frames.at(-1)
  const entered = last?.microsteps.flatMap((step) => step.entered) ?? []
  return {
    current: last?.states.toSorted((one, other) => entered.lastIndexOf(one) - entered.lastIndexOf(other)) ?? [],
    passed: walkedBy(frames),
    possible: new Set([...events, ...results, ...delays].flatMap(({ ways }) => ways)),
    ...(covered && { covered: coveredIds(covered) }),
  }
}

const coveredIds = ({ states, ways }: MachineCoverage): Set<string> =>
  new Set([...states, ...ways].flatMap(({ id, by }) => (by.length > 0 ? [id] : [])))
