import type { MachineFrame } from './machine-frame.ts'

/**
 * What a move brought, line by line: at the beginning the innermost states; then `a -> b -> c`, those walked, a line a region; `does`, the actions;
 * `emits`; `calls`, the actors that wait now and did not before. What replays compare.
 */
export function machineTranscript(frame: MachineFrame, before: MachineFrame | undefined): string[] {
  const actions = frame.microsteps.flatMap(({ actions: done }) => done)
  const called = frame.pending.filter(
    ({ actor, state }) => !before?.pending.some((other) => other.actor === actor && other.state === state),
  )
  return [
    ...(before ? walks(frame, before.states) : frame.states),
    ...(actions.length > 0 ? [`does ${actions.join(', ')}`] : []),
    ...(frame.emitted.length > 0 ? [`emits ${frame.emitted.join(', ')}`] : []),
    ...called.map(({ actor }) => `calls ${actor}`),
    ...(frame.status === 'done' ? ['ends'] : []),
  ]
}

/** The innermost states each region went through, in the order the regions first moved. */
function walks({ microsteps, regions: parts }: MachineFrame, stood: readonly string[]): string[] {
  const regionOf = (state: string) => parts.find((part) => state === part || state.startsWith(`${part}.`)) ?? ''
  const regions = new Map<string, string[]>()
  for (const { left, entered } of microsteps) {
    for (const region of new Set([...left, ...entered].map(regionOf))) {
      const here = (states: readonly string[]) => states.filter((state) => regionOf(state) === region).join(' + ')
      const walk = regions.get(region) ?? [here(stood)].filter(Boolean)
      regions.set(region, [...walk, here(entered) || '(none)'])
    }
  }
  return [...regions.values()].map((walk) => walk.join(' -> '))
}
