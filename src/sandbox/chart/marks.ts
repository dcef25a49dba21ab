/** What is shown on a chart beside itself. `current`, `passed`, `possible` and `covered` hold ids of states and ways, as in `Chart`. */
export type Marks = {
  current?: readonly string[]
  passed?: ReadonlySet<string>
  possible?: ReadonlySet<string>
  /** What replays walk; when it is given, everything else is shown as not covered. */
  covered?: ReadonlySet<string>
  /** Findings by state, one a line. */
  faulty?: ReadonlyMap<string, string>
  /** How many conversations reached a state, left at it, returned to it. */
  counts?: ReadonlyMap<string, { reached: number; left: number; returned: number }>
}

type MarkAttributes = Partial<Record<'data-passed' | 'data-possible' | 'data-uncovered', true>>

/** The attributes by which the drawing's styles know a state or line. */
export function markAttributes(ids: readonly string[], { passed, possible, covered }: Marks): MarkAttributes {
  return {
    ...(passed && ids.some((id) => passed.has(id)) && { 'data-passed': true }),
    ...(possible && ids.some((id) => possible.has(id)) && { 'data-possible': true }),
    ...(covered && ids.some((id) => !covered.has(id)) && { 'data-uncovered': true }),
  }
}
