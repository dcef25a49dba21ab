import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import type { OrderRequest } from '#contracts/chat/mobile-order.ts'
import type { Database } from '#server/db/database.ts'
import { creditRecord, numberRegister } from './tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { checkCredit } from './check-credit.ts'
import { checkNumber } from './check-number.ts'
import { placeOrder } from './place-order.ts'
import { readPortation } from './embedded-mobile.ts'

const DAY = '2026-03-01'
const origin = { channel: 'chat', session: 'none', locale: 'nb_NO' } as const

eachDatabase('mobile orders', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  let phone: string
  let request: OrderRequest
  let numbers = 0

  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    deps = serviceDeps(database)
    numbers += 1
    phone = `+47940000${String(numbers).padStart(2, '0')}`
    const { id } = await signedInCustomer(deps, phone)
    request = await requestOf({ customerId: id, numberChoice: 'keep', portNumber: phone })
  })

  const credit = (birthDate = '1984-05-17') =>
    checkCredit(deps, { name: 'Kari Nordmann', birthDate, phone, plan: '12gb', reason: 'order' })
  async function requestOf(
    more: Partial<OrderRequest> & Pick<OrderRequest, 'customerId' | 'numberChoice'>,
  ): Promise<OrderRequest> {
    const { monthly, setUp } = orderPrice('12gb', more.numberChoice, DAY)
    return {
      plan: '12gb',
      forWhom: 'adult',
      street: 'Storgata 12B',
      postalCode: '0184',
      city: 'Oslo',
      creditCheckId: (await credit()).id,
      quotedMonthly: monthly,
      quotedSetUp: setUp,
      catalogueVersion: catalogueVersion(DAY),
      ...more,
    }
  }
  const place = (key: string, more: Partial<OrderRequest> = {}) =>
    placeOrder(deps, { ...request, ...more }, `${phone}:${key}`, origin)
  const ordersOf = async () =>
    (await database.db.query.mobileOrder.findMany()).filter(({ legalEntity }) => legalEntity === request.customerId)

  test('CALL-08 an order makes contract, subscription and porting request, with what was shown', async () => {
    const placed = await place('1')
    expect(placed).toEqual({
      outcome: 'placed',
      order: {
        orderId: expect.any(String),
        contractId: expect.any(String),
        subscriptionId: expect.any(String),
        phone,
        newNumber: false,
      },
    })
    expect(await readPortation(deps, request.customerId, phone)).toEqual({ phoneNumber: phone, state: 'submitted' })
    const [order] = await ordersOf()
    expect(order?.evidence).toEqual({
      at: '2026-03-02T09:00:00.000Z',
      channel: 'chat',
      plan: { id: '12gb', name: '12 GB', dataMb: 12_000 },
      number: { choice: 'keep', phone },
      forWhom: 'adult',
      delivery: { street: 'Storgata 12B', postalCode: '0184', city: 'Oslo' },
      quoted: { monthly: 39_900, setUp: 0, deposit: 0, catalogueVersion: catalogueVersion(DAY), vatPercent: 25 },
      terms: { version: 'order-terms:2026-11-23', withdrawalDays: 14 },
      creditCheck: request.creditCheckId,
    })
  })

  test('REL-01 twenty copies of one order at once make one order', async () => {
    const placed = await Promise.all(Array.from({ length: 20 }, () => place('1')))
    expect(new Set(placed.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await ordersOf()).toHaveLength(1)
  })

  test('CALL-08 ten orders of one number at once: one is placed, the others are told it is here', async () => {
    const placed = await Promise.all(Array.from({ length: 10 }, (_, n) => place(String(n))))
    expect(placed.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'alreadyCustomer'),
      'placed',
    ])
    expect(await ordersOf()).toHaveLength(1)
  })

  test('CALL-08 new numbers given out at once are all different', async () => {
    const wanted = await requestOf({ customerId: request.customerId, numberChoice: 'new' })
    const placed = await Promise.all(
      Array.from({ length: 10 }, (_, n) => placeOrder(deps, wanted, `${phone}:new:${n}`, origin)),
    )
    const given = placed.map((answer) => (answer.outcome === 'placed' ? answer.order.phone : answer.outcome))
    expect(new Set(given).size).toBe(10)
    expect(given.every((number) => /^\+47468\d{5}$/.test(number))).toBe(true)
  })

  test('BEY-07 an order at a price that is not the catalogue’s is not placed', async () => {
    for (const wrong of [{ quotedMonthly: 1 }, { quotedSetUp: 1 }, { catalogueVersion: 'older' }]) {
      expect(await place('1', wrong)).toEqual({ outcome: 'priceChanged' })
    }
    expect(await ordersOf()).toEqual([])
  })

  test('CALL-08 an order without the customer’s own approved credit check is not placed', async () => {
    expect(await place('1', { creditCheckId: 'none' })).toEqual({ outcome: 'invalid', fault: 'no_credit_check' })
    const young = await credit('2007-01-01')
    expect(await place('2', { creditCheckId: young.id })).toEqual({ outcome: 'invalid', fault: 'wrong_deposit' })
    const paying = await place('3', { creditCheckId: young.id, depositOre: 3 * 39_900 })
    expect(paying.outcome).toBe('placed')
    const [order] = await ordersOf()
    expect(order?.deposit).toBe(119_700)
    deps.runtime.pass(40 * 86_400_000)
    expect(await place('4', { numberChoice: 'new', quotedSetUp: 19_900 })).toEqual({
      outcome: 'invalid',
      fault: 'no_credit_check',
    })
  })

  test('CALL-08 another customer’s credit check is refused', async () => {
    const other = await checkCredit(deps, {
      name: 'Ola Hansen',
      birthDate: '1980-01-01',
      phone: '+4794999999',
      plan: '12gb',
      reason: 'order',
    })
    expect(await place('1', { creditCheckId: other.id })).toEqual({ outcome: 'invalid', fault: 'no_credit_check' })
  })

  test('PRICE-01 the child plan is for children under 13 only', async () => {
    const child = {
      plan: 'barn-1gb',
      forWhom: 'child',
      quotedMonthly: 9_900,
      childName: { firstName: 'Iben', lastName: 'Lie' },
    } as const
    expect(await place('1', { ...child, childBirthDate: '2013-03-02' })).toEqual({
      outcome: 'invalid',
      fault: 'wrong_plan',
    })
    expect(await place('2', { ...child, forWhom: 'adult' })).toEqual({ outcome: 'invalid', fault: 'wrong_plan' })
    expect((await place('3', { ...child, childBirthDate: '2013-03-03' })).outcome).toBe('placed')
  })

  test('CALL-08 the porting of another’s number is refused with the reason', async () => {
    await database.db.insert(numberRegister).values({ phone, kind: 'private', ownerName: 'Per Berg' })
    await place('1')
    deps.runtime.pass(3 * 60_000)
    expect(await readPortation(deps, request.customerId, phone)).toEqual({
      phoneNumber: phone,
      state: 'refused',
      reason: 'owner_mismatch',
    })
  })

  test('CALL-08 which numbers can be ported', async () => {
    await database.db.insert(numberRegister).values([
      { phone: `${phone.slice(0, -4)}9901`, kind: 'company' },
      { phone: `${phone.slice(0, -4)}9902`, kind: 'inactive' },
    ])
    const written = [
      '22 33 44 55',
      '1',
      `${phone.slice(0, -4)}9901`,
      `${phone.slice(0, -4)}9902`,
      phone,
      '+46701234567',
    ]
    const checks = await Promise.all(written.map((number) => checkNumber(database.db, number)))
    expect(checks.map((check) => (check.portable ? 'portable' : check.refusal))).toEqual([
      'not_mobile',
      'not_mobile',
      'company_number',
      'not_active',
      'portable',
      'not_mobile',
    ])
  })

  test('CALL-08 the credit bureau is asked once a person and day', async () => {
    const first = await credit()
    await database.db.insert(creditRecord).values({ phone, openCases: 1 })
    expect(await Promise.all([credit(), credit(), credit()])).toEqual([first, first, first])
    deps.runtime.pass(86_400_000)
    expect(await credit()).toMatchObject({ outcome: 'refused', reason: 'open_case' })
  })
})
