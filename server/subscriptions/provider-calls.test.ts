import { createServer, type Server } from 'node:http'
import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import type { Database } from '#server/db/database.ts'
import { powerOrder, powerSubscription } from '#server/power/tables.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { readSigningKey } from '#server/identity/signing-key.ts'

type SignedInCustomer = Awaited<ReturnType<typeof signedInCustomer>>
type Answer = { status?: number; type?: string; body: string }

let database: Database
let app: RunningApp
let embedded: RunningApp
let outside: Server
let base: string
let kari: SignedInCustomer
let other: SignedInCustomer
const seen: { call: string; token: string; cookie: string | undefined }[] = []
let answer: (url: string) => Answer

beforeAll(async () => {
  outside = createServer((request, response) => {
    const { method, url = '', headers } = request
    seen.push({
      call: `${method} ${url}`,
      token: headers.authorization?.slice('Bearer '.length) ?? '',
      cookie: headers.cookie,
    })
    const { status = 200, type = 'application/json', body } = answer(url)
    response.writeHead(status, { 'content-type': type, 'set-cookie': 'a=b' }).end(body)
  })
  await new Promise<void>((listening) => {
    outside.listen(0, '127.0.0.1', listening)
  })
  const address = outside.address()
  base = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  database = await openInMemory()
  const settings = {
    ERATE_URL: 'erate',
    ESN_URL: 'esn',
    BILLING_URL: 'billing',
    INSURANCE_URL: 'insurance',
    MOBILE_URL: 'mobile',
    SUBSCRIPTIONS_URL: 'subscriptions',
    CORE_URL: 'core',
  }
  app = await runningApp(
    database,
    Object.fromEntries(Object.entries(settings).map(([setting, path]) => [setting, `${base}/${path}`])),
  )
  embedded = await runningApp(database)
  const deps = { ...serviceDeps(database), runtime: { ...serviceDeps(database).runtime, now: Date.now } }
  kari = await signedInCustomer(deps, '+4796000001')
  other = await signedInCustomer(deps, '+4796000002')
  await database.db
    .insert(powerOrder)
    .values({ id: 'po', key: 'po', legalEntity: kari.id, evidence: {}, createdAt: new Date() })
  await database.db.insert(powerSubscription).values({
    id: 'ps',
    order: 'po',
    legalEntity: kari.id,
    agreement: 'se-timpris',
    priceArea: 'SE3',
    street: 'Storgatan 1',
    postalCode: '11120',
    city: 'Stockholm',
    addressKey: 'k',
    reason: 'switch',
    perKwh: 690,
    monthly: 3_900,
    startDate: '2026-01-01',
    createdAt: new Date(),
  })
}, 60_000)
beforeEach(() => {
  seen.length = 0
})
afterAll(async () => {
  await app.close()
  await embedded.close()
  outside.close()
  await database.close()
})

const ask = (path: string, init: RequestInit = {}) => embedded.ask(path, { headers: kari.headers, ...init })

const invoice = (owner: string) => ({
  id: 'f1',
  provider: 'eRate',
  number: 7,
  created: '2026-01-03T00:00:00Z',
  dueDate: '2026-01-17',
  totalAmount: 10,
  totalExclVat: 8,
  totalVat: 2,
  currencyCode: 'NOK',
  paid: 'UNPAID',
  responsibleEntity: owner,
})
const subscription = (owner: string) => ({
  id: 's1',
  product: { kind: 'MOBILE', name: '6 GB' },
  state: 'ACTIVE',
  country: 'NO',
  description: '',
  created: '2026-01-03T00:00:00Z',
  contract: { id: 'c1', entity: { id: owner, name: 'Kari Nordmann' } },
  asset: { foreignId: '+4796000001', address: null },
})
const mobileUse = (owner: string) => ({
  accountId: owner,
  id: 's1',
  subscriptionName: '6 GB',
  phoneNumber: '+4796000001',
  transferUsed: 1,
  transferTotal: 6_000,
  failSync: false,
  isOwner: true,
  usage: [],
})
const powerUse = (owner: string) => ({
  accountId: owner,
  subscriptionId: 's1',
  meteringPointId: 'm1',
  subscriptionName: 'Månadsmedelpris',
  state: 'ACTIVE',
  currency: 'SEK',
  address: { street: 'Storgatan 1', postalCode: '11120', place: 'Stockholm' },
  usage: [],
  lastUpdated: '2026-01-01T00:00:00Z',
})
const contract = (owner: string) => ({
  accountId: owner,
  id: 'c1',
  orderId: 'o1',
  subscriptionId: 's1',
  plan: '12gb',
  subscriptionName: '12 GB',
  phoneNumber: '+4796000001',
  state: 'ORDERED',
  monthly: 399,
  setUp: 0,
  created: '2026-01-03T00:00:00Z',
})
const account = (owner: string) => ({
  id: owner,
  name: 'Kari',
  fullName: 'Kari Nordmann',
  firstName: 'Kari',
  lastName: 'Nordmann',
  locale: 'nb_NO',
  acceptanceTags: [],
  addresses: [],
  contactPoints: [],
  contactInfo: { emails: [], phoneNumbers: [], addresses: [] },
})
const ORDER = {
  plan: '12gb',
  numberChoice: 'new',
  street: 'Storgata 12B',
  postalCode: '0184',
  city: 'Oslo',
  creditCheckId: 'k1',
  quotedMonthly: 399,
  quotedSetUp: 0,
  catalogueVersion: '1',
}

