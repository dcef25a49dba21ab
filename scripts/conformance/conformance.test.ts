import { execFileSync } from 'node:child_process'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditPort } from '#contracts/ports/credit.ts'
import { customersPort, RegisteredCustomer } from '#contracts/ports/customers.ts'
import { PERSONAL_VALUES } from '#contracts/account/account-fields.ts'
import { portabilityPort } from '#contracts/ports/portability.ts'
import { ordersPort } from '#contracts/ports/orders.ts'
import { analyticsPort } from '#contracts/ports/analytics.ts'
import { reviewsPort } from '#contracts/ports/reviews.ts'
import { featuresPort } from '#contracts/ports/features.ts'
import { debtsPort } from '#contracts/ports/debts.ts'
import { metersPort, powerPort } from '#contracts/ports/power.ts'
import { smsPort } from '#contracts/ports/sms.ts'
import { leadsPort } from '#contracts/ports/leads.ts'
import type { Port } from '#contracts/ports/port.ts'
import { SAMPLE_CUSTOMER } from '#contracts/ports/order-port.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { createLeads } from '#server/leads/create-leads.ts'
import { readEnv } from '#server/env.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import type { Database } from '#server/db/database.ts'
import { embeddedActs } from '#server/ports/choose-ports.ts'
import { openDoor, served, type Served } from '#server/ports/testing/port-door.ts'
import { SECRET, startProvider } from '#server/ports/testing/start-provider.ts'
import { erase } from '#server/privacy/erase.ts'
import { valueOf } from '#server/ports/credit-and-numbers.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createCaller } from './call.ts'
import { playPort } from './play-port.ts'
import { receiveReports, type Reports } from './receive-reports.ts'

let database: Database
let reports: Reports
let embedded: Served[]
const closing: (() => unknown)[] = []

beforeAll(async () => {
  database = await openInMemory()
  reports = await receiveReports({ secret: SECRET, port: 0, host: '127.0.0.1', publicUrl: undefined })
  const deps = { ...serviceDeps(database), runtime: { ...serviceDeps(database).runtime, now: Date.now } }
  const { orders, power, meters, debtRegister, credit, portability, customers, features, analytics } = embeddedActs(
    deps,
    { power: true },
  )
  const name = { firstName: 'Kari', lastName: 'Nordmann' }
  const { id } = await createCustomer(deps, { phone: '+4791234567', name, email: 'kari@example.no', locale: 'nb_NO' })
  const entered = new Map([[SAMPLE_CUSTOMER.id, id]])
  const { id: creditCheckId } = valueOf(
    await credit.check({ name, birthDate: '1990-12-24', phone: '+4791234567', plan: '12gb', reason: 'order' }),
  )
  const { place, status, list, withdraw } = ordersPort.operations
  embedded = [
    served(place, async (order, key) =>
      orders.place({ ...order, customerId: id, creditCheckId }, key, { channel: 'api', locale: 'nb_NO' }),
    ),
    served(status, async ({ key }) => {
      const placed = await database.db.query.mobileOrder.findFirst({ where: (t, { eq }) => eq(t.key, key) })
      return placed && { state: 'placed' as const, key, orderId: placed.id, newNumber: placed.phone }
    }),
    served(list, async () => {
      const told = await orders.list(id)
      return told.ok ? told.value : undefined
    }),
    served(withdraw, async (withdrawal, key) => {
      const told = await orders.withdraw({ ...withdrawal, customerId: id }, key)
      return told.ok ? told.value : undefined
    }),
    served(powerPort.operations.place, async (order, key) =>
      power.place({ ...order, customerId: id }, key, { channel: 'api', locale: 'sv_SE' }),
    ),
    served(powerPort.operations.status, async ({ key }) => {
      const placed = await database.db.query.powerOrder.findFirst({ where: (t, { eq }) => eq(t.key, key) })
      return placed && { state: 'placed' as const, key, orderId: placed.id }
    }),
    served(powerPort.operations.list, async () => {
      const told = await power.list(id)
      return told.ok ? told.value : undefined
    }),
    served(powerPort.operations.withdraw, async (withdrawal, key) => {
      const told = await power.withdraw({ ...withdrawal, customerId: id }, key)
      return told.ok ? told.value : undefined
    }),
    served(metersPort.operations.find, async ({ country, ...address }) => meters.find(country, address)),
    served(debtsPort.operations.read, async ({ nationalId, consent }) => debtRegister.read(nationalId, consent)),
    served(debtsPort.operations.view, async ({ nationalId, portal, back, ...asked }) => {
      const { pathname: page } = new URL(back)
      const view = { ...asked, person: 'p', nationalId: async () => nationalId, origin: portal, page }
      return { address: `${portal}${await debtRegister.view(view)}` }
    }),
    served(smsPort.operations.send, async ({ to, text }, key) => {
      if (!canReceiveSms(to)) return { state: 'refused' as const, code: 'no_mobile' }
      await deps.sms.send({ to, text, key })
      return { state: 'accepted' as const, reported: false }
    }),
    served(creditPort.operations.check, async (question) => valueOf(await credit.check(question))),
    served(leadsPort.operations.take, async (lead) => {
      await createLeads(deps, readEnv({ APP_ENV: 'test' })).send(lead)
      return { state: 'taken' as const, id: lead.id }
    }),
    served(featuresPort.operations.read, async ({ customerId }) => {
      const told = await features.read(customerId)
      return told.ok ? told.value : undefined
    }),
    served(analyticsPort.operations.record, async (event) => {
      await analytics.record(event)
      return { state: 'taken' as const, id: event.id }
    }),
    served(portabilityPort.operations.check, async ({ phone }) => portability.check(phone)),
    served(customersPort.operations.enter, async ({ customerId }) => {
      const one = {
        phone: `+4799000${String(100 + entered.size)}`,
        name,
        email: 'kari@example.no',
        locale: 'nb_NO',
      } as const
      if (!entered.has(customerId)) entered.set(customerId, (await createCustomer(deps, one)).id)
      return registered(customerId, await customers.read(entered.get(customerId) ?? ''))
    }),
    served(customersPort.operations.read, async ({ customerId }) =>
      entered.has(customerId) ? registered(customerId, await customers.read(entered.get(customerId) ?? '')) : undefined,
    ),
    served(customersPort.operations.change, async ({ customerId, floor = null, city = null }) =>
      entered.has(customerId)
        ? registered(customerId, await customers.change(entered.get(customerId) ?? '', { details: { floor, city } }))
        : undefined,
    ),
    served(customersPort.operations.erase, async ({ customerId }) => {
      await erase({ ...deps, customers }, entered.get(customerId) ?? '')
      entered.delete(customerId)
      return { state: 'erased' as const, customerId }
    }),
  ]
  closing.push(reports.close, () => database.close())
}, 60_000)

