import { EFFECTS, outcomeOf, outcomesOf, type EffectName } from '#contracts/effects/effects.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { ORDER_PRECONDITIONS, PRECONDITIONS, type Precondition } from '#contracts/effects/effect.ts'
import { edgesOf } from '#flows/kit/edges.ts'
import { changedFacts, type Changes } from './changed-facts.ts'
import type { Finding } from './finding.ts'
import type { Flow, FlowContext, Step } from '#flows/kit/flow.ts'

const VOIDED_BY_FACT: Partial<Record<FactName, readonly Precondition[]>> = {
  plan: ['price', 'confirmation'],
  numberChoice: ['price', 'confirmation'],
  depositOre: ['price', 'confirmation'],
  powerAgreement: ['price', 'confirmation'],
  priceArea: ['price', 'confirmation'],
  phone: ['identity'],
}

/**
 * Finds paths to an effect or an order on which a required precondition is missing or was invalidated (BEY-04). Whatever
 * an order needs makes price and confirmation void when it is answered anew.
 */
export function checkPreconditions(flow: Flow, contexts: readonly FlowContext[]): Finding[] {
  const { onEntry, onWay } = changedFacts(flow, contexts)
  const voided = voidedIn(flow)
  const seen = new Set<string>()
  const lacking = new Map<string, Set<Precondition>>()
  const waiting = flow.entries.map((name) => ({ name, held: new Set<Precondition>() }))
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { name } = at
    const step = flow.steps[name]
    const key = `${name} ${[...at.held].sort().join(' ')}`
    if (!step || seen.has(key)) continue
    seen.add(key)
    const held = gain(at.held, step.proves ?? [], gone(onEntry(name), voided.byAll))
    const asked = needed(step)
    for (const proof of asked) if (!held.has(proof)) lacking.set(name, (lacking.get(name) ?? new Set()).add(proof))
    const told = new Set([...held, ...asked])
    for (const way of edgesOf(step)) {
      const changes = gone(onWay(name, way), way.by === 'answer' ? voided.byAnswers : voided.byAll)
      waiting.push({ name: way.to, held: gain(told, way.proves, [...changes, ...way.voids]) })
    }
  }
  return [...lacking].map(([step, proofs]) => ({
    rule: 'unproven',
    step,
    detail: `can be reached without ${PRECONDITIONS.filter((proof) => proofs.has(proof)).join(', ')}`,
  }))
}

const isOrder = (effect: EffectName) =>
  outcomesOf(effect).some((outcome) => outcomeOf(effect, outcome)?.irreversible === 'ordered')

function needed(step: Step<string>): readonly Precondition[] {
  if ('call' in step) {
    const { effect } = step.call
    return [...new Set([...EFFECTS[effect].after, ...(isOrder(effect) ? ORDER_PRECONDITIONS : [])])]
  }
  return 'end' in step && step.end === 'order' ? ORDER_PRECONDITIONS : []
}

type Voided = ReadonlyMap<string, readonly Precondition[]>

function voidedIn({ steps }: Flow): { byAll: Voided; byAnswers: Voided } {
  const declared = Object.entries(VOIDED_BY_FACT)
  const ordered = Object.values(steps).flatMap((step) =>
    'call' in step && isOrder(step.call.effect) ? Object.keys(EFFECTS[step.call.effect].needs.entries) : [],
  )
  const asked = ordered.map((fact) => [fact, ['price', 'confirmation']] as const)
  return { byAll: new Map(declared), byAnswers: new Map([...asked, ...declared]) }
}

const gone = ({ set, forgotten }: Changes, voided: Voided): Precondition[] =>
  [...set, ...forgotten].flatMap((fact) => voided.get(fact) ?? [])

const gain = (held: Set<Precondition>, proves: readonly Precondition[], voids: readonly Precondition[]) =>
  new Set([...[...held].filter((proof) => !voids.includes(proof)), ...proves])