/** Every call that an outside system answers, with what it says of an owner; `<id>` stands for the caller's own id. */
const CALLS: [call: string, told: (owner: string) => unknown, sent?: object][] = [
  ['GET /services/gateway/erate/v2/consumer/subscriptions', (owner) => [mobileUse(owner)]],
  ['GET /services/gateway/erate/consumer/<id>/subscription/s1', mobileUse],
  ['GET /services/gateway/erate/v2/consumer/invoices', (owner) => [invoice(owner)]],
  ['GET /services/gateway/esn/v2/consumer/metering-points/monthly', (owner) => [powerUse(owner)]],
  ['GET /services/gateway/esn/v2/consumer/<id>/metering-point/s1/monthly', powerUse],
  ['GET /services/gateway/esn/v2/consumer/invoices', (owner) => [invoice(owner)]],
  ['GET /services/billing/v1.0/billing/invoices/', (owner) => [invoice(owner)]],
  ['GET /services/billing/billing/invoices', (owner) => [invoice(owner)]],
  [
    'GET /services/insurance/customer/insurances',
    (owner) => [{ accountId: owner, id: 'i1', productType: 'car', numberOfItems: 1, status: 'Active' }],
  ],
  ['GET /services/mobile/contracts', (owner) => [contract(owner)]],
  ['GET /services/mobile/fenix/subscribers/<id>/contracts/', (owner) => [contract(owner)]],
  ['POST /services/mobile/contracts', contract, ORDER],
  [
    'GET /services/mobile/perform-credit-check?plan=12gb&reason=order',
    (owner) => ({ accountId: owner, id: 'k1', outcome: 'approved' }),
  ],
  ['GET /services/mobile/fenix/subscribers/<id>/invoices/', (owner) => [invoice(owner)]],
  [
    'GET /services/mobile/fenix/portation-status/+4796000001/',
    (owner) => ({ accountId: owner, phoneNumber: '+4796000001', state: 'sent' }),
  ],
  ['GET /services/subscriptions/', (owner) => [subscription(owner)]],
  ['GET /services/subscriptions/s1/', subscription],
  ['PATCH /services/subscriptions/s1/', subscription, { description: 'Jobb' }],
  ['GET /services/core/legalentities/<id>', account],
  ['PATCH /services/core/legalentities/<id>', account, { city: 'Bergen' }],
]
const call = (
  written: string,
  sent: object | undefined,
  { headers, id }: { headers: Record<string, string>; id: string } = kari,
) => {
  const [method = '', path = ''] = written.replace('<id>', id).split(' ')
  return app.ask(path, sent ? jsonRequest(method, sent, headers) : { method, headers })
}
const verdict = async (response: Response) => [response.status, (await response.json()).code]

test.each(CALLS)(
  'CALL-18 SEC-02 %s passes on one’s own, and nothing of another customer or that cannot be read',
  async (written, told, sent) => {
    answer = () => ({ body: JSON.stringify(told(kari.id)) })
    const own = await call(written, sent)
    expect([own.ok, own.headers.get('set-cookie'), own.headers.get('cache-control')]).toEqual([true, null, 'no-store'])
    const lies: Answer[] = [
      { body: JSON.stringify(told(other.id)) },
      { body: JSON.stringify({ '<html>': 1 }) },
      { body: '[null, 5]' },
      { body: '<html>', type: 'text/html' },
      { body: 'stack', status: 500 },
      { body: JSON.stringify(told(other.id)), status: 403 },
      { body: '{}', status: 401 },
    ]
    for (const lie of lies) {
      answer = () => lie
      expect([lie, await verdict(await call(written, sent))]).toEqual([lie, [502, 'service_down']])
    }
    answer = () => ({ body: 'who?', status: 404, type: 'text/html' })
    expect(await verdict(await call(written, sent))).toEqual([404, 'not_found'])
  },
)

