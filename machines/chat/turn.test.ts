import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { ChatEvent } from './chat-context.ts'
import { canType, pendingBubble, trouble, visibleElements } from './selectors.ts'
import { offers, says, visitor, wonders } from './testing/elements.ts'
import { playChat } from './testing/play-chat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const pick = (answers: number, payload: string): ChatEvent => ({
  type: 'visitor.answered',
  answers,
  utterance: '',
  payload,
  title: payload.toUpperCase(),
})
const entry = { flow: 'every_element' as const, step: 'init' }
const unreachable = fault('unreachable')

test('CHAT-19 Scenario: the first answer begins the session, then goes out with the id the page came with', async () => {
  const begun = ok({ sessionId: 's9', elements: [offers(1, 'new')], cursor: 1, waiting: 'answer' as const })
  const taken = ok({ elements: [visitor(2, 'NEW'), offers(3, 'a')], cursor: 3, waiting: 'answer' as const })
  const chat = playChat({ elements: [offers(1, 'new')] }, { begin: [begun], answer: [taken] })
  chat.send(pick(1, 'new'))
  await wait(500)
  expect(chat.calls).toEqual([
    ['begin', { entry, turnId: 't' }],
    ['answer', { sessionId: 's9', outgoing: { turnId: 't', answers: 1, utterance: '', payload: 'new', title: 'NEW' } }],
  ])
  expect(chat.seqs()).toEqual([1, 2, 3])
  expect(chat.told).toEqual([1, 3])
})

test('CHAT-19 Scenario: the first sign of intent begins the session, once', async () => {
  const begun = ok({ sessionId: 's9', elements: [offers(1, 'new')], cursor: 1, waiting: 'answer' as const })
  const chat = playChat({ elements: [offers(1, 'new')] }, { begin: [begun] })
  chat.send({ type: 'visitor.intended' })
  await wait(0)
  chat.send({ type: 'visitor.intended' })
  await wait(0)
  expect(chat.calls).toEqual([['begin', { entry, turnId: 't' }]])
  expect(chat.seqs()).toEqual([1])
})

test('CHAT-19 Scenario: an answer given while the session begins goes out when it has', async () => {
  const begun = ok({ sessionId: 's9', elements: [offers(1, 'new')], cursor: 1, waiting: 'answer' as const })
  const chat = playChat({ elements: [offers(1, 'new')] }, { begin: [begun] })
  chat.send({ type: 'visitor.intended' })
  chat.send(pick(1, 'new'))
  await wait(0)
  expect(chat.calls.map(([name]) => name)).toEqual(['begin', 'answer'])
})

test('CHAT-13 Scenario: the optimistic bubble is replaced by the numbered one', async () => {
  const taken = ok({ elements: [visitor(2, 'New number'), offers(3, 'a')], cursor: 3, waiting: 'answer' as const })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new')] }, { answer: [taken] })
  chat.send(pick(1, 'new'))
  expect(pendingBubble(chat.state())).toBe('NEW')
  await wait(0)
  expect(pendingBubble(chat.state())).toBeUndefined()
  expect(visibleElements(chat.state()).map(({ utterance }) => utterance)).toEqual(['said 1', 'New number'])
})

test('CHAT-13 Scenario: an answer is sent again with the same id until it arrives', async () => {
  const taken = ok({ elements: [visitor(2, 'NEW')], cursor: 2, waiting: 'effect' as const })
  const chat = playChat(
    { sessionId: 's1', elements: [offers(1, 'new')] },
    { answer: [unreachable, unreachable, taken] },
  )
  chat.send(pick(1, 'new'))
  await wait(499)
  expect(chat.calls).toHaveLength(1)
  await wait(1)
  expect(chat.calls).toHaveLength(2)
  expect(trouble(chat.state())).toBe('retrying')
  await wait(1_000)
  expect(
    chat.calls.map(([, input]) => typeof input === 'object' && 'outgoing' in input && input.outgoing.turnId),
  ).toEqual(['t', 't', 't'])
  expect(chat.seqs()).toEqual([1, 2])
  expect(trouble(chat.state())).toBeUndefined()
})

test('CHAT-13 Scenario: a second tap on the same question counts for nothing', async () => {
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new', 'keep')] })
  chat.send(pick(1, 'new'))
  chat.send(pick(1, 'keep'))
  await wait(0)
  expect(chat.calls).toHaveLength(1)
})

