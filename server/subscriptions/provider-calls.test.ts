import { createServer, type Server } from 'node:http'
import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { readSigningKeys } from '#server/identity/signing-key.ts'
import { CALLS, invoice, ORDER } from './testing/outside-answers.ts'

type SignedInCustomer = Awaited<ReturnType<typeof signedInCustomer>>
type Answer = { status?: number; type?: string; body: string }
let database: Database
let app: RunningApp
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
  }
  const addresses = Object.entries(settings).map(([setting, path]) => [setting, `${base}/${path}`])
  app = await runningApp(database, { ...Object.fromEntries(addresses), PORT_SECRET: 's'.repeat(32) })
  const deps = { ...serviceDeps(database), runtime: { ...serviceDeps(database).runtime, now: Date.now } }
  kari = await signedInCustomer(deps, '+4796000001')
  other = await signedInCustomer(deps, '+4796000002')
}, 60_000)

beforeEach(() => {
  seen.length = 0
})

afterAll(async () => {
  await app.close()
  outside.close()
  await database.close()
})

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

test('SEC-02 an invoice file is fetched only for the customer’s own invoices, and must be a PDF', async () => {
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

test('CALL-18 a refusal of an outside system is returned with its code and our own text', async () => {
  answer = () => ({ status: 409, body: JSON.stringify({ code: 'price_changed', detail: 'Ola owes 5 kr' }) })
  const refused = await call('POST /services/mobile/contracts', ORDER)
  const text = await refused.text()
  expect([refused.status, JSON.parse(text).code, text.includes('Ola')]).toEqual([409, 'price_changed', false])
})

test('CALL-18 unknown calls are not passed on', async () => {
  for (const path of ['erate/v1/secret', 'esn/broken', 'erate/consumer/none/subscription/s1'])
    expect((await call(`GET /services/gateway/${path}`, undefined)).status).toBe(404)
  expect(seen).toEqual([])
})

test('TRU-02 SEC-02 each outside system gets its own short-lived token, which is refused by our own calls', async () => {
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
    ['GET /services/core/legalentities/<id>'],
    ['PATCH /services/core/legalentities/<id>', { city: 'Bergen' }],
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
  const { id: kid, sign } = await readSigningKeys({ database, runtime: testWorld(Date.now()) })
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

test('ERR-02 six failed calls for one customer do not open the circuit for others', async () => {
  answer = () => ({ status: 500, body: '' })
  for (let n = 0; n < 8; n += 1) await call('GET /services/gateway/esn/v2/consumer/invoices', undefined, other)
  answer = () => ({ body: '[]' })
  seen.length = 0
  expect((await call('GET /services/gateway/esn/v2/consumer/invoices', undefined, other)).status).toBe(502)
  expect((await call('GET /services/gateway/esn/v2/consumer/invoices', undefined)).status).toBe(200)
  expect(seen).toHaveLength(1)
})
