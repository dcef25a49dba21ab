import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#contracts/kernel/result.ts'
import { isTyping } from './selectors.ts'
import { offers, says, visitor } from './testing/elements.ts'
import { playChat } from './testing/play-chat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function picked() {
  const brings = ok({
    elements: [visitor(2, 'NEW'), says(3), says(4), offers(5, 'a')],
    cursor: 5,
    waiting: 'answer' as const,
  })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new', 'keep')] }, { answer: [brings] })
  chat.send({ type: 'visitor.answered', answers: 1, utterance: '', payload: 'new', title: 'NEW' })
  return chat
}

test('CHAT-01 Scenario: bubbles come one at a time, each after half a second, and the queue is checked every second', async () => {
  const chat = picked()
  await wait(0)
  expect(chat.seqs()).toEqual([1, 2])
  expect(isTyping(chat.state())).toBe(true)
  await wait(499)
  expect(chat.seqs()).toEqual([1, 2])
  await wait(1)
  expect(chat.seqs()).toEqual([1, 2, 3])
  await wait(1_499)
  expect(chat.seqs()).toEqual([1, 2, 3])
  await wait(1)
  expect(chat.seqs()).toEqual([1, 2, 3, 4])
  await wait(1_500)
  expect(chat.seqs()).toEqual([1, 2, 3, 4, 5])
  expect(isTyping(chat.state())).toBe(false)
})

test('CHAT-01 Scenario: a tap or key brings every waiting bubble at once', async () => {
  const chat = picked()
  await wait(0)
  chat.send({ type: 'visitor.flushed' })
  expect(chat.seqs()).toEqual([1, 2, 3, 4, 5])
})

test('CHAT-16 Scenario: with reduced motion nothing waits', async () => {
  const chat = picked()
  chat.send({ type: 'motion.changed', still: true })
  await wait(0)
  expect(chat.seqs()).toEqual([1, 2, 3, 4, 5])
})

test('CHAT-16 Scenario: motion switched off while a bubble waits brings it at once', async () => {
  const chat = picked()
  await wait(600)
  chat.send({ type: 'motion.changed', still: true })
  expect(chat.seqs()).toEqual([1, 2, 3, 4, 5])
})

test('CHAT-13 Scenario: elements shown before a reload are there at once without a request', async () => {
  const chat = playChat({ sessionId: 's1', elements: [says(1), visitor(2, 'x'), offers(3, 'a')] })
  expect(chat.seqs()).toEqual([1, 2, 3])
  await wait(10_000)
  expect(chat.calls).toEqual([])
})

test('CHAT-08 Scenario: an open frame pauses the queue, closing it lets the conversation go on', async () => {
  const brings = ok({
    elements: [visitor(2, 'x'), says(3, { input_type: 'iframe', content_type: 'iframe' }), says(4)],
    cursor: 4,
    waiting: 'effect' as const,
  })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'x')] }, { answer: [brings] })
  chat.send({ type: 'visitor.answered', answers: 1, utterance: '', payload: 'x', title: 'X' })
  await wait(500)
  expect(chat.state().matches({ overlay: 'frame' })).toBe(true)
  await wait(5_000)
  chat.send({ type: 'visitor.flushed' })
  expect(chat.seqs()).toEqual([1, 2, 3])
  chat.send({ type: 'overlay.closed' })
  await wait(1_500)
  expect(chat.seqs()).toEqual([1, 2, 3, 4])
  expect(chat.state().matches({ overlay: 'closed' })).toBe(true)
})
