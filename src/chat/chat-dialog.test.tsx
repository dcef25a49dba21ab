// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatDialog } from './chat-dialog.tsx'
import { stubBrain } from './testing/brain.ts'
import { stubBrowser } from './testing/browser.ts'
import { offers, stored, visitor, wonders } from './testing/conversations.ts'
import { Page } from './testing/page.tsx'

beforeEach(() => {
  stubBrowser()
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const conversation = stored([offers(1, 'New')])
const dialog = (open: boolean, loaded: typeof conversation | undefined, onClose = () => {}) => (
  <Page>
    <ChatDialog title="Order" open={open} onClose={onClose} conversation={loaded} />
  </Page>
)

test('CHAT-17 the order chat opens over the page, and waits for its conversation', async () => {
  const { rerender } = render(dialog(false, undefined))
  expect(screen.queryByRole('dialog')).toBeNull()
  rerender(dialog(true, undefined))
  expect(screen.getByRole('dialog', { name: 'Order' })).toBeDefined()
  expect(screen.getByRole('status', { name: 'chat.loading' })).toBeDefined()
  rerender(dialog(true, conversation))
  expect(await screen.findByRole('button', { name: 'New' })).toBeDefined()
})

test('CHAT-17 a dialog closed and opened again shows the conversation where it was', async () => {
  stubBrain({
    utterance: {
      session: { id: 's1', jwt: '' },
      elements: [visitor(2, 'New'), wonders(3)],
      cursor: 3,
      waiting: 'answer',
    },
  })
  const onClose = vi.fn<() => void>()
  const { rerender } = render(dialog(true, conversation, onClose))
  await userEvent.click(await screen.findByRole('button', { name: 'New' }))
  await screen.findByLabelText('Your name')
  await userEvent.click(screen.getByRole('button', { name: 'chat.close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await act(async () => rerender(dialog(false, conversation, onClose)))
  expect(screen.queryByLabelText('Your name')).toBeNull()
  rerender(dialog(true, conversation, onClose))
  expect(screen.getByLabelText('Your name')).toBeDefined()
})
