import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { embeddedSubscriptions } from '#server/subscriptions/embedded-subscriptions.ts'
import { subscriptionsRoutes } from '#server/subscriptions/subscriptions-routes.ts'
import { budgetSpending } from '#server/budgets/tables.ts'
import { resolve, retry } from '#server/staff/mend.ts'
import { listWork } from '#server/staff/work-items.ts'
import { embeddedMobile } from './embedded-mobile.ts'
import { mobileRoutes } from './mobile-routes.ts'

const DAY = '2026-03-01'

let database: Database
let deps: ReturnType<typeof serviceDeps>
let mobile: ReturnType<typeof mobileRoutes>
let subscriptions: ReturnType<typeof subscriptionsRoutes>
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let other: Awaited<ReturnType<typeof signedInCustomer>>
let numbers = 0

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  deps = serviceDeps(database)
  mobile = mobileRoutes({ ...deps, localeOf: () => 'nb_NO' }, embeddedMobile(deps))
  subscriptions = subscriptionsRoutes(deps, embeddedSubscriptions(deps))
  numbers += 2
  kari = await signedInCustomer(deps, phoneOf(numbers))
  other = await signedInCustomer(deps, phoneOf(numbers + 1))
})

const phoneOf = (n: number) => `+47950000${String(n).padStart(2, '0')}`
const get = (path: string, who = kari) => mobile.request(path, { headers: who.headers })
const creditOf = async (who = kari) => (await get('/perform-credit-check?plan=12gb&reason=order', who)).json()
const orderBody = async () => ({
  plan: '12gb',
  numberChoice: 'keep',
  portNumber: phoneOf(numbers),
  street: 'Storgata 12B',
  postalCode: '0184',
  city: 'Oslo',
  creditCheckId: (await creditOf()).id,
  quotedMonthly: 399,
  quotedSetUp: 0,
  catalogueVersion: catalogueVersion(DAY),
})
const order = async (key = 'one', more: object = {}, path = '/contracts') =>
  mobile.request(
    path,
    jsonRequest('POST', { ...(await orderBody()), ...more }, { ...kari.headers, 'idempotency-key': key }),
  )

test('CALL-08 a contract is ordered, listed, and the same key orders it once', async () => {
  const made = await order()
  expect(made.status).toBe(201)
  const contract = await made.json()
  expect(contract).toEqual({
    accountId: kari.id,
    id: expect.any(String),
    orderId: expect.any(String),
    subscriptionId: expect.any(String),
    plan: '12gb',
    subscriptionName: '12 GB',
    phoneNumber: phoneOf(numbers),
    state: 'ORDERED',
    monthly: 399,
    setUp: 0,
    created: '2026-03-02T09:00:00.000Z',
  })
  expect(await (await order()).json()).toEqual(contract)
  for (const path of ['/contracts', `/fenix/subscribers/${kari.id}/contracts/`])
    expect(await (await get(path)).json()).toEqual([contract])
  expect(await (await get('/contracts', other)).json()).toEqual([])
})

test('CALL-08 an order that cannot be placed is refused with the reason', async () => {
  await order()
  const faults = await Promise.all([
    order('two'),
    order('three', { quotedMonthly: 1 }),
    order('four', { creditCheckId: 'none' }),
    order('five six'),
    order('six', { childBirthDate: '2020-02-31' }),
  ])
  expect(await Promise.all(faults.map(async (answer) => [answer.status, (await answer.json()).code]))).toEqual([
    [409, 'already_customer'],
    [409, 'price_changed'],
    [422, 'no_credit_check'],
    [400, 'invalid'],
    [400, 'invalid'],
  ])
})

test('TRU-05 beyond its budget an account’s orders and credit checks are refused with a time, and those before stay', async () => {
  const from = { ...kari.headers, 'x-test-address': '203.0.113.20' }
  const body = await orderBody()
  const again = (n: number) =>
    mobile.request('/contracts', jsonRequest('POST', body, { ...from, 'idempotency-key': `budget-${n}` }))
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await again(n)).status)
  expect(statuses).toEqual([201, ...Array(9).fill(409), 429])
  const refused = await again(11)
  expect([(await refused.json()).code, refused.headers.get('retry-after')]).toEqual(['too_many_orders', '3600'])
  const check = () => mobile.request('/perform-credit-check?plan=12gb&reason=order', { headers: from })
  for (let n = 0; n < 20; n += 1) expect((await check()).status).toBe(200)
  expect([(await check()).status, (await (await check()).json()).code]).toEqual([429, 'too_many_credit_checks'])
  expect(await (await get('/contracts')).json()).toHaveLength(1)
})

test('CALL-08 a credit check needs a confirmed order, and ends the same all day', async () => {
  for (const path of [
    '/perform-credit-check',
    '/perform-credit-check?plan=12gb',
    '/perform-credit-check?plan=12gb&reason=curious',
    '/perform-credit-check?plan=no&reason=order',
  ]) {
    const answer = await get(path)
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 400, 'invalid'])
  }
  const first = await creditOf()
  expect(first).toEqual({ accountId: kari.id, id: expect.any(String), outcome: 'approved' })
  expect(await creditOf()).toEqual(first)
})

test('CALL-08 a deposit is told in kroner', async () => {
  numbers += 2
  const young = await signedInCustomer(deps, phoneOf(numbers), '2007-06-01')
  expect(await creditOf(young)).toEqual({
    accountId: young.id,
    id: expect.any(String),
    outcome: 'deposit',
    deposit: 1197,
  })
})

