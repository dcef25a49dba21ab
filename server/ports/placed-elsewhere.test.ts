import { eq } from 'drizzle-orm'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { powerCatalogueVersion, powerPrice, startWindow } from '#contracts/catalogue/power.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { ok } from '#contracts/kernel/result.ts'
import { createLetterDelivery } from '#server/confirmation/letter-queue.ts'
import { createSendLetter } from '#server/confirmation/send-letter.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import { readEvidence } from '#server/evidence/read-evidence.ts'
import { createPortClient } from '#server/gateways/ports/port-client.ts'
import { createOrders } from '#server/orders/create-orders.ts'
import { listWork } from '#server/staff/work-items.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createWithdrawals } from '#server/withdrawal/create-withdrawals.ts'
import { embeddedActs, type Acts } from './choose-ports.ts'
import { outsideOrders } from './orders.ts'
import { outsideCredit } from './credit-and-numbers.ts'
import { outsidePower } from './power.ts'
import { mobileOverActs } from './provider-over-acts.ts'
import { SECRET, startProvider } from './testing/start-provider.ts'

let database: Database
let provider: Awaited<ReturnType<typeof startProvider>>
let deps: ReturnType<typeof serviceDeps>
let customerId = ''
let numbers = 0
const servers: Server[] = []

