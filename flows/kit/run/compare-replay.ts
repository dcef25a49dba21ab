import type { RunnableFlow } from '../turn.ts'
import { playRun, type Frame } from './play-run.ts'
import type { Replay } from './replay-file.ts'
import { transcriptOf } from './transcript.ts'

export type Difference = { index: number; line: number; step: string; expected: string; actual: string }

export function compareReplay(flow: RunnableFlow, { run, expected }: Replay): Difference | undefined {
  const { frames, stuck } = playRun(flow, run)
  const at = (frame: Frame | undefined) => frame?.turn.state.step ?? ''
  for (const [index, { line, lines }] of expected.entries()) {
    const frame = frames[index]
    if (!frame)
      return { index, line, step: at(frames.at(-1)), expected: 'the move is possible', actual: stuck?.why ?? '' }
    const actual = transcriptOf(frame, run.locale)
    const lacking = callLackingFacts(frame)
    if (lacking !== undefined)
      return {
        index,
        line,
        step: at(frame),
        expected: `the facts that ${lacking} needs`,
        actual: `${lacking} is called without`,
      }
    const wrong = Array.from({ length: Math.max(lines.length, actual.length) }).findIndex(
      (_, row) => lines[row] !== actual[row],
    )
    if (wrong >= 0)
      return {
        index,
        line: line + wrong + 1,
        step: at(frame),
        expected: lines[wrong] ?? '(nothing)',
        actual: actual[wrong] ?? '(nothing)',
      }
  }
  return undefined
}

/** An effect that a move calls without the facts it needs: such a replay is never accepted. */
export const callLackingFacts = ({ turn }: Frame): string | undefined =>
  turn.calls.find(({ needs }) => needs === undefined)?.effect
