import { useMemo, useState } from 'react'
import type { Exhibit } from '#machines/kit/exhibit.ts'
import type { MachineMove, MachineRun } from '#machines/kit/machine-move.ts'
import { machinePlayer, type PlayedMachine } from '#machines/kit/play-machine.ts'

/** A run under way: its moves, of which the first `cursor` have been made, and what they brought. */
export type MachineRunView = {
  run: MachineRun
  cursor: number
  played: PlayedMachine
  /** Makes a move after the cursor; kept moves behind it are given up. */
  make: (move: MachineMove) => void
  goTo: (cursor: number) => void
  load: (run: MachineRun, cursor: number) => void
}

/** Holds a run; going back is playing less of it. */
export function useMachineRun(exhibit: Exhibit): MachineRunView {
  const [{ run, cursor }, set] = useState({ run: beginning(exhibit), cursor: 0 })
  const play = useMemo(() => machinePlayer(exhibit), [exhibit])
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

const beginning = ({ inputs }: Exhibit): MachineRun => ({ input: Object.keys(inputs)[0] ?? '', moves: [] })
