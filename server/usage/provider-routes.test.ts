import { beforeAll, expect, test } from 'vitest'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import { insuranceItem, subscriptionUser } from './tables.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { mobileSubscription } from '#server/testing/mobile-subscription.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { addPowerSubscription } from '#server/testing/power-subscription.ts'

const KEY = 'a-key-of-a-network-of-32-characters-or-more'
const NETWORK = { authorization: `Bearer ${KEY}` }
const now = Date.now()
const month = monthOf(now)
const lastMonth = addMonths(month, -1)
const portal = portalForTests({ settings: { USAGE_KEY: KEY } })
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let other: Awaited<ReturnType<typeof signedInCustomer>>
let plan: string
const meteringPoint = meteringPointFrom('SE', '4711')
const METER = [{ id: 'm1', meteringPoint, month: lastMonth, wattHours: 412_340 }]

beforeAll(async () => {
  const runtime = { ...serviceDeps(portal.database).runtime, now: () => now }
  const deps = { ...serviceDeps(portal.database), runtime }
  kari = await signedInCustomer(deps, '+4794000001')
  other = await signedInCustomer(deps, '+4794000002')
  plan = await mobileSubscription(deps, {
    legalEntity: kari.id,
    phone: '+4794000001',
    plan: '3gb',
    activeFrom: `${lastMonth}-01`,
    setUp: 19_900,
  })
  await portal.database.db.insert(subscriptionUser).values({ subscription: plan, legalEntity: other.id })
  await addPowerSubscription(deps, {
    id: 'ps',
    legalEntity: kari.id,
    meteringPoint,
    startDate: `${lastMonth}-01`,
    createdAt: new Date(now),
  })
  await portal.database.db
    .insert(insuranceItem)
    .values({ id: 'in1', legalEntity: kari.id, productType: 'car', numberOfItems: 2, since: '2024-01-01' })
  const at = new Date(now - 1_000).toISOString()
  const events = [
    { id: 'e1', phoneNumber: '+4794000001', kind: 'data', at, quantity: 1_234_567 },
    { id: 'e2', phoneNumber: '+4794000001', kind: 'call', at, quantity: 60, to: 'SE' },
  ]
  await portal.app.ask('/services/usage/events/', jsonRequest('POST', { events }, NETWORK))
  await portal.app.ask('/services/usage/meter-values', jsonRequest('POST', { values: METER }, NETWORK))
  await runBilling(deps, lastMonth)
}, 60_000)

const get = async (path: string, who: { headers: Record<string, string> } = kari) => {
  const answer = await portal.app.ask(path, { headers: who.headers })
  return { status: answer.status, body: await answer.json() }
}

test('CALL-09 eRate: one’s own subscriptions with the month’s use, and one of them', async () => {
  const { body } = await get('/services/gateway/erate/v2/consumer/subscriptions')
  expect(body).toEqual([
    {
      accountId: kari.id,
      id: plan,
      subscriptionName: '3 GB',
      plan: '3gb',
      phoneNumber: '+4794000001',
      transferUsed: 1_234.57,
      transferTotal: 3_000,
      failSync: false,
      isOwner: true,
      monthly: 279,
      usage: [
        {
          accountId: kari.id,
          subscriptionId: plan,
          ratePlanName: '3 GB',
          serviceStatus: 'ACTIVE',
          transferUsed: 1_234.57,
          transferTotal: 3_000,
          costsForCurrentMonth: 5.28,
          costsCurrency: 'NOK',
          costs: [
            { kind: 'toCalls', quantity: 60, amount: 5.28 },
            { kind: 'freeData', quantity: 1_234_567, amount: 0 },
          ],
          isOwner: true,
          dataControl: true,
          lastUpdated: expect.any(String),
        },
      ],
    },
  ])
  expect((await get(`/services/gateway/erate/consumer/${kari.id}/subscription/${plan}`)).body).toMatchObject({
    id: plan,
    subscriptionId: plan,
    ratePlanName: '3 GB',
    costsForCurrentMonth: 5.28,
  })
})

test('USE-01 a user of somebody else’s subscription sees its use, but no cost, price or invoice', async () => {
  const { body } = await get('/services/gateway/erate/v2/consumer/subscriptions', other)
  expect(body).toMatchObject([
    { id: plan, isOwner: false, transferUsed: 1_234.57, usage: [{ isOwner: false, costs: [] }] },
  ])
  expect(JSON.stringify(body)).not.toMatch(/costsForCurrentMonth|monthly/)
  expect((await get('/services/gateway/erate/v2/consumer/invoices', other)).body).toEqual([])
})

