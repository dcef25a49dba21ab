import { callLackingFacts, compareReplay } from '../../flows/kit/run/compare-replay.ts'
import { playRun } from '../../flows/kit/run/play-run.ts'
import { formatReplay, parseReplay } from '../../flows/kit/run/replay-file.ts'
import type { RunnableFlow } from '../../flows/kit/turn.ts'
import { compareMachineReplay } from '../../machines/kit/compare-machine.ts'
import type { MachineStory } from '#machines/kit/story.ts'
import { formatMachineReplay, parseMachineReplay } from '../../machines/kit/machine-replay.ts'
import { playMachine } from '../../machines/kit/play-machine.ts'

type Known = { flows: Record<string, RunnableFlow>; machines: Record<string, MachineStory> }

/**
 * Updates a replay to the current output; an unchanged one keeps its text. Throws when a move is no longer possible and
 * must be fixed by hand.
 */
export function acceptReplay(text: string, { flows, machines }: Known): string {
  return /^machine:/m.test(text) ? acceptMachine(text, machines) : acceptFlow(text, flows)
}

function acceptFlow(text: string, flows: Known['flows']): string {
  const replay = parseReplay(text)
  const flow = flows[replay.run.flow]
  if (!flow) throw new Error(`There is no flow ${replay.run.flow}.`)
  const { frames, stuck } = playRun(flow, replay.run)
  if (stuck) throw new Error(`Line ${replay.expected[stuck.index]?.line ?? 1}: ${stuck.why}.`)
  for (const [index, frame] of frames.entries()) {
    const effect = callLackingFacts(frame)
    if (effect !== undefined)
      throw new Error(`Line ${replay.expected[index]?.line ?? 1}: ${effect} is called without the facts it needs.`)
  }
  return compareReplay(flow, replay) ? formatReplay(replay.title, replay.run, frames) : text
}

function acceptMachine(text: string, machines: Known['machines']): string {
  const replay = parseMachineReplay(text)
  const story = machines[replay.machine]
  if (!story) throw new Error(`There is no machine ${replay.machine}.`)
  const { frames, stuck } = playMachine(story, replay.run)
  if (stuck) throw new Error(`Line ${replay.expected[frames.length]?.line ?? 1}: ${stuck.why}.`)
  return compareMachineReplay(story, replay)
    ? formatMachineReplay(replay.title, replay.machine, replay.run.input, frames)
    : text
}
