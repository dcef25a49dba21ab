import type { StoredReplay } from '#contracts/sandbox/sandbox-service.ts'
import type { Finding, Rule } from '../../flows/kit/check/finding.ts'
import type { OtherFlows } from '#flows/kit/check/transfers.ts'
import type { Texts } from '../../flows/kit/check/texts.ts'
import { checkFlow } from '../../flows/kit/check-flow.ts'
import { compareReplay } from '../../flows/kit/run/compare-replay.ts'
import { coverageOf, coverageOfPart, shareOf, type Covered, type Coverage } from '../../flows/kit/run/coverage.ts'
import { flowOfPart } from '../../flows/kit/part.ts'
import { playRun } from '../../flows/kit/run/play-run.ts'
import { formatMoves, parseReplay, ReplayError } from '../../flows/kit/run/replay-file.ts'
import type { Run } from '#flows/kit/run/run.ts'
import { runnable, type RunnableFlow } from '../../flows/kit/turn.ts'
import type { Flow } from '#flows/kit/flow.ts'

/** `stepAt` and other places are `file:line`. */
export type Examined = {
  flow: Flow
  folder: string
  texts: Texts
  replays: readonly StoredReplay[]
  prices: readonly { what: string; at: string }[]
  others: OtherFlows
  stepAt: Readonly<Record<string, string>>
  textAt: (text: NonNullable<Finding['text']>) => string
}

/** `examples` are addresses that open an error in the sandbox. */
export type Report = {
  errors: string[]
  coverage: string
  uncovered: string[]
  examples?: ReadonlyMap<string, string>
}

/** Lint, replays and coverage of a flow (SAND-04). A flow with dangling references is not played. */
export function reportFlow(examined: Examined): Report {
  const { flow, texts, replays, folder, prices, others } = examined
  const findings = causesFirst(checkFlow(flow, texts, others))
  const errors = [
    ...findings.map((finding) => lineOf(finding, examined)),
    ...prices.map(
      ({ what, at }) =>
        `${at}  ${'priceInCode' satisfies Rule}  ${what}: is written as a number, not taken from the catalogue`,
    ),
  ]
  const examples = new Map(
    findings.flatMap((finding): [string, string][] =>
      finding.run ? [[lineOf(finding, examined), addressOf(finding.run)]] : [],
    ),
  )
  if (findings.some(({ rule }) => rule === 'danglingWay' || rule === 'unknownName'))
    return { errors, examples, coverage: '', uncovered: [] }
  const machine = runnable(flow)
  const played = replays.map((replay) => play(machine, replay, folder))
  const coverage = coverageOf(
    flow,
    played.flatMap(({ run }) => run ?? []),
  )
  const told = covered(coverage, replays.length, examined)
  const differing = played.flatMap(({ error }) => error ?? [])
  // Most replays differ because of what was found; each mistake is told once.
  if (errors.length > 0)
    return {
      errors,
      examples,
      coverage: `${told.coverage}; ${differing.length} replays differ, told once nothing else is found`,
      uncovered: [],
    }
  return { errors: differing, examples, ...told }
}

/** Often the consequence of another finding. */
const CONSEQUENCES = new Set<Rule>(['unreachable', 'unusedName', 'deadEnd'])

const causesFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => Number(CONSEQUENCES.has(a.rule)) - Number(CONSEQUENCES.has(b.rule)))

/** `replaysOfOthers` are those of the parts it stands in. */
type ExaminedPart = Omit<Examined, 'flow'> & {
  uses: readonly { flow: Flow; at: string }[]
  replaysOfOthers: readonly StoredReplay[]
}
type Placed = Pick<Examined, 'stepAt' | 'textAt' | 'folder'>

/**
 * Replays and coverage of a part. The check goes through it in each flow; only customer service, which stands beside
 * the flows, is checked by itself.
 */
export function reportPart(examined: ExaminedPart): Report {
  const { uses, texts, others, replays, replaysOfOthers, folder, prices } = examined
  const aside = uses.find(({ flow, at }) => flow.humanHandover === at)
  const findings = aside ? checkFlow(flowOfPart(aside.flow, aside.at), texts, others) : []
  const played = uses.map((use) => {
    const machine = runnable(use.flow)
    const inFlow = ({ text }: StoredReplay) => text.includes(`\nflow: ${use.flow.name}\n`)
    const playAll = (all: readonly StoredReplay[]) => all.filter(inFlow).map((replay) => play(machine, replay, folder))
    return { ...use, own: playAll(replays), all: [...playAll(replays), ...playAll(replaysOfOthers)] }
  })
  const flowNames = uses.map(({ flow }) => flow.name)
  const unused = replays.filter(({ text }) => !flowNames.some((name) => text.includes(`\nflow: ${name}\n`)))
  const coverage = coverageOfPart(
    played.map(({ flow, at, all }) => ({ flow, at, runs: all.flatMap(({ run }) => run ?? []) })),
  )
  return {
    errors: [
      ...findings.map((finding) => lineOf(finding, examined)),
      ...prices.map(
        ({ what, at }) =>
          `${at}  ${'priceInCode' satisfies Rule}  ${what}: is written as a number, not taken from the catalogue`,
      ),
      ...new Set(played.flatMap(({ own }) => own.flatMap(({ error }) => error ?? []))),
      ...unused.map(
        ({ name }) => `${folder}/replays/${name}.replay:1  replay  is of a flow that does not use the part`,
      ),
    ],
    examples: new Map(),
    ...covered(coverage, replays.length + replaysOfOthers.length, examined),
  }
}

const KINDS = ['steps', 'ways', 'guards', 'rejections', 'locales'] as const satisfies readonly (keyof Coverage)[]

const covered = (coverage: Coverage, replays: number, examined: Pick<Examined, 'stepAt' | 'folder'>) => ({
  coverage: `${replays} replays walk ${KINDS.flatMap((kind) => (coverage[kind].length > 0 ? [share(kind, coverage[kind])] : [])).join(', ')}`,
  uncovered: KINDS.flatMap((kind) =>
    coverage[kind].filter(({ by }) => by.length === 0).map((item) => uncovered(kind, item, examined)),
  ),
})

function share(kind: keyof Coverage, items: readonly Covered[]): string {
  const { passed, all } = shareOf(items)
  return `${kind} ${passed} of ${all}`
}

function uncovered(
  kind: keyof Coverage,
  { step, label }: Covered,
  { stepAt, folder }: Pick<Examined, 'stepAt' | 'folder'>,
): string {
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

const lineOf = (finding: Finding, examined: Placed) =>
  `${placeOf(finding, examined)}  ${finding.rule}  ${finding.step}: ${finding.detail}`

const addressOf = (run: Run) =>
  `http://localhost:3000/flowsandbox/${run.flow}?replay=${encodeURIComponent(formatMoves('', run))}`

function placeOf({ step, text }: Finding, { stepAt, textAt, folder }: Placed): string {
  return text ? textAt(text) : (stepAt[step] ?? `${folder}/flow.ts:1`)
}
