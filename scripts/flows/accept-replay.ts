import { compareReplay } from '../../flows/kit/run/compare-replay.ts'
import { playRun } from '../../flows/kit/run/play-run.ts'
import { formatReplay, parseReplay } from '../../flows/kit/run/replay-file.ts'
import type { RunnableFlow } from '../../flows/kit/turn.ts'

/** A replay with what its flow says now. Throws when the flow no longer takes one of its moves: then the moves must be mended by hand. */
export function acceptReplay(text: string, flows: Record<string, RunnableFlow>): string {
  const replay = parseReplay(text)
  const flow = flows[replay.run.flow]
  if (!flow) throw new Error(`There is no flow ${replay.run.flow}.`)
  const { frames, stuck } = playRun(flow, replay.run)
  if (stuck) throw new Error(`Line ${replay.expected[stuck.index]?.line ?? 1}: ${stuck.why}.`)
  return compareReplay(flow, replay) ? formatReplay(replay.title, replay.run, frames) : text
}
