import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { sql } from 'drizzle-orm'
import { EFFECTS, isEffectName, sampleNeedsOf, type ServiceEffectName } from '#contracts/effects/effects.ts'
import { isRealEffect } from '#contracts/sandbox/sandbox-service.ts'
import { fault } from '#contracts/kernel/result.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { overviewOf } from '#server/subscriptions/overview-of.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createEffects } from './create-effects.ts'
import type { EffectHandler } from './effects.ts'

const DAY = '2026-03-01'

let database: Database
let deps: ReturnType<typeof serviceDeps>
let effects: ReturnType<typeof createEffects>
let phone: string
let numbers = 10

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = serviceDeps(database)
  effects = createEffects(deps)
  numbers += 1
  phone = `+479700${numbers}00`
})

const by = (n: number, visitor: string | null = 'browser') => ({
  key: `${phone}:${n}`,
  session: { id: 'session', visitor, address: null, provenNumbers: [], customerId: null, locale: 'en_US' as const },
})
const sentCode = async () => /#(\d{6})$/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[1] ?? 'none'
const name = { firstName: 'Kari', lastName: 'Nordmann' }

test('Scenario: a new customer orders in the chat, each effect carried out twice under its key', async () => {
  const twice = async <T>(effect: () => Promise<T>): Promise<T> => {
    const first = await effect()
    expect(await effect()).toEqual(first)
    return first
  }
  expect(await twice(() => effects['number.check']({ portNumber: phone }, by(1)))).toEqual({ outcome: 'portable' })
  const credit = await twice(() =>
    effects['credit.check']({ name, birthDate: '1984-05-17', phone, plan: '6gb', postalCode: '0184' }, by(2)),
  )
  expect(credit).toEqual({ outcome: 'approved', gives: { creditCheckId: expect.any(String) } })
  expect(await twice(() => effects['code.send']({ phone }, by(3)))).toEqual({ outcome: 'sent' })
  expect(await listMessages(deps, phone)).toHaveLength(1)
  const code = await sentCode()
  expect(await twice(() => effects['code.check']({ phone, code }, by(4)))).toEqual({ outcome: 'new' })
  const created = await twice(() =>
    effects['customer.create']({ phone, name, email: 'kari@example.no', birthDate: '1984-05-17' }, by(5)),
  )
  const customerId = created.gives?.customerId ?? ''
  expect(created).toEqual({ outcome: 'created', gives: { customerId, firstName: 'Kari' } })
  const { monthly, setUp } = orderPrice('6gb', 'keep', DAY)
  const order = {
    plan: '6gb',
    numberChoice: 'keep',
    portNumber: phone,
    forWhom: 'adult',
    customerId,
    street: 'Storgata 1',
    postalCode: '0184',
    city: 'Oslo',
    creditCheckId: credit.gives?.creditCheckId ?? '',
    quotedMonthly: monthly,
    quotedSetUp: setUp,
    catalogueVersion: catalogueVersion(DAY),
  } as const
  expect(await twice(() => effects['order.place'](order, by(6)))).toEqual({
    outcome: 'placed',
    gives: { orderId: expect.any(String) },
  })
  expect(await effects['order.place'](order, by(7))).toEqual({ outcome: 'alreadyCustomer' })
  expect(await effects['order.place']({ ...order, creditCheckId: 'none' }, by(8))).toEqual({ outcome: 'failed' })
  expect(await overviewOf(deps, customerId)).toMatchObject([
    { plan: '6gb', phoneNumber: phone, state: 'ORDERED', portation: { state: 'submitted' } },
  ])
})

test('AUTH-06 accepting the terms in the chat records the general consent, also for an existing account', async () => {
  const created = await effects['customer.create']({ phone, name, email: 'kari@example.no' }, by(1))
  const again = await effects['customer.create'](
    { phone, name: { firstName: 'Other', lastName: 'Name' }, email: 'x@example.no' },
    by(2),
  )
  expect(again).toEqual(created)
  const account = (await database.db.query.legalEntity.findMany()).find((row) => row.phone === phone)
  expect([account?.firstName, account?.acceptanceTags]).toEqual(['Kari', ['account-dialog:2017-10-31:']])
})

test('SEC-01 a known customer’s code works only in the browser that requested it', async () => {
  const created = await effects['customer.create']({ phone, name, email: 'kari@example.no' }, by(1))
  await effects['code.send']({ phone }, by(2))
  const code = await sentCode()
  expect(await effects['code.check']({ phone, code }, by(3, 'another'))).toEqual({ outcome: 'expired' })
  expect(await effects['code.check']({ phone, code }, by(4, null))).toEqual({ outcome: 'expired' })
  expect(await effects['code.check']({ phone, code }, by(5))).toEqual({ outcome: 'known', gives: created.gives })
})

test('SEC-01 after a wrong code a new one can be requested in a minute, and the page says so until then', async () => {
  await effects['code.send']({ phone }, by(1))
  const code = await sentCode()
  expect(await effects['code.check']({ phone, code: code === '000000' ? '000001' : '000000' }, by(2))).toEqual({
    outcome: 'wrong',
  })
  expect(await effects['code.send']({ phone }, by(3))).toEqual({ outcome: 'tooMany' })
  deps.runtime.pass(60_000)
  expect(await effects['code.send']({ phone }, by(4))).toEqual({ outcome: 'sent' })
})

test('a gateway that is down throws, so that the brain tries again, and then sends one message', async () => {
  const { sms } = deps
  deps.sms = { send: async () => fault('unreachable') }
  await expect(effects['code.send']({ phone }, by(1))).rejects.toThrow('SMS gateway')
  deps.sms = sms
  expect(await effects['code.send']({ phone }, by(1))).toEqual({ outcome: 'sent' })
  expect(await listMessages(deps, phone)).toHaveLength(1)
})

const rowsOf = async () => {
  const { rows } = await database.db.execute<{ name: string; rows: number }>(
    sql`select table_name as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]::text::int as rows
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows
}

const carryOut = <E extends ServiceEffectName>(effect: E, n: number) => {
  const handler: EffectHandler<E> = effects[effect]
  return handler(sampleNeedsOf(effect), by(n))
}

test.each(Object.keys(EFFECTS).filter(isEffectName).filter(isRealEffect))(
  'ONE-01 %s carried out twice under one key ends the same and leaves no second row',
  async (effect) => {
    const first = await carryOut(effect, 1)
    const rows = await rowsOf()
    expect([await carryOut(effect, 1), await rowsOf()]).toEqual([first, rows])
  },
)