test('CHAT-13 Scenario: the next answer has a new id', async () => {
  const taken = ok({ elements: [visitor(2, 'NEW'), offers(3, 'a')], cursor: 3, waiting: 'answer' as const })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new')] }, { answer: [taken] })
  chat.send(pick(1, 'new'))
  await wait(500)
  chat.send(pick(3, 'a'))
  expect(chat.calls.at(-1)).toEqual([
    'answer',
    { sessionId: 's1', outgoing: { turnId: 't-2', answers: 3, utterance: '', payload: 'a', title: 'A' } },
  ])
})

test('CHAT-13 Scenario: when another tab has answered, the bubble is removed and the current question is shown', async () => {
  const stale = ok({
    elements: [visitor(2, 'KEEP'), offers(3, 'a')],
    cursor: 3,
    waiting: 'answer' as const,
    stale: true,
  })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new', 'keep')] }, { answer: [stale] })
  chat.send(pick(1, 'new'))
  await wait(500)
  expect(visibleElements(chat.state()).map(({ utterance }) => utterance)).toEqual(['said 1', 'KEEP', 'said 3'])
  expect(pendingBubble(chat.state())).toBeUndefined()
})

test('CHAT-13 Scenario: after a dozen tries the visitor is asked, and the way on sends the same answer', async () => {
  const taken = ok({ elements: [visitor(2, 'NEW')], cursor: 2, waiting: 'effect' as const })
  const chat = playChat(
    { sessionId: 's1', elements: [offers(1, 'new')] },
    { answer: [...Array.from({ length: 13 }, () => unreachable), taken] },
  )
  chat.send(pick(1, 'new'))
  await wait(90_000)
  expect(trouble(chat.state())).toBe('unreachable')
  expect(pendingBubble(chat.state())).toBe('NEW')
  chat.send({ type: 'visitor.triedAgain' })
  await wait(0)
  expect(chat.seqs()).toEqual([1, 2])
  expect(trouble(chat.state())).toBeUndefined()
})

test('CHAT-13 Scenario: offline the answer is kept, and sent when the network is back', async () => {
  const taken = ok({ elements: [visitor(2, 'NEW')], cursor: 2, waiting: 'answer' as const })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new')] }, { answer: [unreachable, taken] })
  chat.send({ type: 'network.lost' })
  chat.send(pick(1, 'new'))
  await wait(120_000)
  expect(trouble(chat.state())).toBe('offline')
  expect(chat.calls).toHaveLength(1)
  chat.send({ type: 'network.returned' })
  await wait(0)
  expect(chat.seqs()).toEqual([1, 2])
})

test('CHAT-11 Scenario: a conversation the server no longer keeps is said to be gone', async () => {
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new')] }, { answer: [fault('notFound')] })
  chat.send(pick(1, 'new'))
  await wait(0)
  expect(trouble(chat.state())).toBe('gone')
})

test('Scenario: an answer that is refused is given back to be written another way', async () => {
  const chat = playChat({ sessionId: 's1', elements: [wonders(1)] }, { answer: [fault('refused')] })
  chat.send({ type: 'visitor.answered', answers: 1, utterance: 'too long', title: 'too long' })
  await wait(0)
  expect(trouble(chat.state())).toBe('refused')
  expect(chat.state().context.draft).toBe('too long')
  expect(canType(chat.state())).toBe(true)
})

test('CHAT-04 Scenario: a forced payload goes back by itself, once', async () => {
  const forced = says(3, { payload: 'go_on', resulting_state: 'AWAIT_CHOICE' })
  const taken = ok({ elements: [visitor(2, 'NEW'), forced], cursor: 3, waiting: 'answer' as const })
  const nothingNew = ok({ elements: [], cursor: 3, waiting: 'answer' as const })
  const chat = playChat({ sessionId: 's1', elements: [offers(1, 'new')] }, { answer: [taken, nothingNew] })
  chat.send(pick(1, 'new'))
  await wait(499)
  expect(chat.calls).toHaveLength(1)
  await wait(20_000)
  expect(chat.calls.slice(1)).toEqual([
    [
      'answer',
      { sessionId: 's1', outgoing: { turnId: 'forced:s1:3', answers: 3, utterance: '', payload: 'go_on', title: '' } },
    ],
  ])
  expect(pendingBubble(chat.state())).toBeUndefined()
})
