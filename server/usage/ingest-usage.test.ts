import { beforeAll, expect, test } from 'vitest'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { mobileSubscription } from '#server/testing/mobile-subscription.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'

const KEY = 'a-key-of-a-network-of-32-characters-or-more'
const NETWORK = { authorization: `Bearer ${KEY}` }
const now = Date.now()
const METER = [
  { id: 'm1', meteringPoint: meteringPointFrom('SE', '4711'), month: addMonths(monthOf(now), -1), wattHours: 412_340 },
]

const portal = portalForTests({ settings: { USAGE_KEY: KEY } })
let kari: Awaited<ReturnType<typeof signedInCustomer>>
beforeAll(async () => {
  const deps = { ...serviceDeps(portal.database), runtime: { ...serviceDeps(portal.database).runtime, now: () => now } }
  kari = await signedInCustomer(deps, '+4794000001')
  await mobileSubscription(deps, {
    legalEntity: kari.id,
    phone: '+4794000001',
    plan: '3gb',
    activeFrom: `${addMonths(monthOf(now), -1)}-01`,
  })
  const events = [{ id: 'e1', phoneNumber: '+4794000001', kind: 'data', at: new Date(now).toISOString(), quantity: 9 }]
  await portal.app.ask('/services/usage/events/', jsonRequest('POST', { events }, NETWORK))
  await portal.app.ask('/services/usage/meter-values', jsonRequest('POST', { values: METER }, NETWORK))
}, 60_000)

test('what comes again is known, and said', async () => {
  const told = await portal.app.ask('/services/usage/meter-values', jsonRequest('POST', { values: METER }, NETWORK))
  expect(await told.json()).toEqual({ taken: 0, repeated: 1 })
  const events = [{ id: 'e1', phoneNumber: '+4794000001', kind: 'data', at: new Date(now).toISOString(), quantity: 9 }]
  expect(
    await (await portal.app.ask('/services/usage/events', jsonRequest('POST', { events }, NETWORK))).json(),
  ).toMatchObject({ taken: 0, repeated: 1 })
})

test('what a network sends: only with the key, and only what is understood', async () => {
  const event = { id: 'e9', phoneNumber: '+4794000001', kind: 'data', at: `${osloDay(now)}T00:00:00Z`, quantity: 1 }
  const post = async (body: unknown, headers: Record<string, string> = NETWORK) =>
    (await portal.app.ask('/services/usage/events', jsonRequest('POST', body, headers))).status
  expect([
    await post({ events: [event] }, {}),
    await post({ events: [event] }, { authorization: 'Bearer wrong' }),
    await post({ events: [event] }, kari.headers),
  ]).toEqual([401, 401, 401])
  const wrong = [
    { ...event, kind: 'fax' },
    { ...event, quantity: -1 },
    { ...event, quantity: 1.5 },
    { ...event, to: 'XX' },
    { ...event, at: 'yesterday' },
    { ...event, special: 'toString' },
    { ...event, id: 'a b' },
  ]
  for (const one of wrong) expect(await post({ events: [one] })).toBe(400)
  expect(await post({ events: Array.from({ length: 1_001 }, () => event) })).toBe(400)
})
