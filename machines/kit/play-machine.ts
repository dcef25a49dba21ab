import type { MachineStory } from './story.ts'
import type { MachineFrame } from './machine-frame.ts'
import type { MachineMove, MachineRun } from './machine-move.ts'
import { offersOf, type Offers } from './offers.ts'
import { openMachine, type OpenMachine } from './open-machine.ts'
import { Unexpected } from './sample-of.ts'

export type PlayedMachine = { frames: MachineFrame[]; offers: Offers; stuck?: { index: number; why: string } }

const NONE: Offers = { events: [], results: [], delays: [] }

export const playMachine = (story: MachineStory, run: MachineRun): PlayedMachine => machinePlayer(story)(run)

type Kept = { input: string; moves: MachineMove[]; machine: OpenMachine; frames: MachineFrame[] }

/** Caches the last run, so that extending it plays only the new moves. */
export function machinePlayer(story: MachineStory): (run: MachineRun) => PlayedMachine {
  let kept: Kept | undefined
  return ({ input, moves }) => {
    let playing = kept && transferTo(kept, input, moves) ? kept : undefined
    kept = undefined
    try {
      playing ??= opened(story, input)
      const { machine, frames } = playing
      for (const move of moves.slice(playing.moves.length)) {
        frames.push(machine.make(move))
        playing.moves.push(move)
      }
      kept = playing
      return { frames: [...frames], offers: offersOf(story, machine) }
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error
      const frames = playing?.frames ?? []
      return { frames, offers: NONE, stuck: { index: frames.length - 1, why: error.message } }
    }
  }
}

function opened(story: MachineStory, input: string): Kept {
  const machine = openMachine(story, input)
  return { input, moves: [], machine, frames: [machine.first] }
}

const transferTo = ({ input, moves }: Kept, next: string, more: readonly MachineMove[]) =>
  input === next && moves.length <= more.length && moves.every((move, index) => move === more[index])
