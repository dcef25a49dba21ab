import * as v from 'valibot'
import { FACT_NAMES, type FactName, type Facts } from '#contracts/chat/facts.ts'
import { EFFECTS, outcomesOf, sampleGives, type EffectName } from '#contracts/effects/effects.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { leaveLabel } from '#flows/kit/edges.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import type { Ask, Call, Flow, FlowContext, Reads, Step } from '#flows/kit/flow.ts'
import { isInHandover } from '#flows/kit/part.ts'
import { open, type Move } from '#flows/kit/run/run.ts'
import { SAMPLE_ANSWERS, sampleBrings } from '#flows/kit/run/samples.ts'
import { SAMPLE_DAY, SAMPLE_INSTANT } from './sample-contexts.ts'

/**
 * A step with what is known there, and how a visitor first gets there. `way` is the label of the way just taken, `said`
 * the message id of a chosen title, `links` the ways on from here.
 */
export type Stand = Arrival & { links: Link[] }

export type Link = { way: string; moves: readonly Move[]; to: Stand }

type Arrival = { step: string; facts: Facts; before?: Stand; move?: Move; way: string; said?: string }

const DAY = { today: SAMPLE_DAY, instant: SAMPLE_INSTANT }

export const contextOf = (facts: Facts, locale: Locale): FlowContext => ({ facts, locale, ...DAY })

const MOST_STANDS = 60_000

/**
 * Walks a flow by its declaration, nearest first. Two stands at a step are the same when all guards agree and the same
 * of the facts that calls need and of the values that texts show are known. Stops at the way to customer service,
 * unless the flow begins there. Throws for a flow with more than 60,000 stands.
 */
export function walkFacts(flow: Flow, openings: readonly Facts[], locale: Locale): Stand[] {
  const called = Object.values(flow.steps).flatMap((step) => ('call' in step ? requiredBy(step.call.effect) : []))
  const relevant = [...new Set(called)]
  const stands: Stand[] = []
  const seen = new Map<string, Stand>()
  const service = flow.entries.includes(flow.humanHandover) ? undefined : flow.humanHandover
  const guards = Object.entries(flow.guards).flatMap(([name, guard]) => (isInHandover(flow, name) ? [] : guard))
  const waiting = flow.entries.flatMap((step) =>
    openings.map((facts): Arrival => ({ step, facts, move: open(step, facts), way: '' })),
  )
  const differing = perFacts((facts) => {
    const flowContext = contextOf(facts, locale)
    let key = ''
    for (const guard of guards) key += guard(flowContext) ? 1 : 0
    for (const name of relevant) key += facts[name] === undefined ? 0 : 1
    for (const value of Object.values(flow.values(flowContext))) key += value === undefined ? 0 : 1
    return key
  })
  for (const stand of waiting) {
    const step = flow.steps[stand.step]
    if (!step) continue
    if (stands.length > MOST_STANDS) throw new Error(`${flow.name} has too many combinations of facts to walk`)
    const learnt = flow.learn[step.learn ?? '']?.(contextOf(stand.facts, locale))
    const facts = known(learning(stand.facts, learnt ?? {}))
    const flowContext = contextOf(facts, locale)
    const key = `${stand.step} ${differing(facts)}`
    const there = seen.get(key)
    const here: Stand = there ?? { ...stand, facts, links: [] }
    stand.before?.links.push({ way: stand.way, moves: stand.move ? [stand.move] : [], to: here })
    if (there) continue
    seen.set(key, here)
    stands.push(here)
    if (stand.step !== service) waiting.push(...waysOn(flow, step, here, flowContext))
  }
  return stands
}

const requiredBy = (effect: EffectName): FactName[] => {
  const entries: Record<string, v.GenericSchema> = EFFECTS[effect].needs.entries
  return FACT_NAMES.filter((name) => entries[name] && !v.is(entries[name], undefined))
}