test('SEC-02 an invoice’s file is fetched only where the invoice is one’s own, and is a PDF', async () => {
  const file = (id: string) => call(`GET /services/gateway/erate/v1/consumer/invoice-file/${id}`, undefined)
  let pdf: Answer = { type: 'application/pdf', body: '%PDF-1.7 outside' }
  answer = (url) => (url.includes('invoice-file') ? pdf : { body: JSON.stringify([invoice(kari.id)]) })
  const own = await file('f1')
  expect([
    own.status,
    own.headers.get('content-type'),
    own.headers.get('content-disposition'),
    own.headers.get('set-cookie'),
    await own.text(),
  ]).toEqual([200, 'application/pdf', 'attachment; filename="invoice.pdf"', null, '%PDF-1.7 outside'])
  expect(await verdict(await file('f2'))).toEqual([404, 'not_found'])
  pdf = { type: 'text/html', body: '<script>' }
  expect(await verdict(await file('f1'))).toEqual([502, 'service_down'])
  expect(seen.filter(({ call: made }) => made.includes('f2'))).toEqual([])
})

test('CALL-18 what an outside system refuses is told with its code, in our words', async () => {
  answer = () => ({ status: 409, body: JSON.stringify({ code: 'price_changed', detail: 'Ola owes 5 kr' }) })
  const refused = await call('POST /services/mobile/contracts', ORDER)
  const text = await refused.text()
  expect([refused.status, JSON.parse(text).code, text.includes('Ola')]).toEqual([409, 'price_changed', false])
})

test('CALL-18 calls we do not know go nowhere', async () => {
  for (const path of ['erate/v1/secret', 'esn/broken', 'erate/consumer/none/subscription/s1'])
    expect((await call(`GET /services/gateway/${path}`, undefined)).status).toBe(404)
  expect(seen).toEqual([])
})

test('TRU-02 SEC-02 each outside system gets a short token of its own, and what it got is refused at every call here', async () => {
  answer = () => ({ body: '[]' })
  for (const path of [
    'gateway/erate/v2/consumer/subscriptions',
    'gateway/esn/v2/consumer/invoices',
    'insurance/customer/insurances',
  ])
    await call(`GET /services/${path}`, undefined)
  const audiences = seen.map(({ token }) => {
    const { aud, sub, exp = 0, iat = 0 } = decodeJwt(token)
    return [aud, sub, exp - iat]
  })
  expect(audiences).toEqual(['erate', 'esn', 'insurance'].map((system) => [`${base}/${system}`, kari.id, 120]))
  expect(seen.map(({ token }) => kari.headers.authorization.includes(token))).toEqual([false, false, false])
  const own: [string, (object | undefined)?][] = [
    ...CALLS.map(([written, , sent]): [string, object | undefined] => [written, sent]),
    ['PATCH /services/api/account/<id>/', { emailPrimary: 'mallory@example.no' }],
    ['GET /services/api/account/<id>/'],
    ['GET /services/api/v2.0/legalentities/<id>'],
    ['GET /services/api/v1/featuretoggles'],
    ['GET /services/api/v1/power/status/'],
    ['GET /services/api/v1/power/customer-info/'],
    ['POST /services/auth/verify-token/', {}],
    ['POST /services/auth/logout/', {}],
  ]
  for (const { token } of seen.slice()) {
    const captured = { id: kari.id, headers: { authorization: `Bearer ${token}` } }
    const inCookie = { id: kari.id, headers: { cookie: `prat_login=${token}`, 'sec-fetch-site': 'same-origin' } }
    for (const [written, sent] of own) {
      expect([written, (await call(written, sent, captured)).status]).toEqual([written, 401])
      expect([written, (await call(written, sent, inCookie)).status]).toEqual([written, 401])
    }
  }
  expect((await call('GET /services/api/account/<id>/', undefined)).status).toBe(200)
})

