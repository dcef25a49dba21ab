// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWaitsLong } from './use-waits-long.ts'

afterEach(() => vi.useRealTimers())

test('OPS-02 an effect that takes eight seconds is said to take longer, until it is settled', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ waits }) => useWaitsLong(waits), { initialProps: { waits: true } })
  act(() => vi.advanceTimersByTime(7_999))
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  rerender({ waits: false })
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(false)
})
