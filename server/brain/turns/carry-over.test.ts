import { pino } from 'pino'
import { expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { runnable, type RunnableFlow } from '#flows/kit/turn.ts'
import { beginLive, edited, editUnderway, moveLive, randomOf, type Live } from '#server/testing/live-conversations.ts'
import type { Parts } from './plan-turn.ts'

const before = runnableFlows().mobile_onboarding
const after = edited(
  before.flow,
  ['whose', 'birth', 'email', 'summary', 'port_check'],
  { name: 'full_name', code: 'sms_code' },
  ['plan', 'credit_consent', 'number'],
)
let now: RunnableFlow = before
const runtime = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => 'id', log: pino({ level: 'silent' }) }
const brain: Parts = { runtime, speak: (_, id) => id, flowOf: () => now }

/** A conversation that was led to a step by these answers and outcomes. */
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

test('BEY-02 1,000 live conversations at random positions go on in an edited flow: none is stuck, nothing answered is lost', () => {
  const { live, carried, lost, stuck } = editUnderway(brain, { before, after }, 1_000)
  expect({ live, lost, stuck }).toEqual({ live: 1_000, lost: 0, stuck: [] })
  expect(carried).toBeGreaterThan(50)
}, 120_000)

test('BEY-02 a renamed step goes on without a word', () => {
  now = before
  const live = at('name')
  now = after
  moveLive(brain, live, () => 0.5)
  expect(live.log.at(-1)?.elements.map(({ utterance }) => utterance)).not.toContain('kit.flowChanged')
  expect(live.row.facts['name']).toBeDefined()
})

test('BEY-02 where the step is gone the nearest earlier question is asked with a sentence, and answers that hold are taken again', () => {
  now = before
  const live = at('email')
  const { name, phone } = live.row.facts
  now = after
  moveLive(brain, live, () => 0.5)
  expect(lastSaid(live)).toContain('bot: kit.flowChanged')
  expect(live.row.facts).toMatchObject({ name, phone })
  expect(live.row.step).not.toBe('plan')
})

test('BEY-02 a choice that is gone is asked again', () => {
  now = before
  const live = at('credit_consent')
  const step = live.row.step
  now = after
  moveLive(brain, live, () => 0)
  expect([live.row.step, lastSaid(live).includes('bot: kit.flowChanged')]).toEqual([step, true])
})

test('BEY-02 an effect that comes back to a step that is gone leads on; an order that is placed is never asked for again', () => {
  now = before
  const live = at('port_check')
  now = after
  moveLive(brain, live, () => 0)
  expect(lastSaid(live)).toContain('bot: kit.flowChanged')
  now = before
  const ordering = at('place')
  now = edited(before.flow, ['place'], {}, [])
  moveLive(brain, ordering, () => 0)
  expect([ordering.row.step, ordering.row.facts['orderId']]).toEqual([expect.stringMatching(/^talk_/), 'o1'])
})

test('BEY-02 a turn that fails goes on from an earlier question', () => {
  now = before
  const live = at('name')
  const unreadable = () => {
    throw new Error('unreadable')
  }
  now = runnable({ ...before.flow, guards: { ...before.flow.guards, birthKnown: unreadable } })
  moveLive(brain, live, () => 0.5)
  expect(lastSaid(live)).toContain('bot: kit.flowChanged')
})
