import { expect, test } from 'vitest'
import { askedNow, canType, endedAs, isFirstLocked, onwardElement, suggestions } from './selectors.ts'
import { offers, says, visitor, wonders } from './testing/elements.ts'
import { playChat } from './testing/play-chat.ts'

const stands = (...elements: ReturnType<typeof says>[]) => playChat({ sessionId: 's1', elements })

test('CHAT-03 Scenario: the text input shows only when a typed answer is awaited', () => {
  expect(canType(stands(wonders(1)).state())).toBe(true)
  expect(canType(stands(says(1)).state())).toBe(false)
  expect(canType(stands(offers(1, 'a')).state())).toBe(false)
  expect(canType(stands(wonders(1), visitor(2, 'x')).state())).toBe(false)
})

test('CHAT-05 Scenario: forced suggestions leave nothing to type, and a typed answer is not sent', () => {
  const chat = stands(
    wonders(1, { force_suggested_responses: true, suggested_responses: [{ title: 'A', payload: 'a' }] }),
  )
  expect(canType(chat.state())).toBe(false)
  expect(suggestions(chat.state())).toEqual([{ title: 'A', payload: 'a' }])
  chat.send({ type: 'visitor.answered', answers: 1, utterance: 'typed', title: 'typed' })
  expect(chat.calls).toEqual([])
})

test('CHAT-03 Scenario: while an answer is being sent no input shows', () => {
  const chat = stands(wonders(1))
  chat.send({ type: 'visitor.answered', answers: 1, utterance: 'Kari Nordmann', title: 'Kari Nordmann' })
  expect(askedNow(chat.state())).toBeUndefined()
})

test('CHAT-10 Scenario: the first suggestion waits for the tick, which goes with the answer; the others do not', () => {
  const chat = stands({ ...offers(1, 'sign', 'later'), parameters: { consent_label: 'I agree' } })
  expect(isFirstLocked(chat.state())).toBe(true)
  chat.send({ type: 'visitor.answered', answers: 1, utterance: '', payload: 'sign', title: 'SIGN' })
  expect(chat.calls).toEqual([])
  chat.send({ type: 'visitor.consented', element: 1, ticked: true })
  expect(isFirstLocked(chat.state())).toBe(false)
  chat.send({ type: 'visitor.answered', answers: 1, utterance: '', payload: 'sign', title: 'SIGN' })
  expect(chat.calls).toHaveLength(1)
  expect(chat.state().context.outgoing).toMatchObject({ payload: 'sign', consent: true })
})

test('CHAT-06 Scenario: the link to sign in is recognised, with its target', () => {
  const redirect = says(2, {
    content_type: 'redirect',
    input_type: 'redirect',
    extra_parameters: { action: 'login', target: '/products' },
    resulting_state: 'END',
  })
  const chat = playChat({ sessionId: 's1', elements: [says(1), redirect], waiting: 'end', ended: 'order' })
  expect(onwardElement(chat.state())?.extra_parameters.target).toBe('/products')
  expect(endedAs(chat.state())).toBe('order')
})

test('Scenario: what was typed is kept when the page is left', () => {
  const chat = stands(wonders(1))
  chat.send({ type: 'visitor.typed', text: 'Kari' })
  expect(chat.state().context.draft).toBe('Kari')
})
