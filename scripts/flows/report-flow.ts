import type { StoredReplay } from '#contracts/sandbox/sandbox-service.ts'
import type { Finding, Rule } from '../../flows/kit/check/finding.ts'
import type { Texts } from '../../flows/kit/check/texts.ts'
import { checkFlow } from '../../flows/kit/check-flow.ts'
import { compareReplay } from '../../flows/kit/run/compare-replay.ts'
import { coverageOf, shareOf, type Covered, type Coverage } from '../../flows/kit/run/coverage.ts'
import { playRun } from '../../flows/kit/run/play-run.ts'
import { parseReplay, ReplayError } from '../../flows/kit/run/replay-file.ts'
import { runnable, type RunnableFlow } from '../../flows/kit/turn.ts'
import type { Flow } from '#flows/kit/flow.ts'

/** A flow with what is known of it: its texts, its replays, and where its steps and texts are written (`file:line`). */
export type Examined = {
  flow: Flow
  folder: string
  texts: Texts
  replays: readonly StoredReplay[]
  /** Amounts that are written in its files, and where. */
  prices: readonly { what: string; at: string }[]
  stepAt: Readonly<Record<string, string>>
  textAt: (text: NonNullable<Finding['text']>) => string
}

/** What is wrong with a flow and how far its replays walk it, line by line; `errors` is what must be mended before it is shipped. */
export type Report = { errors: string[]; coverage: string; uncovered: string[] }

/** Looks a flow through: lint, replays, coverage (SAND-04). Nothing can be played of a flow that leads to what is not there. */
export function reportFlow(examined: Examined): Report {
  const { flow, texts, replays, folder, prices } = examined
  const findings = checkFlow(flow, texts)
  const errors = [
    ...findings.map((finding) => `${placeOf(finding, examined)}  ${finding.rule}  ${finding.step}: ${finding.detail}`),
    ...prices.map(
      ({ what, at }) =>
        `${at}  ${'priceInCode' satisfies Rule}  ${what}: is written as a number, not taken from the catalogue`,
    ),
  ]
  if (findings.some(({ rule }) => rule === 'danglingWay' || rule === 'unknownName'))
    return { errors, coverage: '', uncovered: [] }
  const machine = runnable(flow)
  const played = replays.map((replay) => play(machine, replay, folder))
  const coverage = coverageOf(
    flow,
    played.flatMap(({ run }) => run ?? []),
  )
  return {
    errors: [...errors, ...played.flatMap(({ error }) => error ?? [])],
    coverage: `${replays.length} replays walk ${KINDS.map((kind) => share(kind, coverage[kind])).join(', ')}`,
    uncovered: KINDS.flatMap((kind) =>
      coverage[kind].filter(({ by }) => by.length === 0).map((item) => uncovered(kind, item, examined)),
    ),
  }
}

const KINDS = ['steps', 'ways', 'guards', 'rejections', 'locales'] as const satisfies readonly (keyof Coverage)[]

function share(kind: keyof Coverage, items: readonly Covered[]): string {
  const { passed, all } = shareOf(items)
  return `${kind} ${passed} of ${all}`
}

function uncovered(kind: keyof Coverage, { step, label }: Covered, { stepAt, folder }: Examined): string {
  return `${stepAt[step] ?? `${folder}/flow.ts:1`}  ${kind.replace(/s$/, '')}  ${[step, label].filter(Boolean).join(' ')}`
}

type Played = { run?: Parameters<typeof coverageOf>[1][number]; error?: string }

function play(machine: RunnableFlow, { name, text }: StoredReplay, folder: string): Played {
  const file = `${folder}/replays/${name}.replay`
  try {
    const replay = parseReplay(text)
    if (replay.run.flow !== machine.flow.name)
      return { error: `${file}:1  replay  is of ${replay.run.flow}, not of ${machine.flow.name}` }
    if (!machine.flow.locales.includes(replay.run.locale))
      return { error: `${file}:3  replay  ${machine.flow.name} is not offered in ${replay.run.locale}` }
    if (!/^[A-Z]+-\d\d/.test(replay.title))
      return { error: `${file}:1  replay  the title begins with the ID of the requirement it proves, such as FLOW-06` }
    const different = compareReplay(machine, replay)
    const run = { name, locale: replay.run.locale, frames: playRun(machine, replay.run).frames }
    if (!different) return { run }
    const { line, step, expected, actual } = different
    return { run, error: `${file}:${line}  replay  ${step}: expected "${expected}", now "${actual}"` }
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    const [, line = '1'] = /^Line (\d+)/.exec(error.message) ?? []
    return { error: `${file}:${line}  replay  ${error.message}` }
  }
}

function placeOf({ step, text }: Finding, { stepAt, textAt, folder }: Examined): string {
  return text ? textAt(text) : (stepAt[step] ?? `${folder}/flow.ts:1`)
}
