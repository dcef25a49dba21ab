import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as v from 'valibot'
import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import { customersPort } from '#contracts/ports/customers.ts'
import { approveTag } from '#server/accounts/approve-tag.ts'
import { consentLedger, legalEntity } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import { createPortClient, type PortClient } from '#server/gateways/ports/port-client.ts'
import { withdrawConsent } from '#server/privacy/consents.ts'
import { signatureHeaders } from '#server/gateways/ports/signature.ts'
import { freePort } from '#server/testing/free-port.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { outsideCustomers } from './customers.ts'
import { registerNews } from './register-news.ts'
import { SECRET, startProvider } from './testing/start-provider.ts'

const { read, change } = customersPort.operations
const SHOP = 'shop-terms:2020-01-01:'
let database: Database
let provider: Awaited<ReturnType<typeof startProvider>>
let deps: ReturnType<typeof serviceDeps>
let ask: PortClient
let id = ''
let numbers = 0

beforeAll(async () => {
  database = await openInMemory()
  provider = await startProvider()
}, 60_000)
afterAll(async () => {
  await provider.close()
  await database.close()
})
beforeEach(async () => {
  numbers += 1
  ask = createPortClient({ base: provider.url, secret: SECRET, now: Date.now })
  const made = serviceDeps(database)
  deps = { ...made, customers: outsideCustomers({ ...made, erasureQueue: { enqueue: async () => {} } }, ask) }
  id = (await signedInCustomer(deps, `+474740${String(numbers).padStart(4, '0')}`)).id
  await deps.customers.read(id)
})

const changeThere = (changed: Partial<v.InferInput<typeof change.input>>) =>
  ask(
    change,
    { customerId: id, changedAt: new Date().toISOString(), ...changed },
    { customer: id, key: deps.runtime.id() },
  )
const copiedEmail = async () => (await database.db.select().from(legalEntity).where(eq(legalEntity.id, id)))[0]?.email
async function tagsThere() {
  const told = await ask(read, { customerId: id }, { customer: id })
  return told.ok ? told.value.acceptanceTags.toSorted() : told
}

test('ORD-04 soon after a customer has signed in, what messages and orders use is what the register has', async () => {
  await changeThere({ email: 'ny@example.no' })
  const { renew } = registerNews(deps.runtime, deps.customers)
  renew(id)
  await expect.poll(copiedEmail).toBe('ny@example.no')
  await changeThere({ email: 'nyere@example.no' })
  deps.runtime.pass(600_000)
  renew(id)
  await expect.poll(copiedEmail).toBe('nyere@example.no')
})

test('ORD-04 AUTH-06 BEY-11 a consent given or withdrawn here is told to the register, and those given elsewhere stay', async () => {
  await changeThere({ consented: [SHOP] })
  const { tellConsents } = registerNews(deps.runtime, deps.customers)
  await approveTag(deps, id, GENERAL_CONSENT, 'consent_page')
  tellConsents(id)
  await expect.poll(tagsThere).toEqual([GENERAL_CONSENT, SHOP])
  const [given] = await database.db.select().from(consentLedger).where(eq(consentLedger.legalEntity, id))
  expect(await withdrawConsent(deps, id, given?.id ?? '')).toBe(true)
  tellConsents(id)
  await expect.poll(tagsThere).toEqual([SHOP])
  expect(await deps.customers.read(id)).toMatchObject({ ok: true, value: { acceptanceTags: [SHOP] } })
})

test('ORD-04 SEC-02 what the register reports is read at once: signed, once, and again if it could not be read', async () => {
  const port = String(await freePort())
  const app = await runningApp(database, { CORE_URL: `http://127.0.0.1:${port}`, PORT_SECRET: SECRET })
  const path = '/services/hooks/customers'
  const tell = async (report: object, headers?: Record<string, string>) => {
    const body = JSON.stringify(report)
    const signed = signatureHeaders({ method: 'POST', path, body }, SECRET, Date.now())
    const answer = await app.ask(path, { method: 'POST', body, headers: headers ?? signed })
    return [answer.status, await answer.json()]
  }
  const news = { id: 'news-1', customerId: id }
  expect(await tell(news)).toMatchObject([503, { code: 'not_read' }])
  const register = await startProvider({ PORT: port, NEWS_TO: `${await app.listen()}${path}` })
  ask = createPortClient({ base: register.url, secret: SECRET, now: Date.now })
  try {
    expect(await tell(news)).toEqual([200, { taken: true }])
    expect(await tell(news)).toEqual([200, { taken: false }])
    expect(await tell({ id: 'news-2', customerId: 'nobody' })).toEqual([200, { taken: false }])
    expect(await tell(news, {})).toMatchObject([401, { code: 'not_signed' }])
    expect((await tell({ id: 'news-3' }))[0]).toBe(400)
    await changeThere({ email: 'herfra@example.no' })
    await expect.poll(copiedEmail, { timeout: 5000 }).toBe('herfra@example.no')
  } finally {
    await register.close()
    await app.close()
  }
}, 30_000)
