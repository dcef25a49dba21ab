import type { StoredReplay } from '#contracts/sandbox/sandbox-service.ts'
import { chartOfMachine } from '../../machines/kit/chart-of-machine.ts'
import { compareMachineReplay } from '../../machines/kit/compare-machine.ts'
import type { MachineStory } from '#machines/kit/story.ts'
import { coverageOfMachine } from '../../machines/kit/machine-coverage.ts'
import { MachineReplayError, parseMachineReplay } from '../../machines/kit/machine-replay.ts'
import { playMachine } from '../../machines/kit/play-machine.ts'
import type { Report } from './report-flow.ts'

/** `folder` is relative to the project root. */
export function reportMachine(story: MachineStory, folder: string, replays: readonly StoredReplay[]): Report {
  const played = replays.map((replay) => play(story, `${folder}/replays/${replay.name}.replay`, replay))
  const { states, ways } = coverageOfMachine(
    chartOfMachine(story.machine),
    played.flatMap(({ run }) => run ?? []),
  )
  const share = (items: typeof states) => `${items.filter(({ by }) => by.length > 0).length} of ${items.length}`
  const open = [
    ...states.map((state) => ({ ...state, kind: 'state' })),
    ...ways.map((way) => ({ ...way, kind: 'way' })),
  ].filter(({ by }) => by.length === 0)
  return {
    errors: played.flatMap(({ error }) => error ?? []),
    coverage: `${replays.length} replays walk states ${share(states)}, ways ${share(ways)}`,
    uncovered: open.map(
      ({ kind, id }) => `${folder}/story.ts:1  ${kind}  ${id}${story.unwalked[id] ? ` (${story.unwalked[id]})` : ''}`,
    ),
  }
}

type Played = { run?: Parameters<typeof coverageOfMachine>[1][number]; error?: string }

function play(story: MachineStory, file: string, { name, text }: StoredReplay): Played {
  try {
    const replay = parseMachineReplay(text)
    const different = compareMachineReplay(story, replay)
    const run = { name, frames: playMachine(story, replay.run).frames }
    if (!different) return { run }
    const { line, states, expected, actual } = different
    return { run, error: `${file}:${line}  replay  ${states.join(', ')}: expected "${expected}", now "${actual}"` }
  } catch (error) {
    if (!(error instanceof MachineReplayError)) throw error
    const [, line = '1'] = /^Line (\d+)/.exec(error.message) ?? []
    return { error: `${file}:${line}  replay  ${error.message}` }
  }
}
