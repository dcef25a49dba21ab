import type { FactName } from '#contracts/chat/facts.ts'
import type { Precondition } from '#contracts/effects/effect.ts'
import { edgesOf, type Edge } from '#flows/kit/edges.ts'
import type { Flow, FlowContext, Step } from '#flows/kit/flow.ts'
import { changedFacts } from './changed-facts.ts'
import { allOf, ANY, type Candidates } from './guard-outcome.ts'
import { sampleOpenings } from './openings.ts'
import type { OtherFlows } from './transfers.ts'

/** Proven of a person, whatever else changes: such a proof goes with the conversation into its next flow. */
const LASTING: readonly Precondition[] = ['person', 'consent']

/** What has been proven where a fact has one of these values. */
type Remembered = { values: Candidates; proven: readonly Precondition[] }

/** Facts that no flow ever learns, with some value at least, without such a proof. */
export function lastingProofs(
  flow: Flow,
  contexts: readonly FlowContext[],
  others: OtherFlows,
  facts: ReadonlySet<FactName>,
): ReadonlyMap<FactName, Remembered[]> {
  const flows = [...new Set([flow, ...Object.values(others)])]
  const openings = new Set(flow.locales.flatMap((locale) => sampleOpenings(locale).flatMap(Object.keys)))
  const isLasting = ({ proves }: Edge) => proves.some((proof) => LASTING.includes(proof))
  const proven = flows.flatMap((one) => learntOn(one, contexts, isLasting))
  const asked = [...facts].filter((name) => !openings.has(name) && proven.some(({ set }) => set.has(name)))
  if (asked.length === 0) return new Map()
  const everywhere = flows.flatMap((one) => [...learntOn(one, contexts, () => true), ...learntAt(one, contexts)])
  const provenBy = (name: FactName, value: unknown): Precondition[] => {
    if (value === undefined) return []
    const ways = everywhere.filter(({ set, chosen }) => set.has(name) && mayBe(chosen, name, value))
    return LASTING.filter((proof) => ways.every(({ proves }) => proves.includes(proof)))
  }
  return new Map(
    asked.map((name) => {
      const values = allOf(name).map((value) => ({ value, proven: provenBy(name, value) }))
      const alike = Map.groupBy(values, ({ proven: all }) => all.join(' '))
      return [
        name,
        [...alike.values()].map((same) => ({ values: same.map(({ value }) => value), proven: same[0]?.proven ?? [] })),
      ]
    }),
  )
}

/** `chosen`: what a fixed choice learns, whose values are known. */
type Learnt = { set: ReadonlySet<string>; proves: readonly Precondition[]; chosen: object }

const mayBe = (chosen: object, name: FactName, value: unknown): boolean => {
  const known = new Map(Object.entries(chosen))
  return value === ANY || !known.has(name) || known.get(name) === value
}

function learntOn(flow: Flow, contexts: readonly FlowContext[], isAsked: (way: Edge) => boolean): Learnt[] {
  const { onWay } = changedFacts(flow, contexts)
  return Object.entries(flow.steps).flatMap(([name, step]) =>
    edgesOf(step)
      .filter(isAsked)
      .map((way) => ({ set: onWay(name, way).set, proves: way.proves, chosen: chosenOn(step, way) })),
  )
}

const chosenOn = (step: Step<string>, { by, label }: Edge): object =>
  ('ask' in step && by === 'answer' && step.ask.choices?.[label]?.learn) || {}

function learntAt(flow: Flow, contexts: readonly FlowContext[]): Learnt[] {
  const { onEntry } = changedFacts(flow, contexts)
  return Object.entries(flow.steps).map(([name, { proves = [] }]) => ({ set: onEntry(name).set, proves, chosen: {} }))
}
