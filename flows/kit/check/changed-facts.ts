import { PROVIDERS } from '#contracts/chat/providers.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { EFFECTS } from '#contracts/effects/effects.ts'
import { edgesOf, leaveLabel, type Edge } from '#flows/kit/edges.ts'
import { cached, learntIn, optionsIn } from './sample-contexts.ts'
import type { Flow, FlowContext, Step } from '#flows/kit/flow.ts'

/** Names of facts that a way or a step may set, or forget. */
export type Changes = { set: ReadonlySet<string>; forgotten: ReadonlySet<string> }

export type ChangedFacts = { onEntry: (step: string) => Changes; onWay: (step: string, way: Edge) => Changes }

export function changedFacts(flow: Flow, contexts: readonly FlowContext[]): ChangedFacts {
  const learnt = cached((name: string) => {
    const make = flow.learn[name]
    return make ? changesOf(learntIn(make, contexts)) : NOTHING
  })
  const offered = cached((name: string) => {
    const make = flow.offers[name]
    return make ? changesOf(optionsIn(make, contexts).flatMap((all) => all.map(({ learn = {} }) => learn))) : NOTHING
  })
  return {
    onEntry: (name) => learnt(flow.steps[name]?.learn ?? ''),
    onWay: (name, way) => {
      const step = flow.steps[name]
      return step ? onWay(step, way, offered) : NOTHING
    },
  }
}

/** Facts that a flow sets anywhere. */
export function writtenFacts(flow: Flow, contexts: readonly FlowContext[]): ReadonlySet<string> {
  const { onEntry, onWay: changedOn } = changedFacts(flow, contexts)
  return new Set(
    Object.entries(flow.steps).flatMap(([name, step]) =>
      [onEntry(name), ...edgesOf(step).map((way) => changedOn(name, way))].flatMap(({ set }) => [...set]),
    ),
  )
}

const NOTHING: Changes = { set: new Set(), forgotten: new Set() }

function onWay(step: Step<string>, { by, label }: Edge, offered: (name: string) => Changes): Changes {
  const given = (facts: object): Changes => ({ set: new Set(Object.keys(facts)), forgotten: new Set() })
  if ('call' in step) return given(EFFECTS[step.call.effect].gives.entries)
  if (!('ask' in step)) return NOTHING
  const { choices, offer, input, leave } = step.ask
  if (by === 'outcome' && leave)
    return label === leaveLabel(leave.to, 'ok') ? given(PROVIDERS[leave.to].gives.entries) : NOTHING
  if (by !== 'answer') return NOTHING
  if (offer?.from === label) return offered(label)
  if (input?.rule === label) return given({ [input.write]: true })
  const { learn = {}, reads } = choices?.[label] ?? {}
  return changesOf([learn, ...(reads ? [{ [reads.write]: true }] : [])])
}

function changesOf(facts: readonly (Facts | object)[]): Changes {
  const [set, forgotten] = [new Set<string>(), new Set<string>()]
  for (const one of facts)
    for (const [name, value] of Object.entries(one)) (value === undefined ? forgotten : set).add(name)
  return { set, forgotten }
}
