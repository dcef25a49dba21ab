// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LiveChat from './live-chat.tsx'
import { stubBrain } from './testing/brain.ts'
import { stubBrowser } from './testing/browser.ts'
import { offers, opening, redirects, says, stored, visitor, wonders } from './testing/conversations.ts'
import { ChatPage, Page } from './testing/page.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sessionAnd = (rest: object) => ({ session: { id: 's1', jwt: '' }, ...rest })

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

test('CHAT-03 CHAT-15 Scenario: beside a choice there is a field to ask a question in, and none to answer in', async () => {
  const { posts } = stubBrain({
    utterance: sessionAnd({
      elements: [visitor(2, 'Price?'), says(3, '99 kr'), offers(4, 'New')],
      cursor: 4,
      waiting: 'answer',
    }),
  })
  render(<ChatPage conversation={stored([offers(1, 'New')])} />)
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await userEvent.type(await screen.findByLabelText('chat.ask.label'), 'Price?{Enter}')
  expect(await screen.findByText('99 kr')).toBeDefined()
  expect(posts[0]?.content).toMatchObject({ utterance: 'Price?', answers: 1 })
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

test('CHAT-03 Scenario: an answer against the pattern is told how to mend it, until it is edited', async () => {
  const { posts } = stubBrain({})
  render(
    <ChatPage
      conversation={stored([wonders(1, { input_label: 'Phone', input_type: 'tel', input_pattern: '\\d{8}' })])}
    />,
  )
  const input = screen.getByLabelText('Phone')
  await userEvent.type(input, '12{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('chat.invalid.tel')
  expect(posts).toEqual([])
  await userEvent.type(input, '3')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('CHAT-15 Scenario: a question typed where a phone or an e-mail is asked for is sent, not held to the pattern; with a keyboard of digits it has a field of its own', async () => {
  const { posts } = stubBrain({})
  const { unmount } = render(
    <ChatPage
      conversation={stored([
        wonders(1, { input_label: 'Phone', input_type: 'tel', input_mode: 'tel', input_pattern: '\\d{8}' }),
      ])}
    />,
  )
  expect(screen.getByText('chat.ask')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Phone'), 'hvorfor det{Enter}')
  expect(posts.at(-1)).toMatchObject({ content: { utterance: 'hvorfor det' } })
  expect(screen.queryAllByLabelText('Phone').length).toBeLessThan(2)
  unmount()
  render(
    <ChatPage conversation={stored([wonders(1, { input_label: 'Mail', input_type: 'email', input_mode: 'email' })])} />,
  )
  expect(screen.queryByText('chat.ask')).toBeNull()
  await userEvent.type(screen.getByLabelText('Mail'), 'kari@{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('chat.invalid.email')
  await userEvent.clear(screen.getByLabelText('Mail'))
  await userEvent.type(screen.getByLabelText('Mail'), 'får jeg reklame?{Enter}')
  expect(posts.at(-1)).toMatchObject({ content: { utterance: 'får jeg reklame?' } })
})

test('CHAT-10 Scenario: the suggestion that needs consent cannot be pressed before the tick, which is sent with it', async () => {
  const { posts } = stubBrain({})
  render(
    <ChatPage conversation={stored([{ ...offers(1, 'Sign', 'Later'), parameters: { consent_label: 'I agree' } }])} />,
  )
  const sign = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' })
  expect(sign.disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
  expect(sign.disabled).toBe(false)
  await userEvent.click(sign)
  expect(posts.at(-1)).toMatchObject({ content: { payload: 'sign', consent: true } })
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

test('CHAT-13 Scenario: a page come back to catches up at once, and its next answer has an id of its own', async () => {
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

test('CHAT-11 Scenario: a conversation that is gone says so and leads to a new one', async () => {
  stubBrain({ utterance: new Response('{}', { status: 404 }) })
  render(<ChatPage conversation={stored([offers(1, 'New')])} />)
  await press('New')
  const wayOn = await screen.findByRole('link', { name: 'chat.beginAnew' })
  expect(wayOn.getAttribute('href')).toBe('/mobil/3gb?utm_source=mail')
  expect(screen.queryByRole('button', { name: 'New' })).toBeNull()
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

test('Scenario: a code typed is never shown, not even while it is on its way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(<ChatPage conversation={stored([wonders(1, { input_label: 'Code', input_type: 'code' })])} />)
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText('••••••')).toBeDefined()
  expect(document.body.textContent).not.toContain('123456')
})
