import { expect, test } from 'vitest'
import { everyElement } from '../../every-element/flow.ts'
import { mobileOnboarding } from '../../mobile-onboarding/flow.ts'
import type { FlowEvent } from '../flow-event.ts'
import { beginInSteps, runnable, turnInSteps, type FlowState, type RunnableFlow } from '../turn.ts'
import { microstepsOf, TO_A_PERSON } from './trace.ts'

const order = runnable(mobileOnboarding)
const every = runnable(everyElement)
const now = { today: '2026-11-21', locale: 'nb_NO' } as const
const answer = (utterance: string, payload?: string) => ({
  type: 'visitor.answered' as const,
  utterance,
  ...(payload !== undefined && { payload }),
})
const standing = (step: string, facts = {}, failedAttempts = 0) => ({ step, facts, failedAttempts })

const begun = (flow: RunnableFlow, step: string, facts = {}) =>
  microstepsOf(flow.flow, beginInSteps(flow, step, facts, now).passed)
const taken = (flow: RunnableFlow, state: FlowState, event: FlowEvent) =>
  microstepsOf(flow.flow, turnInSteps(flow, state, event, now).passed, event)

test('SAND-01 a beginning is told microstep by microstep, each guard with what it answered', () => {
  expect(
    begun(order, 'init_with_fixed_start', { plan: '6gb' }).map(({ from, to, way, guards }) => ({
      from,
      to,
      way,
      guards,
    })),
  ).toEqual([
    { from: undefined, to: 'init_with_fixed_start', way: '', guards: [] },
    { from: 'init_with_fixed_start', to: 'given', way: 'planKnown', guards: [{ guard: 'planKnown', held: true }] },
    { from: 'given', to: 'given_hello', way: 'otherwise', guards: [{ guard: 'signedIn', held: false }] },
    { from: 'given_hello', to: 'given_plan', way: '', guards: [] },
  ])
})

test('SAND-01 guards are asked in order up to the one that holds', () => {
  const way = (facts = {}) => begun(order, 'whose_known', facts)[1]
  expect(way({ plan: 'mobilt-bredband' })).toMatchObject({
    to: 'order.broadband',
    way: 'order.planIsBroadband',
    guards: [
      { guard: 'order.planIsChild', held: false },
      { guard: 'order.planIsBroadband', held: true },
    ],
  })
  expect(way({ plan: 'barn-1gb' })?.guards).toEqual([{ guard: 'order.planIsChild', held: true }])
  expect(way({ plan: '6gb' })).toMatchObject({ to: 'order.whose', way: 'otherwise' })
})

test('SAND-01 facts learnt on the way are shown at their step', () => {
  const [chosen, known] = taken(
    order,
    standing('order.number', { name: { firstName: 'Kari', lastName: 'Nordmann' } }),
    answer('', 'new'),
  )
  expect(chosen).toMatchObject({
    from: 'order.number',
    to: 'order.name_known',
    way: 'new',
    facts: { numberChoice: 'new' },
  })
  expect(known).toMatchObject({ from: 'order.name_known', way: 'order.nameKnown' })
})

test('SAND-01 SAND-04 an answer goes by its choice, its offer, its rule or to a person, or is rejected', () => {
  const way = (step: string, event: ReturnType<typeof answer>, failedAttempts = 0) =>
    taken(every, standing(step, {}, failedAttempts), event).map(({ from, to, way: label, guards }) => ({
      from,
      to,
      label,
      guards,
    }))[0]
  expect(way('phone', answer('', 'skip'))).toEqual({ from: 'phone', to: 'email', label: 'skip', guards: [] })
  expect(way('offer', answer('', '3gb'))).toEqual({ from: 'offer', to: 'name', label: 'plans', guards: [] })
  expect(way('phone', answer('912 34 567'))).toEqual({
    from: 'phone',
    to: 'email',
    label: 'phone',
    guards: [{ guard: 'phone', held: true }],
  })
  expect(way('phone', answer('?'))).toEqual({
    from: 'phone',
    to: 'phone',
    label: 'rejected',
    guards: [{ guard: 'phone', held: false }],
  })
  expect(way('offer', answer('', 'nothing of the kind'))).toEqual({
    from: 'offer',
    to: 'offer',
    label: 'rejected',
    guards: [],
  })
  expect(way('phone', answer('', TO_A_PERSON), 2)).toEqual({
    from: 'phone',
    to: 'person',
    label: TO_A_PERSON,
    guards: [],
  })
})

test('SAND-01 an effect goes by its outcome; one that is not waited for goes nowhere', () => {
  const settled = (effect: string, outcome: string) =>
    taken(every, standing('effect'), { type: 'effect.settled', effect, outcome, gives: {} })
  expect(settled('number.check', 'failed')).toMatchObject([{ from: 'effect', to: 'effect_failed', way: 'failed' }])
  expect(settled('order.place', 'failed').filter(({ from, to }) => from !== to)).toEqual([])
})
