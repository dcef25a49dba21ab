import type { MachineStory } from './story.ts'
import type { MachineReplay } from './machine-replay.ts'
import { machineTranscript } from './machine-transcript.ts'
import { playMachine } from './play-machine.ts'

export type MachineDifference = { index: number; line: number; states: string[]; expected: string; actual: string }

export function compareMachineReplay(
  story: MachineStory,
  { run, expected }: MachineReplay,
): MachineDifference | undefined {
  const { frames, stuck } = playMachine(story, run)
  for (const [index, { line, lines }] of expected.entries()) {
    const [frame, before] = [frames[index], frames[index - 1]]
    if (!frame)
      return {
        index,
        line,
        states: frames.at(-1)?.states ?? [],
        expected: 'the move is possible',
        actual: stuck?.why ?? '',
      }
    const actual = machineTranscript(frame, before)
    const wrong = Array.from({ length: Math.max(lines.length, actual.length) }).findIndex(
      (_, row) => lines[row] !== actual[row],
    )
    if (wrong >= 0)
      return {
        index,
        line: line + wrong + 1,
        states: frame.states,
        expected: lines[wrong] ?? '(nothing)',
        actual: actual[wrong] ?? '(nothing)',
      }
  }
  return undefined
}
