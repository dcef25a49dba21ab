import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { FLOW_NAMES, type FlowName } from '#contracts/chat/flow-name.ts'
import { compareReplay } from './kit/run/compare-replay.ts'
import { coverageOf } from './kit/run/coverage.ts'
import { playRun } from './kit/run/play-run.ts'
import { parseReplay, type Replay } from './kit/run/replay-file.ts'
import { runnableFlows } from './registry.ts'

const flows = runnableFlows()
const replays = globSync('flows/*/replays/*.replay')
  .sort()
  .map((file) => ({ file, ...parseReplay(readFileSync(file, 'utf8')) }))

/** Why a replay no longer agrees with its flow, for a person to read; empty while it does. */
function disagreement(file: string, replay: Replay): string {
  const difference = compareReplay(flows[replay.run.flow], replay)
  if (!difference) return ''
  const { line, step, expected, actual } = difference
  return `${file}:${line} at step ${step}: expected "${expected}", the flow says "${actual}"; look at it in /flowsandbox, or accept it with: npm run flows -- --accept ${file}`
}

test.each(replays.map(({ file, ...replay }) => ({ title: replay.title, file, replay })))('$title', ({ file, replay }) => {
  expect(basename(dirname(dirname(file)))).toBe(replay.run.flow.replaceAll('_', '-'))
  expect(disagreement(file, replay)).toBe('')
})

test('SAND-03 a replay that is broken fails with its line and step named', () => {
  const file = 'flows/generic-signup/replays/flow-06-a-wrong-code.replay'
  const broken = readFileSync(file, 'utf8').replace('bot: shared.code.wrong', 'bot: shared.code.right')
  const line = broken.split('\n').indexOf('bot: shared.code.right') + 1
  expect(disagreement(file, parseReplay(broken))).toContain(`${file}:${line} at step code_wrong: expected "bot: shared.code.right", the flow says "bot: shared.code.wrong"`)
})

test('SAND-03 no two replays of a flow have one title', () => {
  const titles = replays.map(({ title, run }) => `${run.flow}: ${title}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

const KINDS = ['steps', 'ways', 'guards', 'rejections', 'locales'] as const

/** What of a flow no replay walks; an item is `kind id`. */
function missing(name: FlowName): string[] {
  const runs = replays.filter(({ run }) => run.flow === name).map(({ title, run }) => ({ name: title, locale: run.locale, frames: playRun(flows[name], run).frames }))
  const coverage = coverageOf(flows[name].flow, runs)
  return KINDS.flatMap((kind) => coverage[kind].filter(({ by }) => by.length === 0).map(({ id }) => `${kind} ${id}`))
}

test.each(FLOW_NAMES)('SAND-04 the replays of %s walk every step, way, guard outcome, rejection and locale', (name) => {
  expect(missing(name)).toEqual([])
})
