import { EFFECTS } from '#contracts/effects/effects.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { ORDER_PRECONDITIONS, PRECONDITIONS, type Precondition } from '#contracts/effects/effect.ts'
import { PROVIDERS } from '#contracts/chat/providers.ts'
import { edgesOf, type Edge } from '#flows/kit/edges.ts'
import type { Finding } from './finding.ts'
import type { Flow, FlowContext, Step } from '#flows/kit/flow.ts'

/** What a fact, when it changes, makes void: what a price is made of, and whose phone was proven. */
const VOIDED_BY_FACT: Partial<Record<FactName, readonly Precondition[]>> = {
  plan: ['price', 'confirmation'],
  numberChoice: ['price', 'confirmation'],
  depositOre: ['price', 'confirmation'],
  powerAgreement: ['price', 'confirmation'],
  priceArea: ['price', 'confirmation'],
  phone: ['identity'],
}
const VOIDED = new Map<string, readonly Precondition[]>(Object.entries(VOIDED_BY_FACT))

/**
 * Whether every path to an effect has passed what its declaration says must come before it, every path to an order what an order
 * needs, and none of it has been made void since (BEY-04).
 */
export function checkProofs(flow: Flow, scenes: readonly FlowContext[]): Finding[] {
  const seen = new Set<string>()
  const lacking = new Map<string, Set<Precondition>>()
  const waiting = flow.entries.map((name) => ({ name, held: new Set<Precondition>() }))
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { name } = at
    const step = flow.steps[name]
    const key = `${name} ${[...at.held].sort().join(' ')}`
    if (!step || seen.has(key)) continue
    seen.add(key)
    const held = gain(at.held, step.proves ?? [], teaches(flow.learn[step.learn ?? ''], scenes))
    const asked = needed(step)
    for (const proof of asked) if (!held.has(proof)) lacking.set(name, (lacking.get(name) ?? new Set()).add(proof))
    // What is lacking is told once, where it is first asked for.
    const told = new Set([...held, ...asked])
    for (const way of edgesOf(step)) {
      waiting.push({ name: way.to, held: gain(gone(told, way.voids), way.proves, taughtBy(flow, step, way, scenes)) })
    }
  }
  return [...lacking].map(([step, proofs]) => ({
    rule: 'unproven',
    step,
    detail: `can be reached without ${PRECONDITIONS.filter((proof) => proofs.has(proof)).join(', ')}`,
  }))
}

/** What must be proven at a step: for what it calls, or for what it ends as. */
function needed(step: Step<string>): readonly Precondition[] {
  if ('call' in step) return EFFECTS[step.call.effect].after
  return 'end' in step && step.end === 'order' ? ORDER_PRECONDITIONS : []
}

function gain(held: Set<Precondition>, proves: readonly Precondition[], taught: readonly string[]): Set<Precondition> {
  return new Set([
    ...gone(
      held,
      taught.flatMap((fact) => VOIDED.get(fact) ?? []),
    ),
    ...proves,
  ])
}

const gone = (held: Set<Precondition>, voids: readonly Precondition[]) =>
  new Set([...held].filter((proof) => !voids.includes(proof)))

/** Names of the facts that taking a way can change. */
function taughtBy(flow: Flow, step: Step<string>, { by, label }: Edge, scenes: readonly FlowContext[]): string[] {
  if ('call' in step) return Object.keys(EFFECTS[step.call.effect].gives.entries)
  if (!('ask' in step)) return []
  const { choices, offer, input, leave } = step.ask
  if (by === 'outcome' && leave) return Object.keys(PROVIDERS[leave.to].gives.entries)
  if (by !== 'answer') return []
  if (offer?.from === label) {
    return scenes.flatMap((flowContext) =>
      (flow.offers[label]?.(flowContext) ?? []).flatMap(({ learn = {} }) => Object.keys(learn)),
    )
  }
  if (input?.rule === label) return [input.write]
  const { learn = {}, reads } = choices?.[label] ?? {}
  return [...Object.keys(learn), ...(reads ? [reads.write] : [])]
}

function teaches(learn: Flow['learn'][string] | undefined, scenes: readonly FlowContext[]): string[] {
  return learn ? scenes.flatMap((flowContext) => Object.keys(learn(flowContext))) : []
}
