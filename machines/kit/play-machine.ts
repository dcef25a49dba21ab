import type { Exhibit } from './exhibit.ts'
import type { MachineFrame } from './machine-frame.ts'
import type { MachineRun } from './machine-move.ts'
import { offersOf, type Offers } from './offers.ts'
import { openMachine } from './open-machine.ts'
import { Unexpected } from './sample-of.ts'

/** A run as far as it can be played: a frame for its beginning and one a move; `stuck` says which move (by its place) could not be made, and why. */
export type PlayedMachine = { frames: MachineFrame[]; offers: Offers; stuck?: { index: number; why: string } }

const NONE: Offers = { events: [], results: [], delays: [] }

/** Plays a run from its beginning. Going back is playing less of it. */
export function playMachine(exhibit: Exhibit, { input, moves }: MachineRun): PlayedMachine {
  const frames: MachineFrame[] = []
  try {
    const machine = openMachine(exhibit, input)
    frames.push(machine.first)
    for (const move of moves) frames.push(machine.make(move))
    return { frames, offers: offersOf(exhibit, machine) }
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error
    return { frames, offers: NONE, stuck: { index: frames.length - 1, why: error.message } }
  }
}
