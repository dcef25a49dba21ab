import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilFetched } from './until-fetched.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('ERR-02 CHAT-13 a part that cannot be fetched just now is fetched once the server is back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue('part')
  const fetched = untilFetched(load)
  await vi.advanceTimersByTimeAsync(999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect(load).toHaveBeenCalledTimes(3)
  expect(await fetched).toBe('part')
})
