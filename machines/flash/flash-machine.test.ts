import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { flashMachine, isClosed, showsLoader } from './flash-machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin() {
  const actor = createActor(flashMachine, { input: { at: Date.now() } }).start()
  const state = () =>
    isClosed(actor.getSnapshot()) ? 'closed' : showsLoader(actor.getSnapshot()) ? 'loader' : 'status'
  return { actor, state }
}

test('SHELL-12 a loader for the first third of 6000 ms, then the status icon, then it closes', () => {
  const { state } = begin()
  vi.advanceTimersByTime(1999)
  expect(state()).toBe('loader')
  vi.advanceTimersByTime(1)
  expect(state()).toBe('status')
  vi.advanceTimersByTime(3999)
  expect(state()).toBe('status')
  vi.advanceTimersByTime(1)
  expect(state()).toBe('closed')
})

test('SHELL-12 hover and focus hold the time, in the loader and after it', () => {
  const { actor, state } = begin()
  vi.advanceTimersByTime(1500)
  actor.send({ type: 'attention.gained', at: Date.now() })
  vi.advanceTimersByTime(60_000)
  expect(state()).toBe('loader')
  actor.send({ type: 'attention.lost', at: Date.now() })
  vi.advanceTimersByTime(500)
  expect(state()).toBe('status')
  vi.advanceTimersByTime(1000)
  actor.send({ type: 'attention.gained', at: Date.now() })
  vi.advanceTimersByTime(60_000)
  expect(state()).toBe('status')
  actor.send({ type: 'attention.lost', at: Date.now() })
  vi.advanceTimersByTime(2999)
  expect(state()).toBe('status')
  vi.advanceTimersByTime(1)
  expect(state()).toBe('closed')
})

test('SHELL-12 closing by hand closes at once, even while it is held', () => {
  const { actor, state } = begin()
  actor.send({ type: 'attention.gained', at: Date.now() })
  actor.send({ type: 'user.closed' })
  expect(state()).toBe('closed')
})
