// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '#contracts/account/credentials.ts'
import SessionWatch from './session-watch.tsx'

// The warning needs the texts and the router of a page; once it is loaded it would be shown here without them.
vi.mock(import('./session-ending.tsx'), () => ({ default: () => <></> }))

const reload = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  reload.mockClear()
})

const until = (expires: number): Person => ({
  id: 'e1',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires,
  generalConsent: true,
  telipolConsent: false,
})

test('AUTH-02 a page that is open when the session ends reloads', async () => {
  render(<SessionWatch person={until(60_000)} />)
  await act(() => vi.advanceTimersByTimeAsync(59_999))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('AUTH-02 a session that is extended lasts until its new end', async () => {
  const { rerender } = render(<SessionWatch person={until(60_000)} />)
  await act(async () => rerender(<SessionWatch person={until(120_000)} />))
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(reload).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('AUTH-02 the computer slept past the end: coming back to the page loads it again', async () => {
  render(<SessionWatch person={until(60_000)} />)
  vi.setSystemTime(90_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(reload).toHaveBeenCalledTimes(1)
})
