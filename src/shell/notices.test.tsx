// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#src/testing/render-page.tsx'
import { NoticesHost, useNotify } from './notices.tsx'

function Teller({ kind }: { kind: 'flash' | 'toast' }) {
  const notify = useNotify()
  return (
    <button type="button" onClick={() => notify({ kind, tone: 'good', text: 'Lagret' })}>
      Si
    </button>
  )
}

async function tell(kind: 'flash' | 'toast') {
  await renderPage(
    <NoticesHost>
      <Teller kind={kind} />
    </NoticesHost>,
  )
  await Promise.all([import('./notice-list.tsx'), import('#src/ui/motion-features.ts')])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  fireEvent.click(screen.getByRole('button', { name: 'Si' }))
  await act(async () => undefined)
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useRealTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('SHELL-12 a flash shows a loader for a third of its 6000 ms, then its status icon, then goes', async () => {
  await tell('flash')
  expect(screen.getByRole('status').textContent).toBe('Lagret')
  pass(1999)
  expect(screen.queryByTestId('flash-loader')).not.toBeNull()
  pass(1)
  expect(screen.queryByTestId('flash-status')).not.toBeNull()
  pass(3999)
  expect(screen.queryByText('Lagret')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Lagret')).toBeNull()
})

test('SHELL-12 a flash stays while the focus is on it', async () => {
  await tell('flash')
  pass(3000)
  fireEvent.focus(screen.getByRole('button', { name: 'Lukk' }))
  pass(60_000)
  expect(screen.queryByText('Lagret')).not.toBeNull()
  fireEvent.blur(screen.getByRole('button', { name: 'Lukk' }))
  pass(3000)
  expect(screen.queryByText('Lagret')).toBeNull()
})

test('SHELL-12 a flash stays while the pointer is on it, and while either pointer or focus is', async () => {
  await tell('flash')
  pass(3000)
  const close = screen.getByRole('button', { name: 'Lukk' })
  fireEvent.pointerEnter(close.parentElement ?? close)
  pass(60_000)
  act(() => close.focus())
  fireEvent.pointerLeave(close.parentElement ?? close)
  pass(60_000)
  expect(screen.queryByText('Lagret')).not.toBeNull()
  act(() => close.blur())
  pass(3000)
  expect(screen.queryByText('Lagret')).toBeNull()
})

test('SHELL-13 a toast closes by itself after 16000 ms', async () => {
  await tell('toast')
  pass(15_999)
  expect(screen.queryByText('Lagret')).not.toBeNull()
  pass(1)
  expect(screen.queryByText('Lagret')).toBeNull()
})

test('SHELL-13 a toast can be closed by hand', async () => {
  await tell('toast')
  fireEvent.click(screen.getByRole('button', { name: 'Lukk' }))
  expect(screen.queryByText('Lagret')).toBeNull()
})