function waysOn(flow: Flow, step: Step<string>, before: Stand, flowContext: FlowContext): Arrival[] {
  const { facts } = before
  if ('next' in step) return [{ step: step.next, facts, before, way: '' }]
  if ('branch' in step) {
    const way = step.branch.find(({ if: guard }) => guard === undefined || flow.guards[guard]?.(flowContext))
    return way ? [{ step: way.to, facts, before, way: way.if ?? 'otherwise' }] : []
  }
  const isSecret = (name: string) => flow.secrets.some((secret) => secret === name)
  const kept = Object.keys(facts).some(isSecret)
    ? Object.fromEntries(Object.entries(facts).filter(([name]) => !isSecret(name)))
    : facts
  if ('call' in step) return outcomes(step.call, kept, before)
  return 'ask' in step ? answers(flow, step.ask, kept, before, flowContext) : []
}

function outcomes({ effect, outcomes: declared }: Call<string>, kept: Facts, before: Stand): Arrival[] {
  const needs = v.safeParse(EFFECTS[effect].needs, before.facts)
  if (!needs.success) return []
  const ways = new Map<string, string>(Object.entries(declared))
  return outcomesOf(effect).flatMap((outcome): Arrival[] => {
    const to = ways.get(outcome)
    const gives = sampleGives(effect, outcome, needs.output)
    if (to === undefined) return []
    return [
      {
        step: to,
        facts: learning(kept, gives),
        before,
        move: { kind: 'settle', effect, outcome, gives },
        way: outcome,
      },
    ]
  })
}

function answers(
  flow: Flow,
  { choices = {}, offer, input, leave, consent }: Ask<string>,
  kept: Facts,
  before: Stand,
  flowContext: FlowContext,
): Arrival[] {
  const on = (to: string, way: string, learnt: Facts, move: Move, said?: string): Arrival => ({
    step: to,
    facts: learning(kept, learnt),
    before,
    move,
    way,
    ...(said !== undefined && { said }),
  })
  const offered = offer ? (flow.offers[offer.from]?.(flowContext) ?? []) : []
  const first = offered[0]?.payload ?? Object.keys(choices)[0]
  const pick = (payload: string): Move => ({
    kind: 'pick',
    payload,
    ...(consent !== undefined && payload === first && { consent: true }),
  })
  const written = ({ rule, write }: Reads) =>
    SAMPLE_ANSWERS[rule].flatMap((text) => {
      const value = inputRule(rule).read(text, flowContext)
      const learnt: Facts = { [write]: value }
      return value === undefined ? [] : [{ learnt, move: { kind: 'type' as const, text } }]
    })
  return [
    ...Object.entries(choices).flatMap(([payload, { to, title, learn = {}, reads }]) => [
      on(to, payload, learn, pick(payload), title),
      ...(reads ? written(reads).map(({ learnt, move }) => on(to, payload, { ...learn, ...learnt }, move)) : []),
    ]),
    ...offered.map(({ payload, title, learn = {} }) =>
      on(offer?.to ?? '', offer?.from ?? '', learn, pick(payload), title),
    ),
    ...(input ? written(input).map(({ learnt, move }) => on(input.to, input.rule, learnt, move)) : []),
    ...(leave
      ? Object.entries(leave.outcomes).map(([outcome, to]) => {
          const gives = sampleBrings(leave.to, outcome)
          return on(to, leaveLabel(leave.to, outcome), gives, { kind: 'return', provider: leave.to, outcome, gives })
        })
      : []),
  ]
}

const known = (facts: Facts): Facts =>
  Object.values(facts).includes(undefined)
    ? Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
    : facts

/** The same object where nothing is learnt, so that what follows from it is found again. */
const learning = (facts: Facts, learnt: Facts): Facts =>
  Object.keys(learnt).length > 0 ? { ...facts, ...learnt } : facts

/** Conversations come to the same facts by many ways, and what guards and values make of them is slow. */
function perFacts(make: (facts: Facts) => string): (facts: Facts) => string {
  const byObject = new WeakMap<Facts, string>()
  const byContent = new Map<string, string>()
  const madeOf = (facts: Facts) => {
    const content = JSON.stringify(facts)
    const made = byContent.get(content) ?? make(facts)
    byContent.set(content, made)
    return made
  }
  return (facts) => {
    const made = byObject.get(facts) ?? madeOf(facts)
    byObject.set(facts, made)
    return made
  }
}
