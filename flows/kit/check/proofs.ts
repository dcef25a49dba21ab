import { EFFECTS } from '#contracts/chat/effects.ts'
import { PROOFS, type Flow, type Proof, type Scene, type Step } from '../define-flow.ts'
import { edgesOf, type Edge } from '../edges.ts'
import type { Finding } from './finding.ts'

/** Facts a price is made of: a way that changes one makes the price shown, and its confirmation, void. */
const PRICED = new Set(['plan', 'numberChoice', 'depositOre'])

/** Whether every path to an order has passed terms, price summary, confirmation and identity, and none has been made void since (BEY-04). */
export function checkProofs(flow: Flow, scenes: readonly Scene[]): Finding[] {
  const seen = new Set<string>()
  const lacking = new Map<string, Set<Proof>>()
  const waiting = flow.entries.map((name) => ({ name, held: new Set<Proof>() }))
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { name } = at
    const step = flow.steps[name]
    const key = `${name} ${[...at.held].sort().join(' ')}`
    if (!step || seen.has(key)) continue
    seen.add(key)
    const held = gain(at.held, step.proves ?? [], teaches(flow.learn[step.learn ?? ''], scenes))
    if (isOrder(step)) for (const proof of PROOFS) if (!held.has(proof)) lacking.set(name, (lacking.get(name) ?? new Set()).add(proof))
    for (const way of edgesOf(step)) waiting.push({ name: way.to, held: gain(gone(held, way.voids), way.proves, taughtBy(flow, step, way, scenes)) })
  }
  return [...lacking].map(([step, proofs]) => ({ rule: 'unprovenOrder', step, detail: `an order can be reached without ${PROOFS.filter((proof) => proofs.has(proof)).join(', ')}` }))
}

const isOrder = (step: Step<string>) => 'call' in step && step.call.effect === 'order.place'

function gain(held: Set<Proof>, proves: readonly Proof[], taught: readonly string[]): Set<Proof> {
  const kept = taught.some((fact) => PRICED.has(fact)) ? gone(held, ['price', 'confirmation']) : held
  return new Set([...kept, ...proves])
}

const gone = (held: Set<Proof>, voids: readonly Proof[]) => new Set([...held].filter((proof) => !voids.includes(proof)))

/** Names of the facts that taking a way can change. */
function taughtBy(flow: Flow, step: Step<string>, { by, label }: Edge, scenes: readonly Scene[]): string[] {
  if ('call' in step) return Object.keys(EFFECTS[step.call.effect].gives.entries)
  if (by !== 'answer' || !('ask' in step)) return []
  const { choices, offer, input } = step.ask
  if (offer?.from === label) return scenes.flatMap((scene) => (flow.offers[label]?.(scene) ?? []).flatMap(({ learn = {} }) => Object.keys(learn)))
  return input?.rule === label ? [input.write] : Object.keys(choices?.[label]?.learn ?? {})
}

function teaches(learn: Flow['learn'][string] | undefined, scenes: readonly Scene[]): string[] {
  return learn ? scenes.flatMap((scene) => Object.keys(learn(scene))) : []
}
