import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { EFFECTS } from '#contracts/effects/effects.ts'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { placeholders } from './kit/check/texts.ts'
import { partOf } from './kit/part.ts'
import type { TurnOutput } from './kit/turn-output.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'
import type { Frame } from './kit/run/play-run.ts'
import { walkFlow, WALKED_IN } from './kit/testing/paths.ts'
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
const TODAY = '2026-11-21'
const known: Facts[] = [
  {},
  { plan: '6gb' },
  { plan: 'barn-1gb' },
  { plan: 'mobilt-bredband' },
  { plan: '6gb', forWhom: 'adult', numberChoice: 'keep' },
  { phone: '+4791234567', vippsOffered: true },
  customer,
  { ...customer, birthDate: '1990-12-24', street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo', plan: '12gb' },
  { ...customer, birthDate: '2011-12-24' },
  { ...customer, street: 'Götgatan 12B', postalCode: '11846', city: 'Stockholm' },
]

const walk = (name: FlowName, tell: (frame: Frame) => string, closed: readonly string[]) =>
  walkFlow(
    flows[name],
    known.flatMap((facts) => flows[name].flow.entries.map((step) => ({ step, facts }))),
    { tell, closed },
  )

/** Customer service is walked in no flow. */
const closedIn = (name: FlowName) =>
  (flows[name].flow.parts ?? []).flatMap(({ at, part }) =>
    part === 'handover' || (WALKED_IN[part] ?? name) !== name ? [at] : [],
  )

test.each(FLOW_NAMES)(
  'FLOW-03 walking %s reaches every step, stops nowhere, and fills in every word',
  (name) => {
    const moments = walk(name, ({ turn: { state } }) => Object.keys(state.facts).sort().join(' '), closedIn(name))
    const walked = new Set(moments.flatMap(({ microsteps }) => microsteps.map(({ to }) => to)))
    const said = new Set(
      moments.flatMap(({ turn: { drafts } }) => drafts.flatMap((draft) => (draft.kind === 'say' ? [draft.text] : []))),
    )
    const { flow } = flows[name]
    const steps = Object.fromEntries(
      Object.entries(flow.steps).filter(([step]) => !closedIn(name).includes(partOf(flow, step) ?? '')),
    )
    expect(Object.keys(steps).filter((step) => !walked.has(step))).toEqual([])
    expect(Object.values(steps).flatMap(({ say = [] }) => say.filter((text) => !said.has(text)))).toEqual([])
    expect([...new Set(moments.flatMap(({ turn }) => faults(turn)))]).toEqual([])
  },
  240_000,
)

const isUpToDate = ({ turn: { state } }: Frame): string => {
  const { plan, numberChoice, creditCheckId, quotedMonthly, quotedSetUp } = state.facts
  const needs = v.safeParse(EFFECTS['credit.check'].needs, state.facts)
  const price = plan && numberChoice && orderPrice(plan, numberChoice, TODAY)
  const quoted = price ? price.monthly === quotedMonthly && price.setUp === quotedSetUp : undefined
  return `${needs.success && creditCheckId !== undefined ? creditCheckId === JSON.stringify(needs.output) : ''} ${quoted}`
}

test.each(['mobile_onboarding', 'mobile_from_external'] as const)(
  'BEY-07 every order %s places was credit checked and quoted as it is',
  (name) => {
    const orders = walk(name, isUpToDate, ['handover']).filter(({ turn: { calls } }) =>
      calls.some(({ effect }) => effect === 'order.place'),
    )
    expect(orders.length).toBeGreaterThan(0)
    for (const { turn } of orders) {
      const order = v.parse(EFFECTS['order.place'].needs, turn.calls[0]?.needs)
      expect(JSON.parse(order.creditCheckId)).toEqual(v.parse(EFFECTS['credit.check'].needs, turn.state.facts))
      const price = orderPrice(order.plan, order.numberChoice, TODAY)
      expect([order.quotedMonthly, order.quotedSetUp]).toEqual([price.monthly, price.setUp])
      expect(order.forWhom === 'child').toBe(order.plan === 'barn-1gb')
    }
  },
  240_000,
)

function faults({ state, drafts, calls, waiting }: TurnResult): string[] {
  const asked = drafts.find((draft) => draft.kind === 'ask')
  return [
    ...calls.flatMap(({ effect, needs }) =>
      needs === undefined ? [`${state.step} calls ${effect} without the facts it needs`] : [],
    ),
    ...(waiting === 'answer' && asked?.options.length === 0 && !asked.input ? [`${state.step} offers nothing`] : []),
    ...(drafts.length === 0 && calls.length === 0 ? [`${state.step} says nothing and waits for nothing`] : []),
    ...drafts.flatMap((draft) => empty(draft).map((hole) => `${state.step}: ${hole}`)),
  ]
}

function empty(draft: TurnOutput): string[] {
  const holes = (id: string, values: Record<string, unknown>) =>
    placeholders(texts.nb_NO[id] ?? '').flatMap((name) => (values[name] === undefined ? [`${id} lacks {${name}}`] : []))
  if (draft.kind === 'say') return holes(draft.text, draft.values)
  if (draft.kind === 'ask')
    return draft.options.flatMap(({ title, values }) => holes(title, { ...draft.values, ...values }))
  return []
}
