import { expect, test } from 'vitest'
import { flows } from '../registry.ts'
import { givenAnswer, teaches } from './given-answer.ts'
import { runnable, turn } from './turn.ts'

const flow = runnable(flows.mobile_onboarding)
const now = { today: '2026-11-21', locale: 'nb_NO' } as const
const state = { step: 'order.number', facts: { plan: '3gb' }, failedAttempts: 0 } as const
const typed = (utterance: string) => turn(flow, state, { type: 'visitor.answered', utterance }, now)
const told = { numberChoice: 'keep', portNumber: '+4791234567' }

test.each(['912 34 567', 'behold 91234567', 'jeg har telenor i dag, nummeret er 912 34 567', '+47 912 34 567'])(
  'CALL-08 "%s" where old or new number is asked keeps that number',
  (said) => {
    const { state: next, calls } = typed(said)
    expect(next).toMatchObject({ step: 'order.port_check', facts: told })
    expect(calls).toEqual([expect.objectContaining({ effect: 'number.check' })])
  },
)

test.each(['ikke 912 34 567', '112', 'ja'])('CALL-08 "%s" there tells no number', (said) => {
  expect(typed(said).state).toMatchObject({ step: 'order.number', failedAttempts: 1, facts: { plan: '3gb' } })
})

test('CHAT-14 a refused number can be changed, and is kept where it still fits', () => {
  const event = { type: 'visitor.answered', utterance: '912 34 567' } as const
  expect(givenAnswer(flow.flow, state, event, '912 34 567', now)).toMatchObject({ step: 'order.number', taught: told })
  expect(
    teaches(flow.flow, { step: 'order.number', utterance: 'Behold nummeret', payload: 'keep' }, { ...now, facts: {} }),
  ).toEqual({ numberChoice: 'keep' })
})

test.each([
  ['ja', 'rule.choice.yes'],
  ['nei', 'rule.choice.no'],
  ['tja', 'rule.choice'],
])('CHAT-15 "%s" to a question of either and or is asked which', (said, text) => {
  expect(typed(said).drafts[0]).toMatchObject({ kind: 'say', text, tone: 'help' })
})
