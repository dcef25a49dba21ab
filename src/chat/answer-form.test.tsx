// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrain } from './testing/brain.ts'
import { stubBrowser } from './testing/browser.ts'
import { offers, says, sessionAnd, stored, visitor, wonders } from './testing/conversations.ts'
import { ChatPage } from './testing/page.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('CHAT-03 CHAT-15 Scenario: beside a choice there is a field for questions and none for typed answers', async () => {
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

test('CHAT-03 Scenario: an answer that does not match the pattern shows how to correct it until it is edited', async () => {
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

test('Scenario: a code typed is never shown, not even while it is on its way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(<ChatPage conversation={stored([wonders(1, { input_label: 'Code', input_type: 'code' })])} />)
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText('••••••')).toBeDefined()
  expect(document.body.textContent).not.toContain('123456')
})
