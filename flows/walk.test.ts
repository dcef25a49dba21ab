import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderPrice } from '#contracts/catalogue/order-price.ts'
import { EFFECTS } from '#contracts/chat/effects.ts'
import { FLOW_NAMES } from '#contracts/chat/flow-name.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { placeholders } from './kit/check/placeholders.ts'
import type { Draft } from './kit/drafts.ts'
import { readFlowTexts } from '#server/i18n/read-flow-texts.ts'
import { walkFlow } from './kit/testing/walk-flow.ts'
import type { TurnResult } from './kit/turn.ts'
import { runnableFlows } from './registry.ts'

const texts = readFlowTexts()
const flows = runnableFlows()
const customer: Facts = {
  customerId: 'c1',
  firstName: 'Kari',
  signedIn: true,
  name: { firstName: 'Kari', lastName: 'Nordmann' },
  phone: '+4791234567',
  email: 'kari@example.no',
}
const answered: Facts = {
  plan: '6gb',
  forWhom: 'adult',
  numberChoice: 'new',
  name: { firstName: 'Kari', lastName: 'Nordmann' },
  birthDate: '1990-12-24',
  phone: '+4790000000',
  email: 'kari@example.no',
  street: 'Fjordgata 12',
  postalCode: '0150',
  city: 'Oslo',
}
const beginnings: Facts[] = [
  {},
  { plan: '6gb' },
  { plan: 'barn-1gb' },
  { plan: 'mobilt-bredband' },
  { plan: '6gb', forWhom: 'adult', numberChoice: 'keep' },
  customer,
  { ...customer, birthDate: '1990-12-24', street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo', plan: '12gb' },
  { ...customer, birthDate: '2011-12-24' },
]

test.each(FLOW_NAMES)('FLOW-03 walking %s reaches every step, stops nowhere, and fills in every word', (name) => {
  const turns = beginnings.flatMap((facts) => walkFlow(flows[name], facts))
  const walked = new Set(turns.flatMap(({ state, drafts }) => [state.step, ...drafts.flatMap((draft) => (draft.kind === 'ask' ? [draft.step] : []))]))
  const said = new Set(turns.flatMap(({ drafts }) => drafts.flatMap((draft) => (draft.kind === 'say' ? [draft.text] : []))))
  const { steps } = flows[name].flow
  const stops = Object.keys(steps).filter((step) => steps[step] && ('ask' in steps[step] || 'call' in steps[step] || 'end' in steps[step]))
  expect(stops.filter((step) => !walked.has(step))).toEqual([])
  expect(Object.values(steps).flatMap(({ say = [] }) => say.filter((text) => !said.has(text)))).toEqual([])
  expect([...new Set(turns.flatMap(faults))]).toEqual([])
}, 60_000)

test.each(['mobile_onboarding', 'mobile_from_external'] as const)('BEY-07 every order %s places was credit checked and quoted as it is', (name) => {
  const turns = [...beginnings.flatMap((facts) => walkFlow(flows[name], facts)), ...walkFlow(flows[name], answered, ['credit_known'])]
  const orders = turns.filter(({ calls }) => calls.some(({ effect }) => effect === 'order.place'))
  expect(orders.length).toBeGreaterThan(0)
  for (const { state, calls } of orders) {
    const order = v.parse(EFFECTS['order.place'].needs, calls[0]?.needs)
    expect(JSON.parse(order.creditCheckId)).toEqual(v.parse(EFFECTS['credit.check'].needs, state.facts))
    const price = orderPrice(order.plan, order.numberChoice)
    expect([order.quotedMonthly, order.quotedSetUp]).toEqual([price.monthly, price.setUp])
    expect(order.forWhom === 'child').toBe(order.plan === 'barn-1gb')
  }
}, 60_000)

function faults({ state, drafts, calls, waiting }: TurnResult): string[] {
  const asked = drafts.find((draft) => draft.kind === 'ask')
  return [
    ...calls.flatMap(({ effect, needs }) => (needs === undefined ? [`${state.step} calls ${effect} without the facts it needs`] : [])),
    ...(waiting === 'answer' && asked?.options.length === 0 && !asked.input ? [`${state.step} offers nothing`] : []),
    ...(drafts.length === 0 && calls.length === 0 ? [`${state.step} says nothing and waits for nothing`] : []),
    ...drafts.flatMap((draft) => empty(draft).map((hole) => `${state.step}: ${hole}`)),
  ]
}

/** Placeholders of what is said that have no value yet. */
function empty(draft: Draft): string[] {
  const holes = (id: string, values: Record<string, unknown>) =>
    placeholders(texts.nb_NO[id] ?? '').flatMap((name) => (values[name] === undefined ? [`${id} lacks {${name}}`] : []))
  if (draft.kind === 'say') return holes(draft.text, draft.values)
  if (draft.kind === 'ask') return draft.options.flatMap(({ title, values }) => holes(title, { ...draft.values, ...values }))
  return []
}
