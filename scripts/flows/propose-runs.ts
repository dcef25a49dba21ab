import { sampleOpenings } from '#flows/kit/check/openings.ts'
import { sampleContexts } from '#flows/kit/check/sample-contexts.ts'
import { walkFacts, type Link, type Stand } from '#flows/kit/check/walk-facts.ts'
import { outcomeOf } from '#contracts/effects/effects.ts'
import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { isInHandover } from '#flows/kit/part.ts'
import { coverageOf, outcomesLeft, wayId, type Coverage } from '#flows/kit/run/coverage.ts'
import { playRun, type Frame } from '#flows/kit/run/play-run.ts'
import { open, type Move, type Run } from '#flows/kit/run/run.ts'
import { NO_ANSWER } from '#flows/kit/run/samples.ts'
import { REJECTED } from '#flows/kit/run/trace.ts'
import type { Flow } from '#flows/kit/flow.ts'
import type { RunnableFlow } from '#flows/kit/turn.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

export type Proposed = { run: Run; frames: Frame[] }

/** A conversation goes on to something new for so many moves, and for `MORE` after it first came to something new. */
const SHORT = 12
const MORE = 6

const AT = Date.parse('2026-11-21T10:00:00Z')

type PlayedRuns = Parameters<typeof coverageOf>[1]

/** What is to be walked: a flow, or one of its parts. */
export type Scope = { inside: Flow; coverage: (runs: PlayedRuns) => Coverage }

const wholeOf = ({ flow }: RunnableFlow): Scope => ({ inside: flow, coverage: (runs) => coverageOf(flow, runs) })

/**
 * Few and short runs that walk what `walked` do not: every step, way, guard, rejected answer and locale of a flow
 * without its parts, or of a part (SAND-04).
 */
export function proposeRuns(
  flow: RunnableFlow,
  walked: readonly Proposed[] = [],
  scope: Scope = wholeOf(flow),
  walkedInParts: readonly Proposed[] = [],
): Proposed[] {
  const [first, ...others] = flow.flow.locales
  if (first === undefined) return []
  const proposed: Proposed[] = []
  const begins = beginningsOf(flow, first)
  const missing = new Set(uncovered(scope, walked))
  for (
    let path = nextPath(scope.inside, begins, missing);
    path.length > 0;
    path = nextPath(scope.inside, begins, missing)
  ) {
    const made = play(flow, first, path)
    proposed.push(made)
    const left = new Set(uncovered(scope, [...walked, ...proposed]))
    for (const aim of path) {
      if (idsOf(scope.inside, aim).some((id) => left.has(id)))
        proposed.push(play(flow, first, [...firstWayTo(aim.from), aim]))
    }
    // A way that cannot be walked after all is not tried again.
    const aims = new Set(path.flatMap((aim) => idsOf(scope.inside, aim)))
    const still = new Set(uncovered(scope, [...walked, ...proposed]))
    for (const id of missing) if (!still.has(id) || aims.has(id)) missing.delete(id)
  }
  for (const id of uncovered(scope, [...walked, ...proposed])) proposed.push(...jumpTo(flow, scope, first, id))
  if (scope.inside !== flow.flow) return withoutSpare(scope, walked, proposed)
  const orders = flow.flow.locales.flatMap((locale) =>
    [...walked, ...walkedInParts].some((one) => isOrder(flow.flow, locale, one)) ? [] : orderIn(flow, locale),
  )
  const spoken = new Set([...walked, ...orders, ...proposed].map(({ run }) => run.locale))
  const inOthers = others.flatMap((locale) => (spoken.has(locale) ? [] : shortest(flow, locale)))
  return [...orders, ...withoutSpare(scope, [...walked, ...orders], [...proposed, ...inOthers])]
}

const isOrder = ({ steps }: Pick<Flow, 'steps'>, locale: Locale, { run, frames }: Proposed): boolean =>
  run.locale === locale &&
  frames.at(-1)?.turn.end !== undefined &&
  frames.some(({ microsteps }) =>
    microsteps.some(({ from, way }) => from !== undefined && isOrdered({ steps }, from, way)),
  )

/** An order, walked to its end. */
function orderIn(flow: RunnableFlow, locale: Locale): Proposed[] {
  const path = nearest(beginningsOf(flow, locale), ({ from, way }) => isOrdered(flow.flow, from.step, way))
  const last = path.at(-1)
  return last ? [play(flow, locale, [...path, ...nearest([last.to], (aimed) => isEnd(flow.flow, aimed))])] : []
}

function isOrdered({ steps }: Pick<Flow, 'steps'>, from: string, way: string): boolean {
  const step = steps[from]
  return (
    way !== 'failed' &&
    step !== undefined &&
    'call' in step &&
    outcomeOf(step.call.effect, way)?.irreversible === 'ordered'
  )
}

type Aimed = Link & { from: Stand }

/** What a way covers: itself, the step it leads to, and the outcome by which it leaves a part. */
const idsOf = (flow: Flow, { from, way, to }: Aimed): string[] => [
  to.step,
  wayId(from.step, way),
  ...outcomesLeft(flow, from.step, to.step),
]