test('CALL-08 SEC-02 portings, contracts and invoices of others are not found', async () => {
  await order()
  expect((await get(`/fenix/portation-status/${phoneOf(numbers)}/`)).status).toBe(200)
  const missing = await get('/fenix/portation-status/+4799999999/')
  const strange = await get(`/fenix/portation-status/${phoneOf(numbers)}/`, other)
  expect([strange.status, await strange.text()]).toEqual([404, await missing.text()])
  for (const what of ['contracts', 'invoices']) {
    const [theirs, nobodys] = [
      await get(`/fenix/subscribers/${kari.id}/${what}/`, other),
      await get(`/fenix/subscribers/none/${what}/`),
    ]
    expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()])
  }
  const posted = await mobile.request(
    `/fenix/subscribers/${kari.id}/contracts/`,
    jsonRequest('POST', await orderBody(), other.headers),
  )
  expect(posted.status).toBe(404)
  expect(await (await get(`/fenix/subscribers/${kari.id}/invoices/`)).json()).toEqual([])
})

test('AUTH-05 without a token every call is 401', async () => {
  for (const path of [
    '/contracts',
    '/perform-credit-check',
    '/fenix/portation-status/1/',
    `/fenix/subscribers/${kari.id}/contracts/`,
  ]) {
    const answer = await mobile.request(path)
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 401, 'not_signed_in'])
  }
  expect((await subscriptions.request('/')).status).toBe(401)
})

test('CALL-07 one’s own subscriptions are listed and described; another’s are not found', async () => {
  const { subscriptionId } = await (await order()).json()
  const [subscription] = await (await subscriptions.request('/', { headers: kari.headers })).json()
  expect(subscription).toEqual({
    id: subscriptionId,
    product: { kind: 'MOBILE', name: '12 GB' },
    state: 'ORDERED',
    country: 'NO',
    description: '',
    created: '2026-03-02T09:00:00.000Z',
    contract: { id: expect.any(String), entity: { id: kari.id, name: 'Kari Nordmann' } },
    asset: { foreignId: phoneOf(numbers), address: null },
  })
  const change = (who: typeof kari, body: object, id = subscriptionId) =>
    subscriptions.request(`/${id}/`, jsonRequest('PATCH', body, who.headers))
  expect(await (await change(kari, { description: ' Jobb ' })).json()).toEqual({ ...subscription, description: 'Jobb' })
  expect((await change(kari, { description: 'x', state: 'ENDED' })).status).toBe(400)
  const [theirs, nobodys] = [
    await change(other, { description: 'Mine' }),
    await change(kari, { description: 'x' }, 'none'),
  ]
  expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()])
  expect((await subscriptions.request(`/${subscriptionId}/`, { headers: other.headers })).status).toBe(404)
  expect(
    (await (await subscriptions.request(`/${subscriptionId}/`, { headers: kari.headers })).json()).description,
  ).toBe('Jobb')
})

test('TRU-05 ORD-07 an order by call of a row of made-up customers is held until staff release it, and refused once they decided so', async () => {
  await database.db.delete(budgetSpending)
  const from = { 'x-test-address': '203.0.113.77' }
  const street = 'Lagergata 9'
  const ordered = async (n: number, key: string | undefined, who?: typeof kari) => {
    const by = who ?? (await signedInCustomer(deps, `+4795100${String(n).padStart(3, '0')}`))
    const headers = { ...by.headers, ...from, ...(key !== undefined && { 'idempotency-key': key }) }
    const body = { ...(await orderBody()), numberChoice: 'new', quotedSetUp: 199, street, creditCheckId: 'none' }
    const answer = await mobile.request('/contracts', jsonRequest('POST', body, headers))
    return { by, told: [answer.status, (await answer.json()).code] }
  }
  // An order that is not held gets as far as its missing credit check.
  const GOES_ON = [422, 'no_credit_check']
  for (let n = 0; n < 20; n += 1) expect((await ordered(n, 'first')).told).toEqual(GOES_ON)
  const { by: released, told } = await ordered(21, 'held')
  expect(told).toEqual([409, 'order_held'])
  const { by: refused } = await ordered(22, 'held')
  expect((await ordered(23, undefined)).told).toEqual([409, 'order_held'])
  const staff = {
    ...deps,
    requeue: { lead: deps.leadQueue.enqueue, letter: deps.letterQueue.enqueue, erasure: async () => {} },
  }
  const kariOfStaff = { name: 'kari@example.no', person: 'kari' }
  const listed = async () => (await listWork(deps)).flatMap(({ kind, id }) => (kind === 'order' ? [id] : []))
  expect(await listed()).toEqual([released, refused].map(({ id }) => `${id}:held`))
  expect(await retry(staff, { kind: 'order', id: `${released.id}:held` }, kariOfStaff, 'called the customer')).toBe(
    true,
  )
  expect(await resolve(staff, { kind: 'order', id: `${refused.id}:held` }, kariOfStaff, 'nobody lives there')).toBe(
    true,
  )
  expect(await listed()).toEqual([])
  expect((await ordered(21, 'held', released)).told).toEqual(GOES_ON)
  expect((await ordered(22, 'held', refused)).told).toEqual([409, 'order_refused'])
})
