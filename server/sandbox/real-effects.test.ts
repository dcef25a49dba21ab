import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { EFFECTS } from '#contracts/effects/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { addDays } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { RealEffect } from '#contracts/sandbox/sandbox-service.ts'
import { oneTimeCode } from '#server/accounts/tables.ts'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import { serviceDeps } from '../testing/service-deps.ts'
import { codeIn } from '../testing/order-by-chat.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { createRealEffects } from './real-effects.ts'

const PHONE = '+4790010011'
const AT = Date.parse('2027-05-01T10:00:00Z')
const MINUTE = 60_000
const KARI = {
  name: { firstName: 'Kari', lastName: 'Nordmann' },
  birthDate: '1990-12-24',
  phone: PHONE,
  postalCode: '0150',
}

let database: Database
let real: ReturnType<typeof createRealEffects>
beforeAll(async () => {
  database = await openInMemory()
  real = createRealEffects(serviceDeps(database), openInMemory)
})
afterAll(async () => {
  await real.close()
  await database.close()
})
type Effect = Parameters<typeof real.carryOut>[0]['effect']
const ask = (run: string, turn: number, effect: Effect, needs: unknown, now = AT, locale = 'nb_NO') =>
  real.carryOut({ effect, needs, run, turn, now, locale }, { id: 'developer' })
const newestCode = async () => codeIn(await listMessages(serviceDeps(database), PHONE))

test('SAND-02 a code is sent to the outbox and checked by the real service; eleven minutes later it has expired', async () => {
  expect(await ask('run-expiry', 3, 'code.send', { phone: PHONE })).toEqual({ outcome: 'sent', gives: {} })
  const code = await newestCode()
  expect(await ask('run-expiry', 4, 'code.check', { phone: PHONE, code }, AT + 11 * MINUTE)).toEqual({
    outcome: 'expired',
    gives: {},
  })
  const wrong = code === '111111' ? '222222' : '111111'
  expect(await ask('run-expiry', 4, 'code.check', { phone: PHONE, code: wrong }, AT + MINUTE)).toEqual({
    outcome: 'wrong',
    gives: {},
  })
  expect(await ask('run-expiry', 4, 'code.check', { phone: PHONE, code }, AT + MINUTE)).toEqual({
    outcome: 'new',
    gives: {},
  })
})

test('SAND-02 a code of one run is nothing in another, nor are its codes counted there', async () => {
  const code = await newestCode()
  expect((await ask('run-two-000', 4, 'code.check', { phone: PHONE, code })).outcome).toBe('expired')
  expect((await ask('run-two-000', 5, 'code.send', { phone: PHONE })).outcome).toBe('sent')
  expect((await ask('run-two-000', 7, 'code.send', { phone: PHONE })).outcome).toBe('tooMany')
})

test('SAND-02 a whole order is placed with the outcomes the services give', async () => {
  const credit = await ask('run-order-0', 1, 'credit.check', { ...KARI, plan: '12gb' })
  expect(credit).toEqual({ outcome: 'approved', gives: { creditCheckId: expect.any(String) } })
  const made = await ask('run-order-0', 2, 'customer.create', {
    ...KARI,
    email: 'kari@example.no',
    street: 'Fjordgata 12',
    city: 'Oslo',
  })
  expect(made).toMatchObject({ outcome: 'created', gives: { firstName: 'Kari' } })
  const missing: Facts = { plan: '12gb' }
  expect(await ask('run-order-0', 3, 'order.place', missing)).toEqual({ outcome: 'failed', gives: {} })
  expect((await ask('run-order-0', 4, 'number.check', { portNumber: '+4790000201' })).outcome).toBe('notPortable')
})

test('SAND-02 every effect a flow can ask for is carried out for real but signing in: a meter is found by the register', async () => {
  const taken = (effect: string) =>
    v.safeParse(RealEffect, { effect, needs: {}, run: 'run-power-0', turn: 1, now: AT, locale: 'sv_SE' }).success
  expect(Object.keys(EFFECTS).filter((effect) => !taken(effect))).toEqual(['session.signIn'])
  const found = await ask(
    'run-order-0',
    5,
    'metering.find',
    { street: 'Storgatan 1', postalCode: '11120' },
    AT,
    'sv_SE',
  )
  expect(found).toMatchObject({ outcome: 'several', gives: { meteringPoints: expect.any(Array) } })
})

test('SAND-02 a moved clock touches nothing of the portal: no code, no count, no login', async () => {
  await ask('run-future-0', 1, 'code.send', { phone: PHONE }, Date.parse(`${addDays(osloDay(AT), 3_000)}T10:00:00Z`))
  expect(await database.db.select().from(oneTimeCode)).toEqual([])
})

test('SAND-02 a service that throws settles as failed', async () => {
  await real.close()
  const broken = createRealEffects(
    { ...serviceDeps(database), sms: { send: () => Promise.reject(new Error('no way out')) } },
    openInMemory,
  )
  const answer = await broken.carryOut(
    { effect: 'code.send', needs: { phone: PHONE }, run: 'run-broken', turn: 1, now: AT, locale: 'nb_NO' },
    { id: 'developer' },
  )
  expect(answer).toEqual({ outcome: 'failed', gives: {} })
  await broken.close()
})
