// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '#contracts/account/credentials.ts'
import { useAuth } from './use-auth.ts'

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

const kari: Person = { id: 'e1', firstName: 'Kari', fullName: 'Kari Nordmann', expires: 60_000, generalConsent: true, telipolConsent: false }
const Who = ({ person }: { person: Person | undefined }) => <p>{useAuth(person) ? 'signed in' : 'a stranger'}</p>

test('AUTH-02 a page open past the end of the session is loaded again', async () => {
  render(<Who person={kari} />)
  expect(screen.getByText('signed in')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('AUTH-01 the page of a stranger becomes that of a person when they sign in', async () => {
  const { rerender } = render(<Who person={undefined} />)
  expect(screen.getByText('a stranger')).toBeDefined()
  await act(async () => rerender(<Who person={kari} />))
  expect(screen.getByText('signed in')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
})