beforeAll(async () => {
  database = await openInMemory()
  provider = await startProvider()
}, 60_000)
afterAll(async () => {
  await provider.close()
  await database.close()
})
beforeEach(async () => {
  deps = serviceDeps(database)
  numbers += 1
  customerId = (await signedInCustomer(deps, `+474730${String(numbers).padStart(4, '0')}`)).id
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const at = (base: string) => createPortClient({ base, secret: SECRET, now: Date.now })
const ordersAt = (base: string) => outsideOrders(deps, at(base), '')
const actsWith = (outside: Partial<Acts>): Acts => ({ ...embeddedActs(deps), ...outside })

async function system(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Returns the id that the system has given the order. */
async function ordered(): Promise<string> {
  const today = osloDay(deps.runtime.now())
  const { monthly, setUp } = orderPrice('12gb', 'new', today)
  const request = {
    plan: '12gb' as const,
    numberChoice: 'new' as const,
    forWhom: 'adult' as const,
    customerId,
    street: 'Fjordgata 12',
    postalCode: '0150',
    city: 'Oslo',
    creditCheckId: 'checked',
    quotedMonthly: monthly,
    quotedSetUp: setUp,
    catalogueVersion: catalogueVersion(today),
  }
  const placed = await ordersAt(provider.url).place(request, deps.runtime.id(), { channel: 'api', locale: 'nb_NO' })
  if (placed.state === 'refused') throw new Error(placed.code)
  return placed.orderId.replace(/^orders\./, '')
}

async function orderedPower(base: string) {
  const today = osloDay(deps.runtime.now())
  const { perKwh = 0, monthly = 0 } = powerPrice('se-timpris', 'SE3', today) ?? {}
  const request = {
    powerAgreement: 'se-timpris' as const,
    priceArea: 'SE3' as const,
    street: 'Götgatan 12B',
    postalCode: '11846',
    city: 'Stockholm',
    powerReason: 'switch' as const,
    startDate: startWindow('switch', today).earliest,
    powerOfAttorney: true as const,
    customerId,
    quotedPerKwh: perKwh,
    quotedMonthly: monthly,
    catalogueVersion: powerCatalogueVersion(today),
  }
  return outsidePower(deps, at(base), '').place(request, deps.runtime.id(), { channel: 'api', locale: 'sv_SE' })
}

const withdrawals = () =>
  createWithdrawals(
    { ...deps, originOf: () => 'https://portal.example' },
    { entity: customerId, locale: 'nb_NO', address: null },
  )

test('ORD-03 ORD-04 while the outside system is down the page of an order says so, and shows what the portal recorded', async () => {
  const order = `orders.${await ordered()}`
  const reading = (acts: Acts, id = customerId) => createOrders({ ...deps, acts }, { id })
  const down = reading(actsWith({ orders: ordersAt('http://127.0.0.1:9') }))
  const told = { id: order, name: '12 GB', prices: [{ name: 'monthly' }, { name: 'setUp' }], unreached: true }
  const received = { name: 'received', state: 'done', at: new Date(deps.runtime.now()).toISOString() }
  expect(await down.read(order)).toMatchObject({
    ...told,
    about: { phone: expect.stringMatching(/^\+47\d{8}$/) },
    steps: [received],
    files: ['evidence.pdf', 'evidence.json'],
  })
  deps.runtime.pass(3_600_000)
  await withdrawals().withdraw(order)
  expect(await down.read(order)).toMatchObject({ ...told, steps: [received, { name: 'ended', state: 'stopped' }] })
  expect(await down.read('never-recorded')).toBe('unreached')
  expect(await reading(actsWith({ orders: ordersAt('http://127.0.0.1:9') }), 'another').read(order)).toBe('unreached')
  const up = reading(actsWith({ orders: ordersAt(provider.url) }))
  expect(await up.read(order)).not.toHaveProperty('unreached')
  expect(await up.read('never-recorded')).toBe(undefined)
})

test.each([
  ['does not know', 404, 'refused not_found'],
  ['refuses', 409, 'refused too_late'],
] as const)(
  'ORD-07 BEY-06 a withdrawal that the outside system %s is on the list of staff with its reason, and what to do',
  async (_how, status, reason) => {
    const order = `orders.${await ordered()}`
    const base = await system((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":"too_late"}')
    })
    expect(await withdrawals().withdraw(order)).toMatchObject({ state: 'withdrawn' })
    const send = createSendLetter({
      ...deps,
      originOf: () => 'https://portal.example',
      brand: 'Scoopr',
      mail: { send: async () => ok('sent') },
      acts: actsWith({ orders: ordersAt(base) }),
    })
    const id = `${order}.withdrawal.0.system`
    expect(await createLetterDelivery(deps, send)(id)).toBe('done')
    expect((await listWork(deps)).filter((item) => item.id === id)).toMatchObject([
      { kind: 'letter', name: 'withdrawal system', state: 'failed', reason, way: 'withdrawal' },
    ])
  },
)

test('ORD-03 ORD-04 two systems may number their orders alike: each order keeps its own evidence, confirmation and withdrawal', async () => {
  const same = await ordered()
  const told: string[] = []
  const base = await system(({ url = '', headers }, response) => {
    told.push(url)
    const answer = url.endsWith('/withdrawal')
      ? { state: 'withdrawn', orderId: same }
      : { state: 'placed', key: headers['idempotency-key'], orderId: same }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  deps.runtime.pass(60_000)
  const [mobile, power] = [`orders.${same}`, `power.${same}`]
  expect(await orderedPower(base)).toMatchObject({ state: 'placed', orderId: power })
  const found = async () => (await withdrawals().list()).map(({ order, product, open }) => [order, product, open])
  expect(await found()).toEqual([
    [power, 'power', true],
    [mobile, 'mobile', true],
  ])
  for (const [order, product] of [
    [mobile, 'mobile'],
    [power, 'power'],
  ] as const)
    expect(await readEvidence(deps, customerId, order)).toMatchObject({ content: { product } })
  await withdrawals().withdraw(power)
  expect(await found()).toEqual([
    [power, 'power', false],
    [mobile, 'mobile', true],
  ])
  const withdrawnAt = new Date(deps.runtime.now()).toISOString()
  await outsidePower(deps, at(base), '').withdraw({ customerId, orderId: power, withdrawnAt }, 'key')
  expect(told.at(-1)).toBe(`/power-orders/${same}/withdrawal`)
})

test('ERR-02 CALL-08 a credit check that an outside bureau does not answer is told as a service that is down', async () => {
  const birthDate = '1990-12-24'
  await database.db.update(legalEntity).set({ birthDate }).where(eq(legalEntity.id, customerId))
  const acts = actsWith({ credit: outsideCredit(deps, at('http://127.0.0.1:9')) })
  const checked = await mobileOverActs(deps, acts).checkCredit(
    { id: customerId },
    { plan: '12gb', reason: 'order' },
    true,
  )
  expect(checked).toMatchObject({ ok: false, reason: 'unreachable' })
})
