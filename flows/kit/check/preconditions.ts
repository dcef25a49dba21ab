import { EFFECTS, outcomeOf, outcomesOf, type EffectName } from '#contracts/effects/effects.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { ORDER_PRECONDITIONS, PRECONDITIONS, type Precondition } from '#contracts/effects/effect.ts'
import { changedFacts, type Changes } from './changed-facts.ts'
import type { Finding } from './finding.ts'
import type { Possible } from './guard-outcome.ts'
import { lastingProofs } from './lasting-proofs.ts'
import { possibleFacts } from './possible-facts.ts'
import type { OtherFlows } from './transfers.ts'
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
 * Finds paths to an effect or an order on which a required precondition is missing or was invalidated (BEY-04). A way is
 * not taken where its guard is known not to hold. Whatever an order needs makes price and confirmation void when it is
 * answered anew.
 */
export function checkPreconditions(flow: Flow, contexts: readonly FlowContext[], others: OtherFlows = {}): Finding[] {
  const { onEntry, onWay } = changedFacts(flow, contexts)
  const voided = voidedIn(flow)
  const facts = possibleFacts(flow, contexts)
  const seen = new Map<string, Arrival[]>()
  const lacking = new Map<string, { proofs: Set<Precondition>; way: readonly string[] }>()
  const waiting = beginnings(flow, lastingProofs(flow, contexts, others, facts.followed))
  // The nearest first, so that the shortest way to a step is told.
  for (const at of waiting) {
    const { name, before } = at
    const step = flow.steps[name]
    const there = seen.get(name) ?? []
    if (!step || there.some((other) => isWeaker(other, at))) continue
    seen.set(name, [...there, at])
    const held = gain(at.held, step.proves ?? [], gone(onEntry(name), voided.byAll))
    const asked = needed(step)
    for (const proof of asked) {
      const known = lacking.get(name) ?? { proofs: new Set(), way: before }
      if (!held.has(proof)) lacking.set(name, { ...known, proofs: known.proofs.add(proof) })
    }
    const heldAfter = new Set([...held, ...asked])
    for (const { way, possible } of facts.waysOn(step, facts.onEntry(step, at.possible))) {
      const changes = gone(onWay(name, way), way.by === 'answer' ? voided.byAnswers : voided.byAll)
      const seenFirst = 'branch' in step ? before : [...before, name]
      const proven = gain(heldAfter, way.proves, [...changes, ...way.voids])
      waiting.push({ name: way.to, held: proven, possible, before: seenFirst })
    }
  }
  return [...lacking].map(([step, { proofs, way }]) => ({
    rule: 'unproven',
    step,
    detail: [
      `can be reached without ${PRECONDITIONS.filter((proof) => proofs.has(proof)).join(', ')}`,
      ...told(way),
    ].join(', '),
  }))
}

type Arrival = {
  name: string
  held: ReadonlySet<Precondition>
  possible: Possible
  before: readonly string[]
}

const MOST_REMEMBERED = 4

/** A conversation may bring facts along from the flow before, each with what was proven when it was learnt. */
function beginnings({ entries }: Flow, lasting: ReturnType<typeof lastingProofs>) {
  const begun = [...lasting].slice(0, MOST_REMEMBERED).reduce<Pick<Arrival, 'held' | 'possible'>[]>(
    (all, [fact, remembered]) =>
      all.flatMap(({ held, possible }) =>
        remembered.map(({ values, proven }) => ({
          held: new Set([...held, ...proven]),
          possible: new Map([...possible, [fact, values]]),
        })),
      ),
    [{ held: new Set(), possible: new Map() }],
  )
  return entries.flatMap((name) => begun.map((one): Arrival => ({ name, ...one, before: [] })))
}

/** Whatever is lacking after the other is lacking after this one, too. */
const isWeaker = (one: Arrival, other: Arrival): boolean =>
  [...one.held].every((proof) => other.held.has(proof)) &&
  [...one.possible].every(([fact, candidates]) => {
    const others = other.possible.get(fact)
    return others !== undefined && others.every((value) => candidates.includes(value))
  })

const told = (way: readonly string[]): string[] => (way.length > 0 ? [`by way of ${way.join(', ')}`] : [])

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

const gain = (held: ReadonlySet<Precondition>, proves: readonly Precondition[], voids: readonly Precondition[]) =>
  new Set([...[...held].filter((proof) => !voids.includes(proof)), ...proves])
