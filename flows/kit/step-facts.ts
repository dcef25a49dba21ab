import * as v from 'valibot'
import { EFFECTS } from '#contracts/effects/effects.ts'
import { Facts, type FactName } from '#contracts/chat/facts.ts'
import { PROVIDERS } from '#contracts/chat/providers.ts'
import { sampleContexts } from './check/sample-contexts.ts'
import type { Flow, FlowContext, Step } from './flow.ts'

export type StepFacts = { reads: FactName[]; writes: FactName[] }

export function stepFacts(flow: Flow, name: string): StepFacts {
  const step = flow.steps[name]
  if (!step) return { reads: [], writes: [] }
  const seen = new Set<string>()
  const written = new Set<string>()
  const write = (facts: object | undefined) => Object.keys(facts ?? {}).forEach((fact) => written.add(fact))
  for (const flowContext of sampleContexts(flow.locales)) {
    const watched = { ...flowContext, facts: watchedFacts(flowContext.facts, seen) }
    write(flow.learn[step.learn ?? '']?.(watched))
    flow.summaries[step.summary ?? '']?.(watched)
    if ('branch' in step) for (const { if: guard } of step.branch) flow.guards[guard ?? '']?.(watched)
    writtenByAnswers(flow, step, watched).forEach(write)
  }
  if ('ask' in step && step.ask.input) written.add(step.ask.input.write)
  if ('ask' in step) for (const { reads } of Object.values(step.ask.choices ?? {})) if (reads) written.add(reads.write)
  if ('ask' in step && step.ask.leave) write(PROVIDERS[step.ask.leave.to].gives.entries)
  if ('call' in step) {
    Object.keys(EFFECTS[step.call.effect].needs.entries).forEach((fact) => seen.add(fact))
    write(EFFECTS[step.call.effect].gives.entries)
  }
  return { reads: factNames(seen), writes: factNames(written) }
}

function writtenByAnswers(flow: Flow, step: Step<string>, flowContext: FlowContext): (Facts | undefined)[] {
  if (!('ask' in step)) return []
  const { choices = {}, offer } = step.ask
  const offered = flow.offers[offer?.from ?? '']?.(flowContext) ?? []
  return [...Object.values(choices).map(({ learn }) => learn), ...offered.map(({ learn }) => learn)]
}

function watchedFacts(facts: Facts, seen: Set<string>): Facts {
  return new Proxy(facts, {
    get: (target, name, receiver) => {
      if (typeof name === 'string') seen.add(name)
      return Reflect.get(target, name, receiver)
    },
  })
}

const FactKey = v.keyof(Facts)
const factNames = (names: Set<string>): FactName[] => [...names].filter((name) => v.is(FactKey, name)).sort()
