import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import type { Database } from '../../db/database.ts'
import { openInMemory } from '../../testing/open-in-memory.ts'
import { powerOrder, powerSubscription } from '../../db/schema/power.ts'
import { jsonRequest } from '../../testing/json-request.ts'
import { runningApp, type RunningApp } from '../../testing/running-app.ts'
import { serviceDeps } from '../../testing/service-deps.ts'
import { signedInCustomer } from '../../testing/sign-in.ts'

let database: Database
let app: RunningApp
let origin: string
let outside: Server
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let other: Awaited<ReturnType<typeof signedInCustomer>>
const seen: string[] = []

beforeAll(async () => {
  outside = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization?.slice(0, 7)} ${request.headers.cookie ?? ''}`)
    if (request.url?.includes('invoice-file/html')) response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')
    else if (request.url?.includes('invoice-file')) response.writeHead(200, { 'content-type': 'application/pdf', 'set-cookie': 'a=b' }).end('%PDF-1.7 outside')
    else if (request.url?.includes('nothing')) response.writeHead(404, { 'content-type': 'text/html' }).end('who?')
    else if (request.url?.includes('broken')) response.writeHead(500).end('stack')
    else request.pipe(response.writeHead(200, { 'content-type': 'application/json' }))
  })
  await new Promise<void>((listening) => {
    outside.listen(0, '127.0.0.1', listening)
  })
  const address = outside.address()
  const base = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  database = await openInMemory()
  app = await runningApp(database, { ERATE_URL: `${base}/erate`, SUBSCRIPTIONS_URL: `${base}/subs/` })
  origin = await app.listen()
  const deps = { ...serviceDeps(database), world: { ...serviceDeps(database).world, now: Date.now } }
  kari = await signedInCustomer(deps, '+4796000001')
  other = await signedInCustomer(deps, '+4796000002')
  await database.db.insert(powerOrder).values({ id: 'po', key: 'po', legalEntity: kari.id, evidence: {}, createdAt: new Date() })
  await database.db.insert(powerSubscription).values({
    id: 'ps', order: 'po', legalEntity: kari.id, agreement: 'se-timpris', priceArea: 'SE3', street: 'Storgatan 1', postalCode: '11120', city: 'Stockholm',
    addressKey: 'k', reason: 'switch', perKwh: 690, monthly: 3_900, startDate: '2026-01-01', createdAt: new Date(),
  })
}, 60_000)
afterAll(async () => {
  await app.close()
  outside.close()
  await database.close()
})

const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, { headers: kari.headers, ...init })

test('CALL-18 an outside system is reached at the portal’s own address, with the bearer and no cookie', async () => {
  const file = await ask('/services/gateway/erate/v1/consumer/invoice-file/1', { headers: { cookie: `prat_login=${kari.headers.authorization.slice(7)}` } })
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition'), file.headers.get('set-cookie'), await file.text()]).toEqual([
    200, 'application/pdf', 'attachment; filename="invoice.pdf"', null, '%PDF-1.7 outside',
  ])
  expect(seen.at(-1)).toBe('GET /erate/v1/consumer/invoice-file/1 Bearer  ')
  const change = await ask('/services/subscriptions/s1/', jsonRequest('PATCH', { description: 'Jobb' }, kari.headers))
  expect(await change.json()).toEqual({ description: 'Jobb' })
  expect(seen.at(-1)).toBe('PATCH /subs/s1/ Bearer  ')
})

test('SEC-03 what is no JSON and no PDF is not passed on; what fails is 502, what is not there 404, strangers 401', async () => {
  const answers = await Promise.all(['v1/consumer/invoice-file/html', 'broken', 'nothing'].map((path) => ask(`/services/gateway/erate/${path}`)))
  expect(await Promise.all(answers.map(async (answer) => [answer.status, (await answer.json()).code]))).toEqual([[502, 'service_down'], [502, 'service_down'], [404, 'not_found']])
  expect((await fetch(`${origin}/services/gateway/erate/v2/consumer/invoices`)).status).toBe(401)
})

test('CALL-12 core: login, and one’s own legal entity only', async () => {
  const sent = await ask('/services/auth/send-user-otp/', jsonRequest('POST', { phoneNumber: '+4796000001' }, { 'x-otp-return': '1', 'x-otp-skip-sms': '1' }))
  const { code } = await sent.json()
  const login = await ask('/services/core/login/', jsonRequest('POST', { phoneNumber: '+4796000001', password: code }))
  expect(await login.json()).toMatchObject({ tokenType: 'Bearer', user: { legalEntityId: kari.id } })
  expect(await (await ask(`/services/core/legalentities/${kari.id}/`)).json()).toMatchObject({ id: kari.id, firstName: 'Kari' })
  const changed = await ask(`/services/core/legalentities/${kari.id}`, jsonRequest('PATCH', { city: 'Bergen' }, kari.headers))
  expect(await changed.json()).toMatchObject({ contactInfo: { addresses: [{ city: 'Bergen' }] } })
  const [theirs, nobodys] = [await ask(`/services/core/legalentities/${other.id}`), await ask('/services/core/legalentities/none')]
  expect([theirs.status, await theirs.text()]).toEqual([404, await nobodys.text()])
})

test('CALL-12 power: customer-info, status and activity, each one’s own', async () => {
  const at = '/services/api/v1/power'
  const point = meteringPointFrom('SE', '4711')
  expect(await (await ask(`${at}/status/`)).json()).toEqual([{ id: 'ps', subscriptionName: 'Timpris', meteringPointId: null, status: 'waitingForMeter', startDate: '2026-01-01' }])
  const post = async (body: object, headers = kari.headers) => {
    const answer = await ask(`${at}/customer-info/`, jsonRequest('POST', body, headers))
    return [answer.status, (await answer.json()).code]
  }
  expect(await post({ subscriptionId: 'ps', meteringPointId: '571313100000000019' })).toEqual([400, 'invalid'])
  expect(await post({ subscriptionId: 'ps', meteringPointId: point }, other.headers)).toEqual(await post({ subscriptionId: 'none', currentSupplier: 'El AB' }))
  expect(await post({ subscriptionId: 'ps' })).toEqual([400, 'invalid'])
  expect(await post({ subscriptionId: 'ps', currentSupplier: 'El AB' })).toEqual([200, undefined])
  expect(await post({ subscriptionId: 'ps', meteringPointId: meteringPointFrom('DK', '4711') })).toEqual([422, 'meter_elsewhere'])
  expect(await post({ subscriptionId: 'ps', meteringPointId: point })).toEqual([200, undefined])
  expect(await post({ subscriptionId: 'ps', meteringPointId: meteringPointFrom('SE', '4712') })).toEqual([409, 'meter_known'])
  expect(await (await ask(`${at}/customer-info/`)).json()).toMatchObject({ accountId: kari.id, fullName: 'Kari Nordmann', agreements: [{ subscriptionId: 'ps', currentSupplier: 'El AB' }] })
  expect((await (await ask(`${at}/status-activity/ps/`)).json()).map(({ activity }: { activity: string }) => activity)).toEqual(['ordered', 'started'])
  expect((await ask(`${at}/status-activity/ps/`, { headers: other.headers })).status).toBe(404)
})
