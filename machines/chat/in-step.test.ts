import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#contracts/kernel/result.ts'
import { askedNow, draftNow, trouble } from './selectors.ts'
import { visitor, wonders } from './testing/elements.ts'
import { playChat } from './testing/play-chat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('BEY-03 Scenario: a draft stays in the field for its own question only, not for one that another tab brought', async () => {
  const named = (seq: number, input_label: string) => wonders(seq, { parameters: { input_label } })
  const missed = [
    ok({ elements: [visitor(2, 'K'), named(3, 'Name')], cursor: 3, waiting: 'answer' as const, after: 1 }),
    ok({ elements: [visitor(4, 'Kari'), named(5, 'Born')], cursor: 5, waiting: 'answer' as const, after: 3 }),
  ]
  const chat = playChat({ sessionId: 's1', elements: [named(1, 'Name')] }, { missed })
  chat.send({ type: 'visitor.typed', text: 'Kari Nord' })
  chat.send({ type: 'link.notified', session: 's1', seq: 3 })
  await vi.advanceTimersByTimeAsync(3_000)
  expect([askedNow(chat.state())?.seq, draftNow(chat.state())]).toEqual([3, 'Kari Nord'])
  chat.send({ type: 'link.notified', session: 's1', seq: 5 })
  await vi.advanceTimersByTimeAsync(3_000)
  expect([askedNow(chat.state())?.seq, draftNow(chat.state())]).toEqual([5, ''])
})

test('BEY-03 Scenario: a typed answer that came too late is put back into the field when the same question is asked again', async () => {
  const named = (seq: number) => wonders(seq, { parameters: { input_label: 'Name' } })
  const late = ok({ elements: [visitor(2, 'K'), named(3)], cursor: 3, waiting: 'answer' as const, stale: true })
  const chat = playChat({ sessionId: 's1', elements: [named(1)] }, { answer: [late] })
  chat.send({ type: 'visitor.answered', answers: 1, utterance: 'Kari Nordmann', title: 'Kari Nordmann' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect([askedNow(chat.state())?.seq, draftNow(chat.state()), trouble(chat.state())]).toEqual([
    3,
    'Kari Nordmann',
    undefined,
  ])
})

test.each([
  [true, 'open'],
  [false, 'closed'],
] as const)('BEY-03 Scenario: where other devices may take part (%s) the link is %s', async (shared, link) => {
  const chat = playChat({ sessionId: 's1', elements: [wonders(1)], shared })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(chat.state().matches({ link })).toBe(true)
})
