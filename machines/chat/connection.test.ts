import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fault, ok } from '#contracts/kernel/result.ts'
import { isTyping, suggestions, trouble } from './selectors.ts'
import { offers, says, visitor } from './testing/elements.ts'
import { playChat } from './testing/play-chat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const asksAfter = (calls: ReturnType<typeof playChat>['calls']) =>
  calls.flatMap(([name, input]) => (name === 'missed' ? [input.after] : []))
const nothing = () => ok({ elements: [], cursor: 1, waiting: 'effect' as const, after: 1 })

test('CHAT-13 Scenario: a running effect is polled with growing pauses, and its result is shown', async () => {
  const settled = ok({ elements: [says(2), offers(3, 'a')], cursor: 3, waiting: 'answer' as const, after: 1 })
  const chat = playChat(
    { sessionId: 's1', elements: [says(1)], waiting: 'effect' },
    { missed: [nothing(), nothing(), settled] },
  )
  expect(isTyping(chat.state())).toBe(true)
  await wait(249)
  expect(asksAfter(chat.calls)).toEqual([])
  await wait(1)
  expect(asksAfter(chat.calls)).toEqual([1])
  await wait(500)
  expect(asksAfter(chat.calls)).toEqual([1, 1])
  await wait(1_000)
  expect(asksAfter(chat.calls)).toEqual([1, 1, 1])
  await wait(2_000)
  expect(chat.seqs()).toEqual([1, 2, 3])
  await wait(60_000)
  expect(asksAfter(chat.calls)).toEqual([1, 1, 1])
})

test('Scenario: a socket is open only while something may come by itself', async () => {
  const settled = ok({ elements: [offers(2, 'a')], cursor: 2, waiting: 'answer' as const, after: 1 })
  const chat = playChat(
    { sessionId: 's1', elements: [says(1)], waiting: 'effect' },
    { missed: [nothing(), nothing(), nothing(), settled] },
  )
  await wait(999)
  expect(chat.calls).not.toContainEqual(['link opened', 's1'])
  await wait(1)
  expect(chat.calls).toContainEqual(['link opened', 's1'])
  await wait(10_000)
  expect(chat.calls.at(-1)).toEqual(['link closed', 's1'])
})

test('CHAT-13 Scenario: a notification of a new element fetches it, one of a known element does not', async () => {
  const missed = ok({ elements: [visitor(2, 'x'), offers(3, 'a')], cursor: 3, waiting: 'answer' as const, after: 1 })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'x')] }, { missed: [missed] })
  chat.send({ type: 'link.notified', session: 's1', seq: 1 })
  chat.send({ type: 'link.notified', session: 'another', seq: 9 })
  await wait(0)
  expect(chat.calls).toEqual([])
  chat.send({ type: 'link.notified', session: 's1', seq: 3 })
  await wait(500)
  expect(chat.calls).toEqual([['missed', { sessionId: 's1', after: 1, heard: 3 }]])
  expect(chat.seqs()).toEqual([1, 2, 3])
})

test('CHAT-13 BEY-03 Scenario: what is told of while an older answer is on its way is fetched as well', async () => {
  const older = ok({ elements: [visitor(2, 'x')], cursor: 2, waiting: 'external' as const, after: 1, heard: 1 })
  const newer = ok({ elements: [offers(3, 'a')], cursor: 3, waiting: 'answer' as const, after: 2, heard: 3 })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'x')] }, { missed: [older, newer] })
  chat.send({ type: 'page.returned' })
  chat.send({ type: 'link.notified', session: 's1', seq: 3 })
  await wait(500)
  expect(chat.calls).toEqual([
    ['missed', { sessionId: 's1', after: 1, heard: 1 }],
    ['missed', { sessionId: 's1', after: 2, heard: 3 }],
  ])
  expect(chat.seqs()).toEqual([1, 2, 3])
})

test('CHAT-13 BEY-03 Scenario: a link that opens while an answer is on its way asks anew, as the answer may be older', async () => {
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'x')], waiting: 'external' })
  chat.send({ type: 'page.returned' })
  chat.send({ type: 'link.opened' })
  await wait(500)
  expect(chat.calls.filter(([name]) => name === 'missed')).toHaveLength(2)
})

test('CHAT-13 Scenario: coming back to the tab fetches what another tab did', async () => {
  const missed = ok({ elements: [visitor(2, 'x'), offers(3, 'a')], cursor: 3, waiting: 'answer' as const, after: 1 })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'x')] }, { missed: [missed] })
  chat.send({ type: 'page.returned' })
  await wait(500)
  expect(chat.seqs()).toEqual([1, 2, 3])
})

test('CHAT-13 Scenario: another tab began the conversation: this one joins it', async () => {
  const missed = ok({ elements: [visitor(2, 'x'), offers(3, 'a')], cursor: 3, waiting: 'answer' as const, after: 1 })
  const chat = playChat({ elements: [offers(1, 'x')] }, { missed: [missed] })
  chat.send({ type: 'tab.began', session: 's7', seq: 3 })
  await wait(500)
  expect(chat.calls).toEqual([['missed', { sessionId: 's7', after: 1, heard: 3 }]])
  expect(chat.seqs()).toEqual([1, 2, 3])
})