test('USE-01 use that the network cannot report is failSync until it can', async () => {
  await portal.app.ask('/services/usage/events', jsonRequest('POST', { unavailable: ['+4794000001'] }, NETWORK))
  expect((await get('/services/gateway/erate/v2/consumer/subscriptions')).body).toMatchObject([
    { failSync: true, transferUsed: 0, usage: [] },
  ])
  const events = [{ id: 'e3', phoneNumber: '+4794000001', kind: 'sms', at: new Date(now).toISOString(), quantity: 1 }]
  await portal.app.ask('/services/usage/events', jsonRequest('POST', { events }, NETWORK))
  expect((await get('/services/gateway/erate/v2/consumer/subscriptions')).body).toMatchObject([
    { failSync: false, transferUsed: 1_234.57 },
  ])
})

test('CALL-10 ESN: metering points by the month, by the agreement or the point', async () => {
  const { body } = await get('/services/gateway/esn/v2/consumer/metering-points/monthly')
  expect(body).toMatchObject([
    {
      accountId: kari.id,
      subscriptionId: 'ps',
      meteringPointId: meteringPoint,
      currency: 'SEK',
      usage: [{ month: Number(lastMonth.slice(5)), year: Number(lastMonth.slice(0, 4)), usage: 412.34 }],
    },
  ])
  for (const id of ['ps', meteringPoint])
    expect((await get(`/services/gateway/esn/v2/consumer/${kari.id}/metering-point/${id}/monthly`)).body).toEqual(
      body[0],
    )
})

test('CALL-08 CALL-09 CALL-10 CALL-11 the same invoices at each provider’s address, the newest first', async () => {
  const mobile = (await get('/services/gateway/erate/v2/consumer/invoices')).body
  const power = (await get('/services/gateway/esn/v2/consumer/invoices')).body
  expect([mobile.length, power.length]).toEqual([1, 1])
  expect(mobile).toMatchObject([{ provider: 'eRate', currency: 'NOK', totalAmount: 478, responsibleEntity: kari.id }])
  expect(power).toMatchObject([{ provider: 'esn', currency: 'SEK' }])
  expect((await get(`/services/mobile/fenix/subscribers/${kari.id}/invoices/`)).body).toEqual(mobile)
  for (const path of ['/services/billing/v1.0/billing/invoices/', '/services/billing/billing/invoices'])
    expect((await get(path)).body).toHaveLength(2)
})

test('INV-03 each invoice’s PDF at its own address, with bearer or the portal’s cookie', async () => {
  const own = (await get('/services/billing/billing/invoices')).body
  for (const { invoiceURL, kid, number } of own) {
    const cookie = { cookie: `prat_login=${kari.headers.authorization.slice(7)}` }
    for (const headers of [kari.headers, cookie]) {
      const answer = await portal.app.ask(invoiceURL, { headers })
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
        answer.headers.get('cache-control'),
      ]).toEqual([200, 'application/pdf', 'attachment; filename="invoice.pdf"', 'no-store'])
      const text = pdfText(new Uint8Array(await answer.arrayBuffer()))
      expect(text).toContain(number)
      expect(text).toContain(kid)
    }
  }
})

test('SEC-02 other customers’ ids answer like unknown ones, and visitors get 401', async () => {
  const [mobile, power] = [
    (await get('/services/gateway/erate/v2/consumer/invoices')).body[0],
    (await get('/services/gateway/esn/v2/consumer/invoices')).body[0],
  ]
  const crossed: [string, string][] = [
    [
      `/services/gateway/erate/consumer/${kari.id}/subscription/${plan}`,
      '/services/gateway/erate/consumer/nobody/subscription/none',
    ],
    [
      `/services/gateway/erate/v1/consumer/invoice-file/${mobile.id}`,
      '/services/gateway/erate/v1/consumer/invoice-file/none',
    ],
    [
      `/services/gateway/esn/v1/consumer/invoice-file/${power.id}`,
      '/services/gateway/esn/v1/consumer/invoice-file/none',
    ],
    [
      `/services/gateway/esn/v2/consumer/${kari.id}/metering-point/ps/monthly`,
      '/services/gateway/esn/v2/consumer/nobody/metering-point/none/monthly',
    ],
    [
      `/services/gateway/esn/v2/consumer/${other.id}/metering-point/ps/monthly`,
      `/services/gateway/esn/v2/consumer/${other.id}/metering-point/none/monthly`,
    ],
  ]
  for (const [theirs, nobodys] of crossed) {
    const answer = await get(theirs, other)
    expect([theirs, answer]).toEqual([theirs, await get(nobodys, other)])
    expect(answer.status).toBe(404)
    expect((await portal.app.ask(theirs)).status).toBe(401)
  }
  for (const path of [
    '/services/billing/billing/invoices',
    '/services/insurance/customer/insurances',
    '/services/gateway/esn/v2/consumer/metering-points/monthly',
  ]) {
    expect((await portal.app.ask(path)).status).toBe(401)
    expect((await get(path, other)).body).toEqual([])
  }
})