const registered = (id: string, told: Result<LegalEntity>): RegisteredCustomer => {
  if (!told.ok) throw new Error(told.reason)
  const { acceptanceTags, ...row } = told.value
  const details = Object.fromEntries(PERSONAL_VALUES.map(({ column }) => [column, row[column]]))
  return v.parse(RegisteredCustomer, { id, ...details, acceptanceTags })
}

afterAll(async () => {
  for (const close of closing) await close()
})

async function broken(port: Port, url: string): Promise<string[]> {
  const parts: string[] = []
  let kept = 0
  for await (const { part, problem } of playPort({ port, caller: createCaller(url, SECRET), reports })) {
    if (problem === undefined) kept += 1
    else parts.push(`${part}: ${problem}`)
  }
  expect(kept + parts.length).toBeGreaterThan(3)
  return parts
}

const KEPT_BY_BOTH = {
  ordersPort,
  creditPort,
  portabilityPort,
  metersPort,
  powerPort,
  debtsPort,
  customersPort,
  leadsPort,
  featuresPort,
  analyticsPort,
  smsPort,
}
test.each(Object.entries(KEPT_BY_BOTH))(
  'ORD-04 ORD-05 the embedded adapter and the example provider keep the contract of %s',
  async (_name, port) => {
    const door = await openDoor(embedded, SECRET)
    const provider = await startProvider()
    closing.push(door.close, provider.close)
    expect(await broken(port, door.url)).toEqual([])
    expect(await broken(port, provider.url)).toEqual([])
  },
)

test('ORD-05 the example provider counts days as its countries do, also in the hour before midnight UTC', () => {
  const day =
    "import { dayOf } from './examples/provider/day.js'; process.stdout.write(dayOf(new Date('2026-11-25T23:30:00Z')))"
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', day], { encoding: 'utf8' })).toBe(
    '2026-11-26',
  )
})

test('ORD-04 PAGE-16 the example provider keeps the contract of reviews, which have no embedded figures', async () => {
  const provider = await startProvider()
  closing.push(provider.close)
  expect(await broken(reviewsPort, provider.url)).toEqual([])
})

test('ORD-05 the kit finds a system that takes each call with a key for a new order', async () => {
  const day = osloDay(Date.now())
  let orders = 0
  const { place, status, list } = ordersPort.operations
  const anew = async (key: string) => ({ state: 'placed' as const, key, orderId: `o${(orders += 1)}` })
  const door = await openDoor(
    [
      served(place, async (_order, key) => anew(key)),
      served(status, async ({ key }) => anew(key)),
      served(list, async ({ customerId }) =>
        Array.from({ length: orders }, (_, n) => ({
          accountId: customerId,
          orderId: `o${n}`,
          contractId: `o${n}`,
          id: `o${n}`,
          setUp: 0,
          subscriptionName: '12 GB',
          plan: '12gb',
          phoneNumber: '+4791234567',
          state: 'ORDERED' as const,
          monthly: 1,
          created: day,
        })),
      ),
    ],
    SECRET,
  )
  closing.push(door.close)
  const problems = await broken(ordersPort, door.url)
  expect(problems.map((problem) => problem.split(': ').slice(0, 2).join(': '))).toEqual(
    expect.arrayContaining([
      'place: refused',
      'place: twice with the same key',
      'place: 5 at once with the same key, each in time',
      'a key that was never sent: answered 200, not 404',
      'a lost answer: asked about, then sent again, it is one order',
    ]),
  )
})
