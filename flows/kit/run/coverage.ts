import type { Locale } from '#contracts/kernel/locale.ts'
import { edgesOf } from '../edges.ts'
import { flowOfPart, ownSteps, partOf } from '../part.ts'
import type { Frame } from './play-run.ts'
import { REJECTED } from './trace.ts'
import type { Ask, Flow } from '#flows/kit/flow.ts'

export type Covered = { id: string; step: string; label: string; by: string[] }

/** The coverage of a flow by a set of runs (SAND-04): of its parts the outcomes, their steps are covered by runs of their own. */
export type Coverage = Record<'steps' | 'ways' | 'guards' | 'rejections' | 'locales', Covered[]>

type PlayedRun = { name: string; locale: Locale; frames: readonly Frame[] }

export const wayId = (from: string, label: string): string => `${from} ${label}`
const guardId = (step: string, guard: string, held: boolean) => `${step} ${guard} ${held}`

export function coverageOf(flow: Flow, runs: readonly PlayedRun[]): Coverage {
  const passed = new Map<string, Set<string>>()
  const pass = (id: string, run: string) => passed.set(id, (passed.get(id) ?? new Set()).add(run))
  for (const { name, locale, frames } of runs) {
    pass(locale, name)
    for (const { from, to, way, guards } of frames.flatMap(({ microsteps }) => microsteps)) {
      pass(to, name)
      if (from === undefined) continue
      for (const outcome of outcomesLeft(flow, from, to)) pass(outcome, name)
      pass(wayId(from, way), name)
      for (const { guard, held } of guards) pass(guardId(from, guard, held), name)
    }
  }
  const covered = (id: string, step: string, label: string): Covered => ({
    id,
    step,
    label,
    by: [...(passed.get(id) ?? [])],
  })
  const named = Object.entries(ownSteps(flow))
  return {
    steps: named.map(([name]) => covered(name, name, '')),
    ways: [
      ...named.flatMap(([name, step]) => edgesOf(step).map(({ label }) => covered(wayId(name, label), name, label))),
      ...usesOf(flow).flatMap(({ at, to }) =>
        Object.keys(to).map((outcome) => covered(wayId(at, outcome), at, outcome)),
      ),
    ],
    guards: named.flatMap(([name, step]) =>
      'branch' in step
        ? step.branch.flatMap(({ if: guard }) =>
            guard ? [true, false].map((held) => covered(guardId(name, guard, held), name, `${guard} ${held}`)) : [],
          )
        : [],
    ),
    rejections: named.flatMap(([name, step]) =>
      'ask' in step && rejecting(step.ask) ? [covered(wayId(name, REJECTED), name, rejecting(step.ask))] : [],
    ),
    locales: flow.locales.map((locale) => covered(locale, '', locale)),
  }
}

/** A use of a part: the flow, the name of the use in it, and the runs of the part's replays in this flow. */
export type CoveredUse = { flow: Flow; at: string; runs: readonly PlayedRun[] }

/** The coverage of a part by the runs in all flows that use it, whose languages are theirs; a step is named as in the first use. */
export function coverageOfPart(uses: readonly CoveredUse[]): Coverage {
  const [first, ...others] = uses.map(({ flow, at, runs }) => ({
    at,
    coverage: coverageOf(flowOfPart(flow, at), runs),
  }))
  if (!first) throw new Error('no flow uses the part')
  const ownId = (id: string, at: string) =>
    ` ${id}`.replaceAll(` ${at}.`, ' ').replace(new RegExp(`^ ${at}(?= |$)`), ' start')
  const merged = (kind: keyof Coverage) => {
    const by = Map.groupBy(
      others.flatMap(({ at, coverage }) => coverage[kind].map((item) => ({ id: ownId(item.id, at), by: item.by }))),
      ({ id }) => id,
    )
    const item = (one: Covered): Covered => ({
      ...one,
      by: [...one.by, ...(by.get(ownId(one.id, first.at)) ?? []).flatMap((other) => other.by)],
    })
    return first.coverage[kind].map(item)
  }
  return {
    steps: merged('steps'),
    ways: merged('ways'),
    guards: merged('guards'),
    rejections: merged('rejections'),
    locales: [],
  }
}

const usesOf = (flow: Flow) => (flow.parts ?? []).filter(({ at }) => partOf(flow, at) === at)

/** The outcomes of parts by which a conversation goes on from a step inside to one outside. */
export const outcomesLeft = (flow: Flow, from: string, next: string): string[] =>
  usesOf(flow).flatMap(({ at, to }) =>
    partOf(flow, from) === at && partOf(flow, next) !== at
      ? Object.entries(to).flatMap(([outcome, target]) => (target === next ? [wayId(at, outcome)] : []))
      : [],
  )

const rejecting = ({ input, consent }: Ask<string>): string => input?.rule ?? (consent ? 'consent' : '')

export const shareOf = (items: readonly Covered[]): { passed: number; all: number } => ({
  passed: items.filter(({ by }) => by.length > 0).length,
  all: items.length,
})
