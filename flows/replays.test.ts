import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { compareReplay } from './kit/run/compare-replay.ts'
import { coverageOf, coverageOfPart, type Coverage } from './kit/run/coverage.ts'
import { playRun } from './kit/run/play-run.ts'
import { parseReplay, ReplayError, type Replay } from './kit/run/replay-file.ts'
import { runnable, type RunnableFlow } from './kit/turn.ts'
import { partsOf } from './parts.ts'
import { flows as declared, runnableFlows } from './registry.ts'
import type { Flow } from './kit/flow.ts'

const flows = runnableFlows()
const replays = globSync('flows/*/replays/*.replay')
  .sort()
  .map((file) => ({ file, ...read(file, readFileSync(file, 'utf8')) }))

function read(file: string, text: string): Replay {
  try {
    return parseReplay(text)
  } catch (error) {
    throw error instanceof ReplayError ? new ReplayError(`${file}: ${error.message}`) : error
  }
}

function disagreement(file: string, replay: Replay): string {
  const difference = compareReplay(flows[replay.run.flow], replay)
  if (!difference) return ''
  const { line, step, expected, actual } = difference
  return `${file}:${line} at step ${step}: expected "${expected}", the flow says "${actual}"; look at it in /flowsandbox, or accept it with: npm run flows -- --accept ${file}`
}

test.each(replays.map(({ file, ...replay }) => ({ title: replay.title, file, replay })))(
  '$title',
  ({ file, replay }) => {
    const parts = flows[replay.run.flow].flow.parts?.map(({ part }) => part) ?? []
    expect([...parts, replay.run.flow.replaceAll('_', '-')]).toContain(basename(dirname(dirname(file))))
    expect(disagreement(file, replay)).toBe('')
  },
)

test('SAND-03 a replay that is broken fails with its line and step named', () => {
  const file =
    'flows/phone-code/replays/flow-06-letters-for-a-code-a-code-that-is-wrong-twice-one-sent-anew-then.replay'
  const broken = readFileSync(file, 'utf8').replace('bot: shared.code.wrong', 'bot: shared.code.right')
  const line = broken.split('\n').indexOf('bot: shared.code.right') + 1
  expect(disagreement(file, parseReplay(broken))).toContain(
    `${file}:${line} at step phone_code.wrong: expected "bot: shared.code.right", the flow says "bot: shared.code.wrong"`,
  )
})

test('SAND-03 every replay has a title, and no two of a flow the same', () => {
  const titles = replays.map(({ title, run }) => `${run.flow}: ${title}`)
  expect(replays.flatMap(({ title, file }) => (title ? [] : [file]))).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('SAND-03 a replay that cannot be read names its file and line', () => {
  expect(() =>
    read(
      'flows/here/replays/odd.replay',
      'flow: generic_signup\nlocale: nb_NO\nat: 2026-11-21T10:00:00Z\n\n> jump init\n',
    ),
  ).toThrow('flows/here/replays/odd.replay: Line 5: "jump" is no move')
})

const KINDS = ['steps', 'ways', 'guards', 'rejections', 'locales'] as const

const played = (folder: string, flow: RunnableFlow) =>
  replays.flatMap(({ file, title, run }) =>
    file.startsWith(`flows/${folder}/`) && run.flow === flow.flow.name
      ? [{ name: title, locale: run.locale, frames: playRun(flow, run).frames }]
      : [],
  )
const lacking = (coverage: Coverage): string[] =>
  KINDS.flatMap((kind) => coverage[kind].filter(({ by }) => by.length === 0).map(({ id }) => `${kind} ${id}`))

const missing = (flow: RunnableFlow) =>
  lacking(coverageOf(flow.flow, played(flow.flow.name.replaceAll('_', '-'), flow)))

test.each([...partsOf(Object.values(declared))])(
  'SAND-04 the replays of the part %s walk its every step, way, guard outcome and rejection once for all flows',
  (_, { uses, folders }) => {
    const runs = uses.map(({ flow, at }) => ({
      flow,
      at,
      runs: folders.flatMap((folder) => played(folder, flows[flow.name])),
    }))
    expect(lacking(coverageOfPart(runs))).toEqual([])
  },
)

test.each(FLOW_NAMES)('SAND-04 the replays of %s walk every step, way, guard outcome, rejection and locale', (name) => {
  expect(missing(flows[name])).toEqual([])
})

test('SAND-04 a step, a way and a guard that no replay walks are named', () => {
  const { flow } = flows.every_element
  const more: Flow = {
    ...flow,
    guards: { ...flow.guards, hasPlan: ({ facts }) => facts.plan !== undefined },
    steps: {
      ...flow.steps,
      greeting: {
        branch: [{ if: 'named', to: 'hello_name' }, { if: 'hasPlan', to: 'new_step' }, { to: 'child_name' }],
      },
      new_step: {
        say: ['every.text'],
        ask: { input: { rule: 'text', write: 'freeText', label: 'every.text.label', to: 'finish' } },
      },
    },
  }
  expect(missing(runnable(more))).toEqual([
    'steps new_step',
    'ways greeting hasPlan',
    'ways new_step text',
    'guards greeting hasPlan true',
    'rejections new_step rejected',
  ])
})
