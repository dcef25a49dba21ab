// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import FrameDialog from './frame-dialog.tsx'
import { element } from './testing/conversations.ts'
import { stubBrowser } from './testing/browser.ts'
import { Page } from './testing/page.tsx'

const close = vi.fn<() => void>()
const shown = {
  ...element(3, {}),
  input_type: 'iframe' as const,
  parameters: { input_button_text: 'Open' },
  extra_parameters: { action: 'view', target: '/chat/view/debts' },
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.close = vi.fn<() => void>()
  close.mockClear()
  stubBrowser()
  render(
    <Page at="/refinansiering?step=init">
      <FrameDialog element={shown} sessionId="s1" onClose={close} />
    </Page>,
  )
})
afterEach(cleanup)

const frame = () => screen.getByTitle<HTMLIFrameElement>('Open')
const hear = (data: unknown, origin: string, source: MessageEventSource | null) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })))
const done = { from: 'view', happened: 'done' }

test('CHAT-08 the frame is sandboxed away from our origin and begins at our own address', () => {
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame().getAttribute('src')).toBe('/chat/view/debts?session=s1&from=%2Frefinansiering%3Fstep%3Dinit')
})

test('CHAT-08 the frame’s own message that the person is done closes it', () => {
  hear(done, 'null', frame().contentWindow)
  expect(close).toHaveBeenCalledOnce()
})

test.each<[string, unknown, string, () => MessageEventSource | null]>([
  ['another window', done, 'null', () => window],
  ['no window', done, 'null', () => null],
  ['our own origin, which it cannot have', done, 'http://localhost:3000', () => frame().contentWindow],
  ['another origin', done, 'https://elsewhere.example', () => frame().contentWindow],
  ['the frame, but something else', { from: 'view', happened: 'paid' }, 'null', () => frame().contentWindow],
  ['the frame, with more than was agreed', { ...done, target: '/' }, 'null', () => frame().contentWindow],
  ['the frame, but no object', 'done', 'null', () => frame().contentWindow],
])('SEC-03 CHAT-08 a message of %s is not listened to', (_of, data, origin, source) => {
  hear(data, origin, source())
  expect(close).not.toHaveBeenCalled()
})
