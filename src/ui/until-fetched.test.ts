import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilFetched } from './until-fetched.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gone = () => Promise.reject(new TypeError('gone'))

test('ERR-02 CHAT-13 a part that cannot be fetched just now is fetched once the server is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone).mockImplementationOnce(gone)
  load.mockResolvedValue('part')
  const fetched = untilFetched(load, async () => {})
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(load).toHaveBeenCalledTimes(3)
  expect(await fetched).toBe('part')
})

test('ERR-02 a browser that remembers the failure gets the page anew from the second failure on', async () => {
  const anew = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  void untilFetched(gone, anew)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(anew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(anew).toHaveBeenCalledTimes(1)
})
