// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LiveChat from './live-chat.tsx'
import { stubBrain } from './testing/brain.ts'
import { press, stubBrowser } from './testing/browser.ts'
import { offers, opening, sessionAnd, stored, visitor, wonders } from './testing/conversations.ts'
import { ChatPage, Page } from './testing/page.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('CHAT-13 Scenario: an answer that came too late is shown as not taken, and can be given to the question asked now', async () => {
  const { posts } = stubBrain({
    utterance: sessionAnd({
      elements: [visitor(2, 'What does it cost?'), offers(3, 'New', 'Keep')],
      cursor: 3,
      waiting: 'answer',
      stale: true,
    }),
  })
  render(<ChatPage conversation={stored([offers(1, 'New', 'Keep')])} />)
  await press('Keep')
  expect(await screen.findByText('chat.notTaken')).toBeDefined()
  await press('chat.notTaken.again')
  await waitFor(() => expect(posts.at(-1)?.content).toMatchObject({ payload: 'keep', answers: 3 }))
})

test('CHAT-13 Scenario: an answer that came too late can take the place of the one that was given', async () => {
  const { posts } = stubBrain({
    utterance: sessionAnd({
      elements: [{ ...visitor(2, 'New'), changeable: true }, wonders(3)],
      cursor: 3,
      waiting: 'answer',
      stale: true,
    }),
  })
  render(<ChatPage conversation={stored([offers(1, 'New', 'Keep')])} />)
  await press('Keep')
  await press('chat.notTaken.change')
  await waitFor(() => expect(posts.at(-1)?.content).toMatchObject({ change: 2, answers: 3 }))
})

test('CHAT-13 Scenario: a page that is shown again catches up at once, and its next answer has a new id', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(PerformanceEntry.prototype), { type: 'back_forward', transferSize: 900 }),
  ])
  const { posts, gets } = stubBrain({
    missed: {
      session: { id: 's1' },
      elements: [offers(1, 'New'), visitor(2, 'New'), offers(3, 'Adult')],
      cursor: 3,
      waiting: 'answer',
    },
  })
  render(<ChatPage conversation={opening([offers(1, 'New')])} />)
  await press('Adult')
  expect(gets).toEqual([
    '/services/brain/conversation?flow=every_element&product=mobile&product_value=3gb&language_code=en_US',
  ])
  await waitFor(() => expect(posts).toHaveLength(1))
  expect(posts[0]).toMatchObject({ content: { payload: 'adult', answers: 3 }, vertex: { id: 's1' } })
  expect(posts[0]?.turn_id).not.toContain('turn-0001')
})

test('CHAT-11 Scenario: a lost conversation is reported and a new one starts in its place', async () => {
  const anew = sessionAnd({ elements: [offers(1, 'Fresh')], cursor: 1, waiting: 'answer' })
  const { posts } = stubBrain({ utterance: new Response('{}', { status: 404 }), goal: anew })
  render(<ChatPage conversation={stored([offers(1, 'New')])} />)
  await press('New')
  await screen.findByRole('button', { name: 'chat.beginAnew' })
  expect(screen.queryByRole('button', { name: 'New' })).toBeNull()
  await press('chat.beginAnew')
  await screen.findByRole('button', { name: 'Fresh' })
  expect(posts.map(({ content_type }) => content_type)).toEqual(['utterance', 'init', 'registration', 'goal'])
})

test('CHAT-13 Scenario: leaving the page and coming back finds the conversation as it was', async () => {
  stubBrain({ utterance: sessionAnd({ elements: [visitor(2, 'New'), wonders(3)], cursor: 3, waiting: 'answer' }) })
  const loaded = stored([offers(1, 'New')])
  const page = (shows: boolean, conversation = loaded) => (
    <Page>{shows && <LiveChat id="chat" conversation={conversation} />}</Page>
  )
  const { rerender } = render(page(true))
  await press('New')
  await userEvent.type(await screen.findByLabelText('Your name'), 'Kari')
  rerender(page(false))
  rerender(page(true, stored([offers(1, 'New'), visitor(2, 'New'), wonders(3)], { turnId: 'turn-0002' })))
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Kari')
  expect(within(screen.getByRole('log')).getAllByText('New')).toHaveLength(1)
})
