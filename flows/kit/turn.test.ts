import { expect, test } from 'vitest'
import { defineFlow } from './testing/define.ts'
import { begin, runnable, turn } from './turn.ts'

const flow = runnable(
  defineFlow({
    name: 'every_element',
    offered: { only: ['nb_NO'], instead: 'home' },
    entries: ['init'],
    humanHandover: 'person',
    secrets: ['code'],
    guards: { known: ({ facts }) => facts.name !== undefined },
    offers: { sizes: () => [{ payload: '1gb', title: 'size', learn: { plan: '1gb' } }] },
    summaries: {},
    learn: {},
    values: ({ facts }) => ({ firstName: facts.name?.firstName }),
    steps: {
      init: { say: ['hello'], next: 'size' },
      size: {
        say: ['which'],
        ask: { offer: { from: 'sizes', to: 'known' }, choices: { none: { title: 'none', to: 'person' } } },
      },
      known: { branch: [{ if: 'known', to: 'code' }, { to: 'name' }] },
      name: { say: ['name'], ask: { input: { rule: 'name', write: 'name', label: 'name.label', to: 'code' } } },
      code: { say: ['code'], ask: { input: { rule: 'code', write: 'code', label: 'code.label', to: 'send' } } },
      send: {
        say: ['sending'],
        call: {
          effect: 'code.check',
          outcomes: { known: 'done', new: 'done', wrong: 'code', expired: 'code', tooMany: 'person', failed: 'person' },
        },
      },
      done: { say: ['done'], end: 'order', redirectTo: '/products' },
      person: { say: ['person'], end: 'handed_over' },
    },
  }),
)
const now = { today: '2026-11-21', locale: 'nb_NO' } as const
const said = (result: { drafts: { kind: string; text?: string }[] }) =>
  result.drafts.map((draft) => (draft.kind === 'say' ? draft.text : draft.kind))

test('FLOW-02 an unknown entry step starts the flow at its beginning', () => {
  const opened = begin(flow, 'no_such_step', {}, now)
  expect(opened.state).toEqual({ step: 'size', facts: {}, failedAttempts: 0 })
  expect(said(opened)).toEqual(['hello', 'which', 'ask'])
  expect(opened.waiting).toBe('answer')
})

test('FLOW-03 a chosen offer teaches its facts and a guard skips what is known', () => {
  const opened = begin(flow, 'init', { name: { firstName: 'Kari', lastName: 'Nordmann' } }, now)
  const chosen = turn(flow, opened.state, { type: 'visitor.answered', utterance: '', payload: '1gb' }, now)
  expect(chosen.state.step).toBe('code')
  expect(chosen.state.facts.plan).toBe('1gb')
})

test('CHAT-15 a wrong answer gets help and the question is repeated; the second one offers a person', () => {
  const opened = begin(flow, 'name', {}, now)
  const first = turn(flow, opened.state, { type: 'visitor.answered', utterance: 'Ola' }, now)
  expect(said(first)).toEqual(['rule.name', 'ask'])
  expect(first.state).toEqual({ step: 'name', facts: {}, failedAttempts: 1 })
  const second = turn(flow, first.state, { type: 'visitor.answered', utterance: 'Ola' }, now)
  expect(second.drafts.at(-1)).toMatchObject({ kind: 'ask', options: [{ payload: 'customer_service' }] })
  const person = turn(flow, second.state, { type: 'visitor.answered', utterance: '', payload: 'customer_service' }, now)
  expect(person).toMatchObject({ waiting: 'end', end: 'handed_over' })
})

test('SEC-01 a code is passed to its effect and dropped at the end of the turn', () => {
  const opened = begin(flow, 'code', { phone: '+4791234567' }, now)
  const sent = turn(flow, opened.state, { type: 'visitor.answered', utterance: '774 411' }, now)
  expect(sent.calls).toEqual([{ effect: 'code.check', needs: { phone: '+4791234567', code: '774411' } }])
  expect(sent.waiting).toBe('effect')
  expect(JSON.stringify(sent.state)).not.toContain('774411')
})

test('FLOW-03 an outcome leads to its step with its facts, and an end has its name', () => {
  const waiting = { step: 'send', facts: { phone: '+4791234567' }, failedAttempts: 0 }
  const wrong = turn(flow, waiting, { type: 'effect.settled', effect: 'code.check', outcome: 'wrong', gives: {} }, now)
  expect(wrong.state.step).toBe('code')
  const known = turn(
    flow,
    waiting,
    { type: 'effect.settled', effect: 'code.check', outcome: 'known', gives: { customerId: 'c1', evil: 1 } },
    now,
  )
  expect(known).toMatchObject({ end: 'order', redirectTo: '/products', state: { facts: { customerId: 'c1' } } })
})

const found = { topic: 'plan 6gb', text: '6 GB koster 339 kr i måneden.' }

test('CHAT-15 a visitor’s question is answered and the step’s question repeated; the state is unchanged and no failed attempt counts', () => {
  const opened = begin(flow, 'name', {}, now)
  const missed = turn(flow, opened.state, { type: 'visitor.answered', utterance: 'Ola' }, now)
  const asked = turn(flow, missed.state, { type: 'visitor.answered', utterance: 'hva koster det', found }, now)
  expect(said(asked)).toEqual(['found', 'name', 'ask'])
  expect(asked.drafts[0]).toEqual({ kind: 'found', ...found })
  expect(asked.state).toEqual(missed.state)
  expect(asked.waiting).toBe('answer')
  expect(turn(flow, opened.state, { type: 'visitor.answered', utterance: 'Hva Koster', found }, now).state).toEqual(
    opened.state,
  )
})

test('CHAT-15 words that may mean two answers are asked about, and the rest is one tap away', () => {
  const opened = begin(flow, 'size', {}, now)
  const unsure = turn(flow, opened.state, { type: 'visitor.answered', utterance: 'den', unsure: ['1gb', 'none'] }, now)
  expect(said(unsure)).toEqual(['kit.unsure', 'ask'])
  expect(unsure.drafts.at(-1)).toMatchObject({
    options: [{ payload: '1gb' }, { payload: 'none' }, { payload: 'something_else' }],
  })
  expect(unsure.state).toEqual(opened.state)
  const all = turn(flow, unsure.state, { type: 'visitor.answered', utterance: '', payload: 'something_else' }, now)
  expect(said(all)).toEqual(['which', 'ask'])
  expect(all.drafts.at(-1)).toMatchObject({ options: [{ payload: '1gb' }, { payload: 'none' }] })
})

test('FLOW-03 an answer that leads back to its own question asks it again', () => {
  const round = runnable({
    ...flow.flow,
    steps: {
      ...flow.flow.steps,
      size: {
        say: ['which'],
        ask: { choices: { more: { title: 'more', to: 'size' }, none: { title: 'none', to: 'person' } } },
      },
    },
    offers: {},
  })
  const again = turn(
    round,
    begin(round, 'init', {}, now).state,
    { type: 'visitor.answered', utterance: '', payload: 'more' },
    now,
  )
  expect(said(again)).toEqual(['which', 'ask'])
  expect(again.waiting).toBe('answer')
})
