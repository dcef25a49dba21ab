/** `current`, `passed`, `possible` and `covered` hold ids of states and transitions, as in `Chart`. */
export type Marks = {
  current?: readonly string[]
  passed?: ReadonlySet<string>
  possible?: ReadonlySet<string>
  covered?: ReadonlySet<string>
  faulty?: ReadonlyMap<string, string>
  counts?: ReadonlyMap<string, { reached: number; left: number; returned: number }>
}

type MarkAttributes = Partial<Record<'data-passed' | 'data-possible' | 'data-uncovered', true>>

export function markAttributes(ids: readonly string[], { passed, possible, covered }: Marks): MarkAttributes {
  return {
    ...(passed && ids.some((id) => passed.has(id)) && { 'data-passed': true }),
    ...(possible && ids.some((id) => possible.has(id)) && { 'data-possible': true }),
    ...(covered && ids.some((id) => !covered.has(id)) && { 'data-uncovered': true }),
  }
}