test('TRU-02 a token signed before tokens had an audience, which outside systems may hold, ends its session', async () => {
  const { aud: _aud, ...claims } = decodeJwt(kari.headers.authorization.slice('Bearer '.length))
  const { id: kid, sign } = await readSigningKey(database)
  const signed = (payload: JWTPayload) => new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(sign)
  const statusOf = async (payload: JWTPayload) =>
    (
      await call('GET /services/api/account/<id>/', undefined, {
        id: kari.id,
        headers: { authorization: `Bearer ${await signed(payload)}` },
      })
    ).status
  expect([
    await statusOf(claims),
    await statusOf({ ...claims, aud: base }),
    await statusOf({ ...claims, aud: 'prat' }),
  ]).toEqual([401, 401, 200])
})

test('ERR-02 six calls that fail for one customer leave the system to the others', async () => {
  answer = () => ({ status: 500, body: '' })
  for (let n = 0; n < 8; n += 1) await call('GET /services/gateway/esn/v2/consumer/invoices', undefined, other)
  answer = () => ({ body: '[]' })
  seen.length = 0
  expect((await call('GET /services/gateway/esn/v2/consumer/invoices', undefined, other)).status).toBe(502)
  expect((await call('GET /services/gateway/esn/v2/consumer/invoices', undefined)).status).toBe(200)
  expect(seen).toHaveLength(1)
})

test('CALL-12 core: login, and one’s own legal entity only', async () => {
  const sent = await ask(
    '/services/auth/send-user-otp/',
    jsonRequest('POST', { phoneNumber: '+4796000001' }, { 'x-otp-return': '1', 'x-otp-skip-sms': '1' }),
  )
  const { code } = await sent.json()
  const login = await ask('/services/core/login/', jsonRequest('POST', { phoneNumber: '+4796000001', password: code }))
  expect(await login.json()).toMatchObject({ tokenType: 'Bearer', user: { legalEntityId: kari.id } })
  expect(await (await ask(`/services/core/legalentities/${kari.id}/`)).json()).toMatchObject({
    id: kari.id,
    firstName: 'Kari',
  })
  const changed = await ask(
    `/services/core/legalentities/${kari.id}`,
    jsonRequest('PATCH', { city: 'Bergen' }, kari.headers),
  )
  expect(await changed.json()).toMatchObject({ contactInfo: { addresses: [{ city: 'Bergen' }] } })
  const [theirs, nobodys] = [
    await ask(`/services/core/legalentities/${other.id}`),
    await ask('/services/core/legalentities/none'),
  ]
  expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()])
})

test('CALL-12 power: customer-info, status and activity, each one’s own', async () => {
  const at = '/services/api/v1/power'
  const point = meteringPointFrom('SE', '4711')
  expect(await (await ask(`${at}/status/`)).json()).toEqual([
    {
      id: 'ps',
      subscriptionName: 'Månadsmedelpris',
      meteringPointId: null,
      status: 'waitingForMeter',
      startDate: '2026-01-01',
    },
  ])
  const post = async (body: object, headers = kari.headers) => {
    const answer = await ask(`${at}/customer-info/`, jsonRequest('POST', body, headers))
    return [answer.status, (await answer.json()).code]
  }
  expect(await post({ subscriptionId: 'ps', meteringPointId: '571313100000000019' })).toEqual([400, 'invalid'])
  expect(await post({ subscriptionId: 'ps', meteringPointId: point }, other.headers)).toEqual(
    await post({ subscriptionId: 'none', currentSupplier: 'El AB' }),
  )
  expect(await post({ subscriptionId: 'ps' })).toEqual([400, 'invalid'])
  expect(await post({ subscriptionId: 'ps', currentSupplier: 'El AB' })).toEqual([200, undefined])
  expect(await post({ subscriptionId: 'ps', meteringPointId: meteringPointFrom('DK', '4711') })).toEqual([
    422,
    'meter_elsewhere',
  ])
  expect(await post({ subscriptionId: 'ps', meteringPointId: point })).toEqual([200, undefined])
  expect(await post({ subscriptionId: 'ps', meteringPointId: meteringPointFrom('SE', '4712') })).toEqual([
    409,
    'meter_known',
  ])
  expect(await (await ask(`${at}/customer-info/`)).json()).toMatchObject({
    accountId: kari.id,
    fullName: 'Kari Nordmann',
    agreements: [{ subscriptionId: 'ps', currentSupplier: 'El AB' }],
  })
  expect(
    (await (await ask(`${at}/status-activity/ps/`)).json()).map(({ activity }: { activity: string }) => activity),
  ).toEqual(['ordered', 'started'])
  expect((await ask(`${at}/status-activity/ps/`, { headers: other.headers })).status).toBe(404)
})
