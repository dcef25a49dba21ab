import { EFFECTS } from '#contracts/chat/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowEvent } from '../compile-flow.ts'
import type { Draft } from '../drafts.ts'
import { MASK, type InputRuleName } from '../input-rules.ts'
import { begin, turn, type RunnableFlow, type TurnResult } from '../turn.ts'

const NOW = { today: '2026-11-21', locale: 'nb_NO' } as const
/** Different conversations that stand at one step and are gone on with; more find nothing new. */
const STANDS_PER_STEP = 16

const TYPED: Record<InputRuleName, readonly string[]> = {
  name: ['Kari Nordmann'],
  childName: ['Ola Nordmann'],
  phone: ['912 34 567', '912 34 568'],
  email: ['kari@example.no'],
  street: ['Fjordgata 12'],
  postalCode: ['0150'],
  city: ['Oslo'],
  birthDate: ['24/12/1990', '24/12/2012'],
  childBirthDate: ['24/12/2018', '24/12/2010'],
  code: ['774411', MASK],
  text: ['Noen ord'],
}

/** What effects may bring back; a credit check's id tells what was checked. */
const gives = (needs: unknown): Record<string, Facts> => ({
  'number.check notPortable': { portRefusal: 'owner_mismatch' },
  'credit.check approved': { creditCheckId: JSON.stringify(needs) },
  'credit.check deposit': { creditCheckId: JSON.stringify(needs), depositOre: 100_000 },
  'credit.check refused': { creditCheckId: JSON.stringify(needs) },
  'code.check known': { customerId: 'c1', firstName: 'Kari' },
  'customer.create created': { customerId: 'c1', firstName: 'Kari' },
  'order.place placed': { orderId: 'o1', newNumber: '+4740000000' },
})

/** Walks a flow from its entries (or other steps) with every answer and outcome, breadth first, and returns each turn on the way. */
export function walkFlow(flow: RunnableFlow, facts: Facts, from: readonly string[] = flow.flow.entries): TurnResult[] {
  const seen = new Set<string>()
  const stands = new Map<string, number>()
  const waiting = from.map((entry) => begin(flow, entry, facts, NOW))
  for (const result of waiting) {
    const { step } = result.state
    const key = JSON.stringify([step, result.state.facts])
    const count = stands.get(step) ?? 0
    if (seen.has(key) || count >= STANDS_PER_STEP) continue
    seen.add(key)
    stands.set(step, count + 1)
    waiting.push(...eventsAfter(result).map((event) => turn(flow, result.state, event, NOW)))
  }
  return waiting
}

function eventsAfter({ drafts, calls }: TurnResult): FlowEvent[] {
  const settled = calls.flatMap(({ effect, needs }) =>
    EFFECTS[effect].outcomes.map((outcome) => ({
      type: 'effect.settled' as const,
      effect,
      outcome,
      gives: gives(needs)[`${effect} ${outcome}`] ?? {},
    })),
  )
  const asked = drafts.find((draft) => draft.kind === 'ask')
  return [...settled, ...(asked ? answersTo(asked) : [])]
}

function answersTo({ options, input }: Draft & { kind: 'ask' }): FlowEvent[] {
  return [
    ...options.map(({ payload }) => ({ type: 'visitor.answered' as const, utterance: '', payload })),
    ...(input ? TYPED[input.rule].map((utterance) => ({ type: 'visitor.answered' as const, utterance })) : []),
  ]
}
