import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#contracts/kernel/result.ts'
import { pendingBubble } from './selectors.ts'
import { offers, visitor } from './testing/elements.ts'
import { playChat } from './testing/play-chat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const elements = [offers(1, 'new'), { ...visitor(2, 'NEW'), changeable: true }, offers(3, 'a')]
const change = (seq: number, answers = 3) => ({
  type: 'visitor.changed' as const,
  change: seq,
  answers,
  title: 'Change: NEW',
})

test('CHAT-14 Scenario: the wish to change an own answer goes out once, and shows at once', async () => {
  const taken = ok({
    elements: [{ ...visitor(4, 'I want to change'), changes: 2 }, offers(5, 'new')],
    cursor: 5,
    waiting: 'answer' as const,
  })
  const chat = playChat({ sessionId: 's1', elements }, { answer: [taken] })
  chat.send(change(2))
  chat.send(change(2))
  expect(pendingBubble(chat.state())).toBe('Change: NEW')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(chat.calls).toEqual([
    [
      'answer',
      { sessionId: 's1', outgoing: { turnId: 't', answers: 3, utterance: '', title: 'Change: NEW', change: 2 } },
    ],
  ])
  chat.send(change(2, 5))
  expect(chat.calls).toHaveLength(1)
})

test.each([change(1), change(3), change(9), change(2, 1)])(
  'CHAT-14 Scenario: nothing goes out for what cannot be changed: %j',
  (event) => {
    const chat = playChat({ sessionId: 's1', elements })
    chat.send(event)
    expect(chat.calls).toEqual([])
  },
)
