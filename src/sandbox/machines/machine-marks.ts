import type { MachineFrame } from '#machines/kit/machine-frame.ts'
import { walkedBy, type MachineCoverage } from '#machines/kit/machine-coverage.ts'
import type { Offers } from '#machines/kit/offers.ts'
import type { Marks } from '../chart/marks.ts'

/** A run on its machine's drawing: where it stands, the newest state last, what it walked, and what can happen next. */
export function machineMarks(frames: readonly MachineFrame[], { events, results, delays }: Offers, covered: MachineCoverage | undefined): Marks {
  const last = frames.at(-1)
  const entered = last?.microsteps.flatMap((step) => step.entered) ?? []
  return {
    current: last?.states.toSorted((one, other) => entered.lastIndexOf(one) - entered.lastIndexOf(other)) ?? [],
    passed: walkedBy(frames),
    possible: new Set([...events, ...results, ...delays].flatMap(({ ways }) => ways)),
    ...(covered && { covered: coveredIds(covered) }),
  }
}

/** The states and ways that replays walk. */
export const coveredIds = ({ states, ways }: MachineCoverage): Set<string> => new Set([...states, ...ways].flatMap(({ id, by }) => (by.length > 0 ? [id] : [])))
