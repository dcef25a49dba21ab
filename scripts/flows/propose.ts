import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replayNameOf } from '#contracts/sandbox/replay-name.ts'
import { edgesOf } from '#flows/kit/edges.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { renderElements, type Translate } from '#flows/kit/render-elements.ts'
import { coverageOf, coverageOfPart, wayId, type CoveredUse } from '#flows/kit/run/coverage.ts'
import { flowOfPart } from '#flows/kit/part.ts'
import { playRun, type Frame } from '#flows/kit/run/play-run.ts'
import { formatReplay, parseReplay } from '#flows/kit/run/replay-file.ts'
import { REJECTED } from '#flows/kit/run/trace.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import { readReplays } from '#server/sandbox/write-replay.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import { translatorOf } from '#server/translations/translator-of.ts'
import { proposeRuns, type Proposed, type Scope } from './propose-runs.ts'

export type Proposal = Proposed & { title: string; words: string[] }

type Uses = readonly { flow: RunnableFlow; at: string }[]

/** What the replays of a flow, or of a part of flows, do not walk yet, as a few short conversations to be read (SAND-04). */
export async function propose(
  what: RunnableFlow | { uses: Uses; folders: readonly string[] },
  root: string,
  requirement: string,
): Promise<Proposal[]> {
  const uses: Uses = 'uses' in what ? what.uses : [{ flow: what, at: '' }]
  const [first, ...others] = uses
  if (!first) return []
  const { flow, at } = first
  const stored =
    'uses' in what
      ? (await Promise.all(what.folders.map((folder) => readReplays(root, 'parts', folder)))).flat()
      : await readReplays(root, 'flows', flow.flow.name)
  const replays = stored.map(({ text }) => parseReplay(text))
  const walkedIn = (played: RunnableFlow, all = replays): Proposed[] =>
    all
      .filter(({ run }) => run.flow === played.flow.name)
      .map(({ run }) => ({ run, frames: playRun(played, run).frames }))
  const walked = walkedIn(flow)
  const folders = [...new Set((flow.flow.parts ?? []).map(({ part }) => part))]
  const ofParts = (await Promise.all(folders.map((folder) => readReplays(root, 'parts', folder)))).flat()
  const walkedInParts = walkedIn(
    flow,
    ofParts.map(({ text }) => parseReplay(text)),
  )
  const scope: Scope | undefined =
    'uses' in what
      ? {
          inside: flowOfPart(flow.flow, at),
          coverage: inEveryUse(
            { flow: flow.flow, at },
            others.map((use) => ({ flow: use.flow.flow, at: use.at, runs: walkedIn(use.flow).map(played) })),
          ),
        }
      : undefined
  const texts = readFlowTexts()
  const taken = new Set(replays.map(({ title }) => title))
  const done = [...walked]
  return proposeRuns(flow, walked, scope, walkedInParts).map((one) => {
    const translate = translatorOf(one.run.locale, texts[one.run.locale])
    const title = titleOf(scope?.inside ?? flow.flow, one, done, translate, requirement, taken)
    taken.add(title)
    done.push(one)
    return {
      ...one,
      title,
      words: one.frames.flatMap((frame, index) => wordsOf(frame, one.frames[index - 1], one, translate)),
    }
  })
}

const played = ({ run, frames }: Proposed) => ({ name: 'walked', locale: run.locale, frames })

const inEveryUse =
  (first: Omit<CoveredUse, 'runs'>, others: readonly CoveredUse[]): Scope['coverage'] =>
  (runs) =>
    coverageOfPart([{ ...first, runs }, ...others])

export function saveProposals(proposals: readonly Proposal[], folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  return proposals.flatMap(({ title, run, frames }) => {
    const file = join(folder, `${replayNameOf(title)}.replay`)
    if (existsSync(file)) return []
    writeFileSync(file, formatReplay(title, run, frames))
    return [file]
  })
}

function wordsOf(
  { move, turn, parts }: Frame,
  before: Frame | undefined,
  { run }: Proposed,
  translate: Translate,
): string[] {
  const drafts = parts.flatMap((part) => part.drafts)
  const said = renderElements(drafts, translate, run.locale).flatMap(
    ({ utterance, summary = [], suggested_responses }) => [
      ...(utterance ? [`    ${utterance}`] : []),
      ...summary.map(({ label, value }) => `    | ${label}: ${value}`),
      ...(suggested_responses.length > 0
        ? [`    ${suggested_responses.map(({ title }) => `[${title}]`).join(' ')}`]
        : []),
    ],
  )
  return [moveIn(move, before, run.locale, translate), ...said, ...(turn.end ? [`    (${turn.end})`] : [])]
}

function moveIn(
  move: Frame['move'],
  before: Frame | undefined,
  locale: Proposed['run']['locale'],
  translate: Translate,
) {
  if (move.kind === 'open') {
    const known = Object.keys(move.facts)
    return `> opens ${move.step}${known.length > 0 ? `, known: ${known.join(', ')}` : ''}`
  }
  if (move.kind === 'type') return `> ${move.text}`
  if (move.kind === 'settle') return `> (${move.effect}: ${move.outcome})`
  if (move.kind === 'return') return `> (${move.provider}: ${move.outcome})`
  if (move.kind !== 'pick') return `> (${move.kind})`
  const asked = before?.asked ? renderElements([before.asked], translate, locale) : []
  const chosen = asked
    .flatMap(({ suggested_responses }) => suggested_responses)
    .find(({ payload }) => payload === move.payload)
  return `> ${chosen?.title ?? move.payload}${move.consent ? ' (ticked)' : ''}`
}

const MOST_IN_TITLE = 3

/** Named by the first things that only this conversation does. */
function titleOf(
  flow: Flow,
  { run, frames }: Proposed,
  done: readonly Proposed[],
  translate: Translate,
  requirement: string,
  taken: ReadonlySet<string>,
): string {
  const { ways, rejections } = coverageOf(flow, [{ ...played({ run, frames }), name: 'own' }, ...done.map(played)])
  const own = new Set(
    [...ways, ...rejections].flatMap(({ id, by }) => (by.length === 1 && by[0] === 'own' ? [id] : [])),
  )
  const inOrder = frames
    .flatMap(({ microsteps }) => microsteps)
    .flatMap(({ from, way }) => (from !== undefined && own.has(wayId(from, way)) ? [{ from, way }] : []))
  const named = [...new Set(inOrder.flatMap(({ from, way }) => nameOf(flow, from, way, translate)))].slice(
    0,
    MOST_IN_TITLE,
  )
  const decided = inOrder.map(({ from, way }) => `${from}: ${way}`)[0]
  const title = `${requirement} ${named.join(', ') || (decided ?? `a conversation in ${run.locale}`)}`
  for (let count = 1; ; count++) {
    const unique = count === 1 ? title : `${title} (${count})`
    if (!taken.has(unique)) return unique
  }
}

function nameOf({ steps }: Flow, from: string, way: string, translate: Translate): string[] {
  const step = steps[from]
  if (!step) return []
  if ('call' in step) return [`${step.call.effect} ends as ${way}`]
  if (!('ask' in step)) return []
  if (way === REJECTED) return [`a wrong answer at ${from}`]
  const choice = step.ask.choices?.[way]
  if (choice) return [`“${translate(choice.title, {})}” at ${from}`]
  return edgesOf(step).some(({ label }) => label === way) ? [`${from} answered`] : []
}
