// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrain } from './testing/brain.ts'
import { stubBrowser } from './testing/browser.ts'
import { offers, says, sessionAnd, stored, visitor } from './testing/conversations.ts'
import { ChatPage } from './testing/page.tsx'

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([2, 49, 50, 51])(
  'CHAT-16 in a transcript of %i bubbles an answer adds one bubble and replaces none, also when the server numbers it',
  async (length) => {
    const answer = length + 1
    stubBrain({
      utterance: sessionAnd({
        elements: [visitor(answer, 'Blue'), says(answer + 1, 'Noted')],
        cursor: answer + 1,
        waiting: 'answer',
      }),
    })
    const said = Array.from({ length: length - 1 }, (_, index) => says(index + 1, `Fact ${index + 1}`))
    render(<ChatPage conversation={stored([...said, { ...offers(length, 'Blue'), utterance: 'Which colour?' }])} />)
    const added: string[] = []
    const removed: string[] = []
    const texts = (nodes: NodeList) => [...nodes].flatMap((node) => node.textContent ?? [])
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        added.push(...texts(addedNodes))
        removed.push(...texts(removedNodes))
      }
    }).observe(screen.getByRole('log'), { childList: true, subtree: true })
    await userEvent.click(screen.getByRole('button', { name: 'Blue' }))
    await screen.findByText('Noted')
    expect(removed.filter((text) => /Fact|colour|Blue/.test(text))).toEqual([])
    expect(added.filter((text) => /Fact|colour/.test(text))).toEqual([])
    expect(added.filter((text) => text.includes('Blue'))).toHaveLength(1)
  },
)

test('CHAT-14 words that lead to a page lose the link, and show no path, in bubbles that were changed since', () => {
  const terms = 'Mobilvilkårene (/mobil-brukervilkar)'
  render(
    <ChatPage
      conversation={stored([
        visitor(1, '12 GB'),
        { ...says(2, `You accept the ${terms}.`), summary: [{ label: 'Terms', value: terms }] },
        { ...visitor(3, '6 GB'), changes: 1 },
        says(4, `You accept the ${terms}.`),
      ])}
    />,
  )
  expect(screen.getByRole('log').textContent).not.toContain('(/')
  expect(screen.getAllByRole('link', { name: 'Mobilvilkårene', hidden: true })).toHaveLength(1)
})

test('CHAT-03 a Swedish day stays whole in what is said, asked and summed up', () => {
  render(
    <ChatPage
      conversation={stored([
        visitor(1, 'från 2027-02-01'),
        { ...says(2, 'Då börjar avtalet 2027-02-01.'), summary: [{ label: 'Start', value: '2027-02-01' }] },
      ])}
    />,
  )
  const days = screen.getAllByText('2027-02-01')
  expect(days.map(({ tagName }) => tagName)).toEqual(['SPAN', 'SPAN', 'SPAN'])
  expect(screen.getByRole('log').textContent).toContain('Då börjar avtalet 2027-02-01.')
})
