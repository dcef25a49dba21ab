import type { Locale } from '#contracts/kernel/locale.ts'
import { edgesOf } from '../edges.ts'
import type { Frame } from './play-run.ts'
import { REJECTED } from './trace.ts'
import type { Ask, Flow } from '#flows/kit/flow.ts'

/** Something a conversation can pass, and the names of the runs that did. */
export type Covered = { id: string; step: string; label: string; by: string[] }

/** What runs have walked of a flow (SAND-04). */
export type Coverage = Record<'steps' | 'ways' | 'guards' | 'rejections' | 'locales', Covered[]>

type PlayedRun = { name: string; locale: Locale; frames: readonly Frame[] }

/** Id of a way, of a guard's outcome and of a rejection, as in `Covered.id`. */
export const wayId = (from: string, label: string): string => `${from} ${label}`
const guardId = (step: string, guard: string, held: boolean) => `${step} ${guard} ${held}`

/** Steps, ways, outcomes of guards, rejected answers and locales of a flow, each with the runs that pass it. */
export function coverageOf({ steps, locales }: Flow, runs: readonly PlayedRun[]): Coverage {
  const passed = new Map<string, Set<string>>()
  const pass = (id: string, run: string) => passed.set(id, (passed.get(id) ?? new Set()).add(run))
  for (const { name, locale, frames } of runs) {
    pass(locale, name)
    for (const { from, to, way, guards } of frames.flatMap(({ microsteps }) => microsteps)) {
      pass(to, name)
      if (from === undefined) continue
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
  const named = Object.entries(steps)
  return {
    steps: named.map(([name]) => covered(name, name, '')),
    ways: named.flatMap(([name, step]) => edgesOf(step).map(({ label }) => covered(wayId(name, label), name, label))),
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
    locales: locales.map((locale) => covered(locale, '', locale)),
  }
}

/** What may refuse an answer to a question: the rule of its typed answer, or the box to be ticked. */
const rejecting = ({ input, consent }: Ask<string>): string => input?.rule ?? (consent ? 'consent' : '')

/** How many of them were passed, and of how many. */
export const shareOf = (items: readonly Covered[]): { passed: number; all: number } => ({
  passed: items.filter(({ by }) => by.length > 0).length,
  all: items.length,
})
