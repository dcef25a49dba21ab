import { eq } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customersPort } from '#contracts/ports/customers.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import { startBoss, stopBoss } from '#server/db/delivery-queue.ts'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import { erase } from '#server/privacy/erase.ts'
import { retry } from '#server/staff/mend.ts'
import { findItem } from '#server/staff/work-items.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { outsideCustomers } from './customers.ts'
import { openErasureQueue } from './erasures.ts'
import { registerErasure } from './tables.ts'
import { startFaultyProvider, type FaultyProvider } from './testing/faulty-provider.ts'
import { SECRET } from './testing/start-provider.ts'

let database: Database
let provider: FaultyProvider
let boss: PgBoss
let erasureQueue: Awaited<ReturnType<typeof openErasureQueue>>
let deps: ReturnType<typeof serviceDeps>
let kari: Awaited<ReturnType<typeof signedInCustomer>>
let numbers = 0

const clientOf = (base: string) => createPortClient({ base, secret: SECRET, now: Date.now })
const direct = () => clientOf(provider.url)
const customersOf = (made: ReturnType<typeof serviceDeps>) =>
  outsideCustomers({ ...made, erasureQueue }, clientOf(provider.base))

beforeAll(async () => {
  database = await openInMemory()
  provider = await startFaultyProvider()
  const made = serviceDeps(database)
  boss = await startBoss(made)
  const queue = await openErasureQueue({ ...made, boss })
  erasureQueue = queue
  await queue.work(customersOf(made).tellErasure)
}, 60_000)
afterAll(async () => {
  await stopBoss(boss)
  await provider.close()
  await database.close()
})
beforeEach(async () => {
  numbers += 1
  const made = serviceDeps(database)
  deps = { ...made, customers: customersOf(made) }
  kari = await signedInCustomer(deps, `+4747200${String(numbers).padStart(3, '0')}`)
})

async function registered() {
  const told = await direct()(customersPort.operations.read, { customerId: kari.id }, { customer: kari.id })
  return told.ok ? told.value : undefined
}
const RETRIED = { timeout: 15_000, interval: 200 }
const toldOf = async () =>
  (await database.db.select().from(registerErasure).where(eq(registerErasure.legalEntity, kari.id)))[0]

test('ACC-04 ORD-05 an erasure here is told to the register until it answers, and no late answer brings the customer back', async () => {
  await deps.customers.read(kari.id)
  expect(await registered()).toMatchObject({ lastName: 'Nordmann' })
  provider.faults.push({ method: 'POST', fault: 'down' }, { method: 'POST', fault: 'lost' })
  await erase(deps, kari.id)
  expect(await toldOf()).toMatchObject({ status: 'waiting' })
  await expect.poll(toldOf, RETRIED).toMatchObject({ status: 'sent', attempts: 3 })
  expect(await registered()).toBeUndefined()
  expect(await deps.customers.read(kari.id)).toEqual({ ok: false, reason: 'notFound' })
  expect(await deps.customers.change(kari.id, { details: { city: 'Bergen' } })).toMatchObject({ ok: false })
  expect(await registered()).toBeUndefined()
}, 30_000)

test('ACC-04 a reading that was under way at an erasure brings nothing back', async () => {
  await deps.customers.read(kari.id)
  const news = { customerId: kari.id, changedAt: new Date().toISOString(), lastName: 'Berg' }
  await direct()(customersPort.operations.change, news, { customer: kari.id, key: 'there' })
  const reading = deps.customers.read(kari.id)
  await erase(deps, kari.id)
  await reading
  const [copy] = await database.db.select().from(legalEntity).where(eq(legalEntity.id, kari.id))
  expect(copy?.lastName).not.toBe('Berg')
  await expect.poll(toldOf, RETRIED).toMatchObject({ status: 'sent' })
}, 30_000)

test('ACC-04 ORD-07 an erasure that the register refuses is left to staff, who can tell it again', async () => {
  await deps.customers.read(kari.id)
  provider.faults.push({ method: 'POST', fault: 'refused' })
  await erase(deps, kari.id)
  const item = () => findItem(deps, 'erasure', kari.id)
  await expect.poll(item, RETRIED).toMatchObject({ state: 'failed', reason: 'refused open_case', way: 'erasure' })
  const none = async () => {}
  const requeue = { lead: none, letter: none, erasure: erasureQueue.enqueue }
  const staff = { name: 'ola@example.no', person: 'ola' }
  expect(await retry({ ...deps, requeue }, { kind: 'erasure', id: kari.id }, staff, 'asked them')).toBe(true)
  await expect.poll(toldOf, RETRIED).toMatchObject({ status: 'sent' })
  expect([await item(), await registered()]).toEqual([undefined, undefined])
}, 30_000)
