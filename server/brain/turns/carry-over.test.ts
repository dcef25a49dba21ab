import { pino } from 'pino'
import { expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { runnable, type RunnableFlow } from '#flows/kit/turn.ts'
import { beginLive, edited, editUnderway, moveLive, randomOf, type Live } from '#server/testing/live-conversations.ts'
import type { Parts } from './plan.ts'
import { planTurn } from './plan-turn.ts'

const before = runnableFlows().mobile_onboarding
const after = edited(
  before.flow,
  ['order.whose', 'order.birth', 'order.email', 'order.summary', 'order.port_check'],
  {
    'order.name': 'order.full_name',
    'order.summary.identity.phone_code.asked': 'order.summary.identity.phone_code.sms_code',
  },
  ['order.plan', 'order.credit_consent', 'order.number'],
)
let now: RunnableFlow = before
const runtime = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => 'id', log: pino({ level: 'silent' }) }
const brain: Parts = { runtime, speak: (_, id) => id, flowOf: () => now }

function at(step: string, seed = 1): Live {
  for (let tries = seed; tries < seed + 400; tries += 1) {
    const random = randomOf(tries)
    const live = beginLive(brain, before.flow, `c-${tries}`)
    for (let moves = 0; moves < 60 && live.row.ended === null; moves += 1) {
      if (live.row.step === step) return live
      moveLive(brain, live, random)
    }
  }
  throw new Error(`no conversation came to ${step}`)
}
const lastSaid = ({ log }: Live) => log.at(-1)?.elements.map(({ from, utterance }) => `${from}: ${utterance}`) ?? []

test('BEY-02 1,000 conversations at random steps continue in an edited flow: none is stuck and no answer is lost', () => {
  const { live, carried, lost, stuck } = editUnderway(brain, { before, after }, 1_000)
  expect({ live, lost, stuck }).toEqual({ live: 1_000, lost: 0, stuck: [] })
  expect(carried).toBeGreaterThan(50)
}, 120_000)

test('BEY-02 a conversation at a renamed step continues without a message', () => {
  now = before
  const live = at('order.name')
  now = after
  moveLive(brain, live, () => 0.5)
  expect(live.log.at(-1)?.elements.map(({ utterance }) => utterance)).not.toContain('kit.flowChanged')
  expect(live.row.facts['name']).toBeDefined()
})

test('BEY-02 when the step no longer exists the nearest earlier question is asked with an explanation, and answers that still hold are reused', () => {
  now = before
  const live = at('order.email')
  const { name, phone } = live.row.facts
  now = after
  moveLive(brain, live, () => 0.5)
  expect(lastSaid(live)).toContain('bot: kit.flowChanged')
  expect(live.row.facts).toMatchObject({ name, phone })
  expect(live.row.step).not.toBe('order.plan')
})

test('BEY-02 when the chosen option no longer exists the question is asked again', () => {
  now = before
  const live = at('order.credit_consent')
  const step = live.row.step
  now = after
  moveLive(brain, live, () => 0)
  expect([live.row.step, lastSaid(live).includes('bot: kit.flowChanged')]).toEqual([step, true])
})

test('BEY-02 an effect that returns to a removed step continues the conversation; an order already placed is not asked for again', () => {
  now = before
  const live = at('order.port_check')
  now = after
  moveLive(brain, live, () => 0)
  expect(lastSaid(live)).toContain('bot: kit.flowChanged')
  now = before
  const ordering = at('order.place')
  now = edited(before.flow, ['order.place'], {}, [])
  moveLive(brain, ordering, () => 0)
  expect([ordering.row.step, ordering.row.facts['orderId']]).toEqual([expect.stringMatching(/^handover\b/), 'o1'])
})

test('BEY-02 BEY-10 a conversation stored when each flow had its own customer service steps continues without a message', () => {
  now = before
  const { row } = at('handover.name')
  const stored = { ...row, step: 'talk_name', flowVersion: 'of-old' }
  expect(planTurn(brain, stored, { kind: 'answer', utterance: 'Kari Nordmann' })).toMatchObject({
    kind: 'turn',
    state: { step: 'handover.phone', facts: { name: { firstName: 'Kari', lastName: 'Nordmann' } } },
  })
  expect(planTurn(brain, stored, { kind: 'answer', utterance: '', payload: 'back' })).toMatchObject({
    kind: 'turn',
    state: { step: row.facts.cameFrom },
  })
  const sent = { kind: 'settled' as const, key: 'k', effect: 'lead.send', outcome: 'sent', gives: { leadId: 'l1' } }
  expect(planTurn(brain, { ...stored, step: 'talk_send', waiting: 'effect' }, { ...sent, dead: false })).toMatchObject({
    kind: 'turn',
    state: { step: 'handover.sent' },
  })
})

test('BEY-02 a conversation stored while the order and the code had steps in each flow continues without a message', () => {
  now = before
  const { row } = at('order.summary.identity.phone_code.asked')
  const stored = { ...row, step: 'code', flowVersion: 'of-old' }
  expect(planTurn(brain, stored, { kind: 'answer', utterance: '', payload: 'other_number' })).toMatchObject({
    kind: 'turn',
    state: { step: 'order.phone' },
  })
  const named = { ...at('order.name').row, step: 'name', flowVersion: 'of-old' }
  expect(planTurn(brain, named, { kind: 'answer', utterance: 'Kari Nordmann' })).toMatchObject({
    kind: 'turn',
    state: { step: 'order.birth', facts: { name: { firstName: 'Kari', lastName: 'Nordmann' } } },
  })
})

test('BEY-02 a conversation stored while the summary was steps of the mobile order continues without a message', () => {
  now = before
  const { row } = at('order.summary.change')
  expect(
    planTurn(
      brain,
      { ...row, step: 'order.change', flowVersion: 'of-old' },
      { kind: 'answer', utterance: '', payload: 'back' },
    ),
  ).toMatchObject({ kind: 'turn', state: { step: 'order.summary' } })
  const code = { ...at('order.summary.identity.phone_code.asked').row, step: 'order.identity.phone_code.asked' }
  expect(
    planTurn(brain, { ...code, flowVersion: 'of-old' }, { kind: 'answer', utterance: '', payload: 'other_number' }),
  ).toMatchObject({ kind: 'turn', state: { step: 'order.phone' } })
})

test('BEY-02 after a turn that fails the conversation continues from an earlier question', () => {
  now = before
  const live = at('order.name')
  const unreadable = () => {
    throw new Error('unreadable')
  }
  now = runnable({ ...before.flow, guards: { ...before.flow.guards, 'order.birthKnown': unreadable } })
  moveLive(brain, live, () => 0.5)
  expect(lastSaid(live)).toContain('bot: kit.flowChanged')
})
