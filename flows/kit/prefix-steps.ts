import type { Step } from './flow.ts'

type Renamed<Prefix extends string, Own extends string, Name extends string> = Name extends Own
  ? `${Prefix}${Name}`
  : Name

/** Steps under other names, so that a flow can use the same fragment twice: own names get the prefix, ways out stay as they are. */
export function prefixSteps<Prefix extends string, Own extends string, Name extends string>(
  prefix: Prefix,
  steps: Record<Own, Step<Name>>,
): Record<`${Prefix}${Own}`, Step<Renamed<Prefix, Own, Name>>>
export function prefixSteps(prefix: string, steps: Record<string, Step<string>>): Record<string, Step<string>> {
  const rename = (name: string) => (name in steps ? `${prefix}${name}` : name)
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [rename(name), withWays(step, rename)]))
}

/** A step whose ways lead to other names. */
export function withWays(step: Step<string>, rename: (name: string) => string): Step<string> {
  const led = <Way extends { to: string }>(way: Way): Way => ({ ...way, to: rename(way.to) })
  const renamed = <Ways extends object>(ways: Ways): Ways =>
    Object.assign(
      {},
      ways,
      Object.fromEntries(Object.entries(ways).map(([outcome, to]) => [outcome, rename(String(to))])),
    )
  if ('next' in step) return { ...step, next: rename(step.next) }
  if ('branch' in step) return { ...step, branch: step.branch.map(led) }
  if ('end' in step || 'transferTo' in step) return step
  if ('call' in step) {
    return { ...step, call: Object.assign({}, step.call, { outcomes: renamed(step.call.outcomes) }) }
  }
  const { choices, offer, input, leave } = step.ask
  return {
    ...step,
    ask: {
      ...step.ask,
      ...(choices && {
        choices: Object.fromEntries(Object.entries(choices).map(([payload, choice]) => [payload, led(choice)])),
      }),
      ...(offer && { offer: led(offer) }),
      ...(input && { input: led(input) }),
      ...(leave && { leave: { ...leave, outcomes: renamed(leave.outcomes) } }),
    },
  }
}