function beginningsOf({ flow }: RunnableFlow, locale: Locale): Stand[] {
  const stands = walkFacts(flow, sampleOpenings(locale), locale)
  const returns = isInHandover(flow, flow.humanHandover)
  for (const stand of stands) {
    const step = flow.steps[stand.step]
    if (!step || !('ask' in step)) continue
    stand.links = stand.links.map((link) =>
      returns && link.to.step === flow.humanHandover && link.way === TALK_TO_US
        ? { ...link, to: stand, moves: [...link.moves, { kind: 'pick', payload: 'back' }] }
        : link,
    )
    if (step.ask.input || step.ask.consent)
      stand.links.push({ way: REJECTED, moves: [{ kind: 'type', text: NO_ANSWER }], to: stand })
  }
  return stands.filter(({ move }) => move?.kind === 'open')
}

function nextPath(flow: Flow, begins: readonly Stand[], missing: ReadonlySet<string>): Aimed[] {
  const aims = new Set(missing)
  const isMissing = (aimed: Aimed) => idsOf(flow, aimed).some((id) => aims.has(id))
  const path = nearest(begins, isMissing)
  const movesOf = () => path.flatMap(({ moves }) => moves).length
  const longest = Math.max(SHORT, movesOf() + MORE)
  while (path.length > 0 && movesOf() < longest) {
    for (const id of path.flatMap((aimed) => idsOf(flow, aimed))) aims.delete(id)
    const last = path.at(-1)
    const more = last ? nearest([last.to], isMissing) : []
    if (more.length === 0) break
    path.push(...more)
  }
  return path
}

/** The shortest way to a link that is wanted, from any of the stands. */
function nearest(from: readonly Stand[], isWanted: (aimed: Aimed) => boolean): Aimed[] {
  const cameBy = new Map<Stand, Aimed | undefined>(from.map((stand) => [stand, undefined]))
  for (const stand of cameBy.keys()) {
    for (const link of stand.links) {
      const aimed: Aimed = { ...link, from: stand }
      if (isWanted(aimed)) return pathTo(aimed, cameBy)
      if (!cameBy.has(link.to)) cameBy.set(link.to, aimed)
    }
  }
  return []
}

function pathTo(aimed: Aimed, cameBy: ReadonlyMap<Stand, Aimed | undefined>): Aimed[] {
  const path = [aimed]
  for (let before = cameBy.get(aimed.from); before; before = cameBy.get(before.from)) path.unshift(before)
  return path
}

/** The way on which a stand was found, with the facts that were learnt on it. */
function firstWayTo({ before, way, move, step }: Stand): Aimed[] {
  if (!before) return []
  const link = before.links.find(({ to, way: by }) => to.step === step && by === way)
  const moves = move ? [move] : []
  return link ? [...firstWayTo(before), { ...link, moves, from: before }] : []
}

/** A run that begins in the middle, for what no conversation from an entry comes by. */
function jumpTo(flow: RunnableFlow, scope: Scope, locale: Locale, id: string): Proposed[] {
  const step = Object.keys(flow.flow.steps).find((name) => id.startsWith(`${name} `))
  if (step === undefined) return []
  for (const { facts } of sampleContexts([locale])) {
    const run = { flow: flow.flow.name, locale, at: AT, moves: [open(step, facts)] }
    const made = { run, frames: playRun(flow, run).frames }
    if (!uncovered(scope, [made]).includes(id)) return [made]
  }
  return []
}

function play(flow: RunnableFlow, locale: Locale, path: readonly Aimed[]): Proposed {
  const begun = path[0]?.from.move
  const moves: Move[] = [...(begun ? [begun] : []), ...path.flatMap((link) => link.moves)]
  const run = { flow: flow.flow.name, locale, at: AT, moves }
  const { frames } = playRun(flow, run)
  return { run: { ...run, moves: moves.slice(0, frames.length) }, frames }
}

/** The shortest conversation from an entry to an end. */
function shortest(flow: RunnableFlow, locale: Locale): Proposed[] {
  const path = nearest(beginningsOf(flow, locale), (aimed) => isEnd(flow.flow, aimed))
  return path.length > 0 ? [play(flow, locale, path)] : []
}

function isEnd({ steps }: Flow, { to }: Link): boolean {
  const step = steps[to.step]
  return step !== undefined && ('end' in step || 'transferTo' in step)
}

function withoutSpare(scope: Scope, walked: readonly Proposed[], proposed: readonly Proposed[]): Proposed[] {
  const kept = [...proposed]
  for (const one of proposed.toSorted((a, b) => a.run.moves.length - b.run.moves.length)) {
    const rest = kept.filter((other) => other !== one)
    const before = uncovered(scope, [...walked, ...kept], true).length
    if (uncovered(scope, [...walked, ...rest], true).length === before) kept.splice(kept.indexOf(one), 1)
  }
  return kept
}

const asPlayed = ({ run, frames }: Proposed) => ({ name: 'run', locale: run.locale, frames })

const WALKED = ['steps', 'ways', 'rejections'] as const satisfies readonly (keyof Coverage)[]
const ALL = [...WALKED, 'guards', 'locales'] as const satisfies readonly (keyof Coverage)[]

function uncovered({ coverage }: Scope, runs: readonly Proposed[], all = false): string[] {
  const covered = coverage(runs.map(asPlayed))
  return (all ? ALL : WALKED).flatMap((kind) => covered[kind].flatMap(({ id, by }) => (by.length === 0 ? [id] : [])))
}
