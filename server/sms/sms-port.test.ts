import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLetter } from '#server/confirmation/tables.ts'
import type { Database } from '#server/db/database.ts'
import { signatureHeaders } from '#server/gateways/ports/signature.ts'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { listWork } from '#server/staff/work-items.ts'
import { freePort } from '#server/testing/free-port.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { orderedMobile } from '#server/testing/ordered.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { keyOfLetter, letterOfKey } from './letter-keys.ts'
import { incomingText, smsDelivery } from './tables.ts'

const PATH = '/services/hooks/sms'
let database: Database
let app: RunningApp
let provider: Awaited<ReturnType<typeof startProvider>>

beforeAll(async () => {
  database = await openInMemory()
  provider = await startProvider()
  const port = await freePort()
  app = await runningApp(database, { SMS_URL: provider.url, PORT_SECRET: SECRET, PORT: String(port) })
}, 120_000)
afterAll(async () => {
  await app.close()
  await provider.close()
  await database.close()
})

async function tell(
  report: object,
  { headers, at = Date.now() }: { headers?: Record<string, string>; at?: number } = {},
) {
  const body = JSON.stringify(report)
  const signed = headers ?? signatureHeaders({ method: 'POST', path: PATH, body }, SECRET, at)
  const answer = await app.ask(PATH, { method: 'POST', body, headers: signed })
  return [answer.status, await answer.json()]
}
const letterOf = async (id: string) => (await database.db.select().from(orderLetter).where(eq(orderLetter.id, id)))[0]
const deliveries = () => database.db.select().from(smsDelivery)

test('ORD-04 AUTH-08 a code goes out by the port; what became of it is kept by its key', async () => {
  const asked = await app.ask('/services/auth/send-user-otp/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber: '+4791230001' }),
  })
  expect(asked.status).toBe(200)
  await expect.poll(deliveries).toMatchObject([{ state: 'sent', code: null }])
  const [{ key } = { key: '' }] = await deliveries()
  const arrived = { kind: 'delivery', id: 'd1', key, answer: { state: 'delivered' } }
  expect(await tell(arrived)).toEqual([200, { taken: true }])
  expect(await tell(arrived)).toEqual([200, { taken: false }])
  expect(await deliveries()).toMatchObject([{ key, state: 'delivered' }])
})

test('ORD-02 ORD-04 ORD-07 a confirmation that did not arrive is work for staff, counted for an alarm, and sent again with a new key', async () => {
  const deps = serviceDeps(database)
  const { orderId } = await orderedMobile(deps, { phone: '+4791230002', numberChoice: 'new' })
  const id = `${orderId}.confirmation.0.sms`
  await database.db.update(orderLetter).set({ status: 'sent' }).where(eq(orderLetter.id, id))
  const failed = { kind: 'delivery', id: 'd2', key: id, answer: { state: 'failed', code: 'switched_off' } }
  expect(await tell(failed)).toEqual([200, { taken: true }])
  expect(await letterOf(id)).toMatchObject({ status: 'dead', lastFault: 'undelivered switched_off' })
  const work = (await listWork(deps)).find((item) => item.id === id)
  expect(work).toMatchObject({ kind: 'letter', state: 'failed', reason: 'undelivered switched_off' })
  const metrics = await app.registry.getSingleMetric('letters_dead')?.get()
  expect(metrics?.values[0]?.value).toBe(1)
  expect(app.logged()).toContain('a text did not arrive')
  const again = await keyOfLetter(database.db, id)
  expect([again, letterOfKey(again)]).toEqual([`${id}.again1`, id])
})

test('ORD-04 SEC-02 a text comes in signed, once and in time, or not at all', async () => {
  const text = { kind: 'text', id: 'in-1', from: '+4791230003', text: 'HJELP' }
  expect(await tell(text, { headers: {} })).toMatchObject([401, { code: 'not_signed' }])
  expect(await tell(text, { at: Date.now() - 600_000 })).toMatchObject([401, { code: 'not_signed' }])
  expect((await tell({ ...text, from: 'Bank' }))[0]).toBe(400)
  expect((await tell({ ...text, kind: 'call' }))[0]).toBe(400)
  expect(await database.db.$count(incomingText)).toBe(0)
  const told = await Promise.all([tell(text), tell(text), tell(text)])
  expect(told.map(([status]) => status)).toEqual([200, 200, 200])
  expect(await database.db.$count(incomingText)).toBe(1)
  await expect
    .poll(async () => (await database.db.select().from(incomingText))[0]?.status, { timeout: 10_000 })
    .toBe('sent')
  expect((await deliveries()).map(({ key }) => key)).toContain('answer:in-1')
})

test('ORD-04 without the port nothing is reported to', async () => {
  const own = await runningApp(database, { PORT_SECRET: SECRET })
  const body = JSON.stringify({ kind: 'text', id: 'x', from: '+4791230003', text: 'STOPP' })
  const headers = signatureHeaders({ method: 'POST', path: PATH, body }, SECRET, Date.now())
  expect((await own.ask(PATH, { method: 'POST', body, headers })).status).toBe(404)
  await own.close()
}, 60_000)
