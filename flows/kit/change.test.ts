import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import { runnableFlows } from '../registry.ts'
import { irreversible } from './change.ts'
import { teaches, type GivenAnswer } from './given-answer.ts'
import { replayAnswers, replayableAnswers } from './replay-answers.ts'
import { begin } from './turn.ts'

const now = { today: '2026-11-21', locale: 'nb_NO' } as const
const flow = runnableFlows().generic_signup
const given = (step: string, utterance: string, taught: Facts): GivenAnswer => ({
  step,
  utterance,
  shown: utterance,
  taught,
})
const answers = [
  given('name', 'Kari Nordmann', { name: { firstName: 'Kari', lastName: 'Nordmann' } }),
  given('phone', '91234567', { phone: '+4791234567' }),
  given('email', 'kari@example.no', { email: 'kari@example.no' }),
]
const all: Facts = Object.assign({}, ...answers.map(({ taught }) => taught))

test('BEY-01 exactly those answers are kept whose facts still hold', () => {
  fc.assert(
    fc.property(fc.subarray(answers), fc.subarray(['name', 'phone', 'email']), (later, lost) => {
      const facts = { ...all, ...Object.fromEntries(lost.map((name) => [name, undefined])) }
      expect(replayableAnswers(later, facts)).toEqual(later.filter(({ step }) => !lost.includes(step)))
    }),
  )
})

test('BEY-01 kept answers are given again for as long as they fit, then the next question waits', () => {
  fc.assert(
    fc.property(fc.subarray(answers), (replayable) => {
      const { result, parts, replayable: left } = replayAnswers(flow, begin(flow, 'name', {}, now), replayable, now)
      const order = ['name', 'phone', 'email']
      const open = order.findIndex((step) => !replayable.some((one) => one.step === step))
      const taken = open === -1 ? order : order.slice(0, open)
      expect(parts.flatMap((part) => (part.replayable ? [part.replayable.step] : []))).toEqual(taken)
      expect(result.state.step).toBe(order[open] ?? 'terms')
      expect(left.map(({ step }) => step)).toEqual(
        replayable.map(({ step }) => step).filter((step) => !taken.includes(step)),
      )
      expect(result.waiting).toBe('answer')
    }),
  )
})

test('BEY-01 of several answers to one question the latest is kept', () => {
  const earlier = given('email', 'old@example.no', { email: 'old@example.no' })
  expect(replayableAnswers([earlier, ...answers], all)).toEqual(answers)
})

test('BEY-01 consent is never repeated automatically, a code is never kept, and an answer that no longer fits is asked for again', () => {
  const flowContext = { ...now, facts: {} }
  const taught = (step: string, utterance: string, payload?: string) =>
    teaches(flow.flow, { step, utterance, ...(payload && { payload }) }, flowContext)
  expect(taught('terms', '', 'accept')).toBeUndefined()
  expect(taught('code', '808182')).toBeUndefined()
  expect(taught('email', 'not an address')).toBeUndefined()
  expect(taught('toString', 'x')).toBeUndefined()
  expect(taught('email', 'kari@example.no')).toEqual({ email: 'kari@example.no' })
})

test.each([
  ['order.place', 'placed', 'kit.change.ordered'],
  ['order.place', 'failed', 'kit.change.ordered'],
  ['code.check', 'known', 'kit.change.proven'],
  ['customer.create', 'created', 'kit.change.proven'],
  ['session.signIn', 'signedIn', 'kit.change.proven'],
  ['code.check', 'wrong', undefined],
  ['credit.check', 'approved', undefined],
  ['toString', 'placed', undefined],
])('CHAT-14 there is no going back behind %s: %s because %s', (effect, outcome, reason) => {
  expect(irreversible(effect, outcome)).toBe(reason)
})
