// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrain } from './testing/brain.ts'
import { press, stubBrowser } from './testing/browser.ts'
import { offers, opening, redirects, says, sessionAnd, stored, visitor, wonders } from './testing/conversations.ts'
import { ChatPage } from './testing/page.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('CHAT-19 Scenario: the first tap begins the session and gives the answer', async () => {
  const { posts } = stubBrain({
    goal: sessionAnd({ elements: [offers(1, 'New')], cursor: 1, waiting: 'answer' }),
    utterance: sessionAnd({
      elements: [visitor(2, 'New'), says(3, 'Good choice'), wonders(4)],
      cursor: 4,
      waiting: 'answer',
    }),
  })
  render(<ChatPage conversation={opening([offers(1, 'New')])} />)
  await press('New')
  expect(await screen.findByLabelText('Your name')).toBeDefined()
  expect(posts.map(({ content_type, turn_id }) => [content_type, turn_id])).toEqual([
    ['init', 'turn-0001:init'],
    ['registration', 'turn-0001:registration'],
    ['goal', 'turn-0001:goal'],
    ['utterance', 'turn-0001'],
  ])
  expect(posts[2]?.content).toEqual({
    language_code: 'en_US',
    action: 'activate',
    goal_flow: 'every_element',
    step: 'init',
    product: 'mobile',
    product_value: '3gb',
  })
  expect(posts[3]?.content).toEqual({
    language_code: 'en_US',
    utterance: '',
    payload: 'new',
    utterance_type: 'text',
    answers: 1,
  })
  expect(within(screen.getByRole('log')).getAllByText('New')).toHaveLength(1)
})

test('CHAT-18 Scenario: the scripts take the served page over as it is, and what was typed before stays', async () => {
  const conversation = stored([says(1, 'Welcome!'), wonders(2)])
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<ChatPage conversation={conversation} />)
  const typed = place.querySelector<HTMLInputElement>('input[name=utterance]')
  if (typed) typed.value = 'Kari Nord'
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = await act(async () => hydrateRoot(place, <ChatPage conversation={conversation} />))
  expect(complaints).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Your name')).toBe(typed)
  expect(typed?.value).toBe('Kari Nord')
  await act(async () => root.unmount())
  place.remove()
})

test('CHAT-09 Scenario: on a wide window the next input has the focus after an answer', async () => {
  stubBrowser({ width: 800 })
  stubBrain({ utterance: sessionAnd({ elements: [visitor(2, 'New'), wonders(3)], cursor: 3, waiting: 'answer' }) })
  render(<ChatPage conversation={stored([offers(1, 'New')])} />)
  expect(document.activeElement).toBe(document.body)
  await press('New')
  const input = await screen.findByLabelText('Your name')
  await waitFor(() => expect(document.activeElement).toBe(input))
})

test('CHAT-09 Scenario: on a narrow window no input takes the focus, nor brings up the keyboard', async () => {
  stubBrowser({ width: 799 })
  stubBrain({ utterance: sessionAnd({ elements: [visitor(2, 'New'), wonders(3)], cursor: 3, waiting: 'answer' }) })
  render(<ChatPage conversation={stored([offers(1, 'New')])} />)
  await press('New')
  await screen.findByLabelText('Your name')
  expect(document.activeElement?.tagName).toBe('DIV')
  expect(screen.getByRole('region', { name: 'chat.transcript' }).contains(document.activeElement)).toBe(true)
})

test('CHAT-16 Scenario: what comes is announced in a log, with who says it; a question can be answered by keyboard', async () => {
  stubBrain({
    utterance: sessionAnd({
      elements: [visitor(2, 'Keep'), says(3, 'As you like')],
      cursor: 3,
      waiting: 'end',
      ended: 'thanks',
    }),
  })
  render(<ChatPage conversation={stored([offers(1, 'New', 'Keep')])} />)
  expect(screen.getByRole('group', { name: 'chat.suggestions' })).toBeDefined()
  screen.getByRole('button', { name: 'Keep' }).focus()
  await userEvent.keyboard('{Enter}')
  const log = screen.getByRole('log')
  expect(await within(log).findByText('As you like')).toBeDefined()
  expect(within(log).getByText('chat.youSay')).toBeDefined()
  expect(screen.getByText('chat.ended')).toBeDefined()
})

test('CHAT-06 Scenario: the end signs in by itself and leaves the page to the visitor, and after a reload does nothing', async () => {
  const left = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {})
  const { signIns } = stubBrain({
    utterance: sessionAnd({
      elements: [visitor(2, 'New'), redirects(3, '/products')],
      cursor: 3,
      waiting: 'end',
      ended: 'order',
    }),
  })
  const { unmount } = render(
    <ChatPage
      conversation={stored([visitor(1, 'New'), redirects(2, '/products')], { waiting: 'end', ended: 'order' })}
    />,
  )
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(signIns).toEqual([])
  unmount()
  render(<ChatPage conversation={stored([offers(1, 'New')])} />)
  screen.getByRole('button', { name: 'New' }).click()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(signIns).toEqual(['session=s1'])
  expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined()
  expect(left).not.toHaveBeenCalled()
})
