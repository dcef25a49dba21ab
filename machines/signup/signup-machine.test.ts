import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { STEP_TURNS, signupMachine } from './signup-machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function atTheName({ calm }: { calm: boolean }) {
  const actor = createActor(signupMachine, {
    input: { step: 'name', status: 'notCreated', problem: undefined, locale: 'nb_NO', calm },
  })
  actor.start()
  actor.send({ type: 'step.opened', step: 'phone', status: 'notCreated', back: false })
  return actor
}

test('SIGN-05 a sign-up step enters within 500 to 600 ms', () => {
  expect(STEP_TURNS).toBeGreaterThanOrEqual(500)
  expect(STEP_TURNS).toBeLessThanOrEqual(600)
  const actor = atTheName({ calm: false })
  expect(actor.getSnapshot().value.motion).toBe('turning')
  vi.advanceTimersByTime(STEP_TURNS - 1)
  expect(actor.getSnapshot().value.motion).toBe('turning')
  vi.advanceTimersByTime(1)
  expect(actor.getSnapshot().value.motion).toBe('still')
})

test('SIGN-05 with reduced motion a step appears at once, also when it is opened again', () => {
  const calm = atTheName({ calm: true })
  expect(calm.getSnapshot().value.motion).toBe('still')
  const again = atTheName({ calm: false })
  vi.advanceTimersByTime(STEP_TURNS)
  again.send({ type: 'step.opened', step: 'phone', status: 'notCreated', back: false })
  expect(again.getSnapshot().value.motion).toBe('still')
})