test('CHAT-13 Scenario: elements after a gap wait; the missing ones are fetched and all are shown in order, once', async () => {
  const gapped = ok({ elements: [visitor(4, 'y'), offers(5, 'a')], cursor: 5, waiting: 'answer' as const })
  const missed = ok({
    elements: [visitor(2, 'x'), says(3), visitor(4, 'y'), offers(5, 'a')],
    cursor: 5,
    waiting: 'answer' as const,
    after: 1,
  })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'x')] }, { answer: [gapped], missed: [missed] })
  chat.send({ type: 'visitor.answered', answers: 1, utterance: '', payload: 'x', title: 'X' })
  await wait(0)
  expect(asksAfter(chat.calls)).toEqual([1])
  chat.send({ type: 'visitor.flushed' })
  expect(chat.seqs()).toEqual([1, 2, 3, 4, 5])
})

test('CHAT-02 Scenario: an element that could not be read leaves a hole, and the conversation goes on', async () => {
  const taken = ok({ elements: [visitor(2, 'x'), offers(4, 'a')], cursor: 4, waiting: 'answer' as const })
  const again = ok({ elements: [offers(4, 'a')], cursor: 4, waiting: 'answer' as const, after: 2 })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'x')] }, { answer: [taken], missed: [again] })
  chat.send({ type: 'visitor.answered', answers: 1, utterance: '', payload: 'x', title: 'X' })
  await wait(500)
  expect(chat.seqs()).toEqual([1, 2, 4])
  expect(suggestions(chat.state())).not.toEqual([])
  expect(asksAfter(chat.calls)).toEqual([2])
})

test('CHAT-13 Scenario: a repeated element after a reconnect is shown once', async () => {
  const missed = ok({ elements: [says(1), says(2), offers(3, 'a')], cursor: 3, waiting: 'answer' as const, after: 3 })
  const chat = playChat({ sessionId: 's1', elements: [says(1), says(2), offers(3, 'a')] }, { missed: [missed] })
  chat.send({ type: 'network.lost' })
  expect(trouble(chat.state())).toBe('offline')
  chat.send({ type: 'network.returned' })
  await wait(5_000)
  expect(chat.seqs()).toEqual([1, 2, 3])
  expect(trouble(chat.state())).toBeUndefined()
})

test('CHAT-13 Scenario: a late answer about the past does not turn the conversation back', async () => {
  const chat = playChat(
    { sessionId: 's1', elements: [offers(1, 'x')], cursor: 1 },
    { answer: [ok({ elements: [visitor(2, 'x'), says(3)], cursor: 3, waiting: 'end', ended: 'thanks' })] },
  )
  chat.send({ type: 'visitor.answered', answers: 1, utterance: '', payload: 'x', title: 'X' })
  await wait(2_000)
  chat.send({
    type: 'conversation.loaded',
    conversation: {
      entry: { flow: 'every_element', step: 'init' },
      sessionId: 's1',
      elements: [offers(1, 'x')],
      cursor: 1,
      waiting: 'answer',
      turnId: 'u',
    },
  })
  expect(chat.seqs()).toEqual([1, 2, 3])
  expect(chat.state().context.ended).toBe('thanks')
})

test('CHAT-11 Scenario: fetching a session that no longer exists offers a new start and does not loop', async () => {
  const chat = playChat({ sessionId: 's1', elements: [says(1)], waiting: 'effect' }, { missed: [fault('notFound')] })
  await wait(60_000)
  expect(chat.calls.filter(([name]) => name === 'missed')).toHaveLength(1)
  expect(trouble(chat.state())).toBe('gone')
})

test('CHAT-11 Scenario: starting over after a lost conversation gives a new one', async () => {
  const begun = ok({ sessionId: 's2', elements: [offers(1, 'a')], cursor: 1, waiting: 'answer' as const })
  const chat = playChat(
    { sessionId: 's1', elements: [says(1)], waiting: 'effect' },
    { missed: [fault('notFound')], begin: [begun] },
  )
  await wait(60_000)
  chat.send({ type: 'visitor.beganAnew', turnId: 'anew' })
  await wait(1_000)
  expect(chat.calls).toContainEqual(['begin', { entry: { flow: 'every_element', step: 'init' }, turnId: 'anew' }])
  expect(trouble(chat.state())).toBeUndefined()
  expect(suggestions(chat.state())).not.toEqual([])
})

test('CHAT-13 Scenario: a server that is gone for a while is asked again', async () => {
  const settled = ok({ elements: [offers(2, 'a')], cursor: 2, waiting: 'answer' as const, after: 1 })
  const chat = playChat(
    { sessionId: 's1', elements: [says(1)], waiting: 'effect' },
    { missed: [fault('unreachable'), fault('unreachable'), settled] },
  )
  await wait(30_000)
  expect(chat.seqs()).toEqual([1, 2])
})
