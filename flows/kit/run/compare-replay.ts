import type { RunnableFlow } from '../turn.ts'
import { playRun, type Frame } from './play-run.ts'
import type { Replay } from './replay-file.ts'
import { transcriptOf } from './transcript.ts'

/** Where a replay and the flow part: the line of the file, the step the conversation stood at, and both sides. */
export type Difference = { index: number; line: number; step: string; expected: string; actual: string }

/** The first difference between what a replay expects and what the flow says now; `undefined` while they agree. */
export function compareReplay(flow: RunnableFlow, { run, expected }: Replay): Difference | undefined {
  const { frames, stuck } = playRun(flow, run)
  const at = (frame: Frame | undefined) => frame?.turn.state.step ?? ''
  for (const [index, { line, lines }] of expected.entries()) {
    const frame = frames[index]
    if (!frame)
      return { index, line, step: at(frames.at(-1)), expected: 'the move is possible', actual: stuck?.why ?? '' }
    const actual = transcriptOf(frame, run.locale)
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
