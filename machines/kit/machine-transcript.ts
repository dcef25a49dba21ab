import type { MachineFrame } from './machine-frame.ts'

/**
 * The lines replays compare: initial states, or one line `a -> b -> c` per region; then `does` (actions), `emits`, and
 * `calls` (newly pending actors).
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
