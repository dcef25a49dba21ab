import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Person } from '#contracts/account/credentials.ts'
import { authMachine, WARNED_BEFORE } from './auth-machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
const DAY = 24 * HOUR
const until = (expires: number): Person => ({
  id: 'e1',
  firstName: 'Kari',
  fullName: 'Kari Nordmann',
  expires,
  generalConsent: true,
  telipolConsent: false,
})

function begin(person: Person | undefined, now = 0) {
  const leave = vi.fn<() => void>()
  const actor = createActor(authMachine.provide({ actions: { leave } }), { input: { person, now } }).start()
  return { actor, leave, state: () => within(actor.getSnapshot().value) }
}

const within = (value: string | Record<string, unknown>) =>
  typeof value === 'string' ? value : Object.keys(value).join()

test('AUTH-02 Scenario: a warning shows five minutes before the session ends and disappears when the visitor continues', async () => {
  const { actor, leave } = begin(until(HOUR))
  await vi.advanceTimersByTimeAsync(HOUR - WARNED_BEFORE - 1)
  expect(actor.getSnapshot().matches({ authenticated: 'calm' })).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(actor.getSnapshot().matches({ authenticated: 'ending' })).toBe(true)
  actor.send({ type: 'person.updated', person: until(2 * HOUR), now: HOUR - 60_000 })
  expect(actor.getSnapshot().matches({ authenticated: 'calm' })).toBe(true)
  await vi.advanceTimersByTimeAsync(HOUR + 60_000)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('AUTH-01 Scenario: a person signs in', () => {
  const { actor, state } = begin(undefined)
  expect(state()).toBe('anonymous')
  actor.send({ type: 'person.updated', person: until(HOUR), now: 0 })
  expect(state()).toBe('authenticated')
  expect(actor.getSnapshot().context.person?.id).toBe('e1')
})

test('AUTH-02 Scenario: the session ends by itself when its time is over', async () => {
  const { actor, leave, state } = begin(until(HOUR))
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(state()).toBe('authenticated')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toBe('anonymous')
  expect(leave).toHaveBeenCalledTimes(1)
  expect(actor.getSnapshot().context.person).toBeUndefined()
})

test('AUTH-02 Scenario: a session that has already expired is not started, and the page does not redirect in a loop', () => {
  const { leave, state } = begin(until(HOUR), 2 * HOUR)
  expect(state()).toBe('anonymous')
  expect(leave).not.toHaveBeenCalled()
})

test('AUTH-02 Scenario: the computer slept past the end: coming back to the page ends the session', () => {
  const { actor, leave, state } = begin(until(HOUR))
  actor.send({ type: 'page.returned', now: HOUR - 1 })
  expect(state()).toBe('authenticated')
  actor.send({ type: 'page.returned', now: HOUR })
  expect(state()).toBe('anonymous')
  expect(leave).toHaveBeenCalledTimes(1)
})

test('AUTH-02 Scenario: an update brings a longer session, and the old end passes', async () => {
  const { actor, leave, state } = begin(until(HOUR))
  actor.send({ type: 'person.updated', person: until(3 * HOUR), now: HOUR / 2 })
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(state()).toBe('authenticated')
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('AUTH-02 Scenario: a session longer than a timer can run lasts to its end', async () => {
  const { leave, state } = begin(until(60 * DAY))
  await vi.advanceTimersByTimeAsync(60 * DAY - 1)
  expect(state()).toBe('authenticated')
  await vi.advanceTimersByTimeAsync(1)
  expect(leave).toHaveBeenCalledTimes(1)
})

test('AUTH-02 Scenario: a token that is refused ends the session', () => {
  const { actor, leave, state } = begin(until(HOUR))
  actor.send({ type: 'token.refused' })
  expect(state()).toBe('anonymous')
  expect(leave).toHaveBeenCalledTimes(1)
})

test('AUTH-03 Scenario: logging out forgets the person, and no timer runs on', async () => {
  const { actor, leave, state } = begin(until(HOUR))
  actor.send({ type: 'visitor.loggedOut' })
  expect(state()).toBe('anonymous')
  expect(actor.getSnapshot().context.person).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(leave).not.toHaveBeenCalled()
})
