import { PROVIDERS } from '#contracts/chat/providers.ts'
import { FACT_NAMES, type FactName, type Facts } from '#contracts/chat/facts.ts'
import { EFFECTS, sampleGives, sampleNeedsOf } from '#contracts/effects/effects.ts'
import { edgesOf, type Edge } from '#flows/kit/edges.ts'
import type { Ask, Flow, FlowContext, Step } from '#flows/kit/flow.ts'
import { sampleBrings } from '#flows/kit/run/samples.ts'
import {
  allOf,
  anyOf,
  guardOutcomes,
  knownFact,
  UNKNOWN_FACT,
  type Candidates,
  type Possible,
} from './guard-outcome.ts'
import { cached, learntIn, optionsIn } from './sample-contexts.ts'

type Learnt = { name: FactName; values: Candidates; isCertain: boolean }

type Way = { way: Edge; possible: Possible }

/** Follows what may be known on the ways of a flow, as far as its guards look at it. */
export function possibleFacts(flow: Flow, contexts: readonly FlowContext[]) {
  const guards = guardOutcomes(flow, contexts)
  const asked = Object.values(flow.steps).flatMap((step) =>
    'branch' in step ? step.branch.flatMap((way) => way.if ?? []) : [],
  )
  const followed = new Set(
    asked.flatMap((guard) => guards.readsOf(guard)).filter((name) => !flow.secrets.includes(name)),
  )

  /** Samples, which need not show every value that may be learnt. */
  const learntBy = (samples: readonly Facts[]): Learnt[] =>
    [...followed].flatMap((name) => {
      const told = samples.filter((facts) => name in facts)
      if (told.length === 0) return []
      const isForgotten = told.some((facts) => facts[name] === undefined)
      const isKnown = told.some((facts) => facts[name] !== undefined)
      const values = anyOf(isForgotten ? UNKNOWN_FACT : [], isKnown ? knownFact(name) : [])
      return [{ name, values, isCertain: told.length === samples.length }]
    })
  const onEntry = cached((name) => {
    const make = flow.learn[name]
    return make ? learntBy(learntIn(make, contexts)) : []
  })
  const byOffer = cached((name) => {
    const make = flow.offers[name]
    return make
      ? learntBy(
          optionsIn(make, contexts)
            .flat()
            .map(({ learn = {} }) => learn),
        )
      : []
  })
  const learning = (possible: Possible, learnt: readonly Learnt[]): Possible => {
    if (learnt.length === 0) return possible
    const after = new Map(possible)
    for (const { name, values, isCertain } of learnt)
      set(after, name, isCertain ? values : anyOf(values, possible.get(name) ?? allOf(name)))
    return after
  }
  const given = (possible: Possible, gives: Facts, { entries }: { entries: object }): Possible => {
    const optional = new Map(Object.entries(entries))
    return FACT_NAMES.filter((name) => followed.has(name) && gives[name] !== undefined).reduce((after, name) => {
      const before = optional.get(name)?.type === 'optional' ? (possible.get(name) ?? allOf(name)) : []
      return set(new Map(after), name, anyOf(before, knownFact(name)))
    }, possible)
  }
  const answered = ({ choices, offer, input }: Ask<string>, { label }: Edge, possible: Possible): Possible => {
    if (offer?.from === label) return learning(possible, byOffer(label))
    const written = input?.rule === label ? input.write : choices?.[label]?.reads?.write
    const after = new Map(possible)
    const learnt = choices?.[label]?.learn ?? {}
    for (const name of followed) if (name in learnt) set(after, name, [learnt[name]])
    return written && followed.has(written) ? set(after, written, knownFact(written)) : after
  }
  const on = (step: Step<string>, way: Edge, possible: Possible): Possible => {
    if ('call' in step) {
      const { effect } = step.call
      return given(possible, sampleGives(effect, way.label, sampleNeedsOf(effect)), EFFECTS[effect].gives)
    }
    if (!('ask' in step)) return possible
    const { leave } = step.ask
    if (way.by === 'answer' || !leave) return answered(step.ask, way, possible)
    return given(possible, sampleBrings(leave.to, way.label.slice(leave.to.length + 1)), PROVIDERS[leave.to].gives)
  }

  return {
    followed,
    onEntry: (step: Step<string>, possible: Possible): Possible => learning(possible, onEntry(step.learn ?? '')),
    /** The ways that can be taken, and what may be known on each. */
    waysOn: (step: Step<string>, possible: Possible): Way[] => {
      if (!('branch' in step)) return edgesOf(step).map((way) => ({ way, possible: on(step, way, possible) }))
      const ways: Way[] = []
      let left = possible
      for (const [index, way] of edgesOf(step).entries()) {
        const guard = step.branch[index]?.if
        const holds = guard === undefined ? true : guards.outcome(guard, left)
        if (holds !== false) ways.push({ way, possible: guard === undefined ? left : guards.where(guard, left, true) })
        if (holds === true || guard === undefined) break
        left = guards.where(guard, left, false)
      }
      return ways
    },
  }
}

function set(possible: Map<FactName, Candidates>, name: FactName, candidates: Candidates): Possible {
  if (allOf(name).every((value) => candidates.includes(value))) possible.delete(name)
  else possible.set(name, candidates)
  return possible
}
