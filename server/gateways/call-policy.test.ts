import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { createCallPolicy, NOT_CONNECTED, type CallPolicy } from './call-policy.ts'

const RESTING = fault('unreachable', 'resting')
const DOWN = fault('unreachable', 'http_500')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const failing = (policy: CallPolicy, customer: string, result: Result<never> = DOWN) =>
  policy(customer, async () => result)
const well = (policy: CallPolicy, customer: string) => policy(customer, async () => ok('well'))
const times = async (count: number, call: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await call()
}

test('ERR-02 repeated failures for one customer do not stop calls for others', async () => {
  const policy = createCallPolicy(1_000)
  await times(50, () => failing(policy, 'mallory'))
  expect(await well(policy, 'mallory')).toEqual(RESTING)
  expect(await well(policy, 'kari')).toEqual(ok('well'))
})

test('ERR-02 the circuit opens after failures for several customers in a row, then lets one call through', async () => {
  const policy = createCallPolicy(1_000)
  for (const customer of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) expect(await failing(policy, customer)).toEqual(DOWN)
  expect(await well(policy, 'kari')).toEqual(RESTING)
  vi.setSystemTime(Date.now() + 5_000)
  expect(await failing(policy, 'h')).toEqual(DOWN)
  expect(await well(policy, 'kari')).toEqual(RESTING)
  vi.setSystemTime(Date.now() + 5_000)
  expect([await well(policy, 'kari'), await well(policy, 'ola')]).toEqual([ok('well'), ok('well')])
})

test('ERR-02 the circuit is open for every customer when the address is unreachable', async () => {
  const policy = createCallPolicy(1_000)
  for (const customer of ['a', 'b', 'a', 'b', 'a']) await failing(policy, customer, fault('unreachable', NOT_CONNECTED))
  expect(await well(policy, 'kari')).toEqual(RESTING)
})

test('ERR-02 a "not found" or a refusal is an answer and does not count as an outage', async () => {
  const policy = createCallPolicy(1_000)
  await times(10, () => failing(policy, 'kari', fault('notFound')))
  await times(10, () => failing(policy, 'kari', fault('refused', 'price_changed')))
  expect(await well(policy, 'kari')).toEqual(ok('well'))
})

test('ERR-02 calls that hang hold up the customer who made them, not the others, and end at the deadline', async () => {
  const policy = createCallPolicy(1_000)
  const hanging = Array.from({ length: 13 }, () => policy('mallory', () => new Promise<Result<string>>(() => {})))
  expect(await hanging[12]).toEqual(fault('unreachable', 'no_room'))
  expect(await well(policy, 'kari')).toEqual(ok('well'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await Promise.all(hanging.slice(0, 12))).toEqual(
    Array.from({ length: 12 }, () => fault('unreachable', 'late')),
  )
})
