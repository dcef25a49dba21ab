import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { invoice, payout } from './tables.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { mobileOrder, subscription } from '#server/orders/tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { billLast, lastBalance } from './last-invoices.ts'
import { listPayouts, takePayouts } from './payment-routes.ts'
import { readInvoices } from './read-invoices.ts'
import { billedCustomers } from './testing/billed-customers.ts'

eachDatabase('Credit of customers', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => {
    deps = serviceDeps(database)
  })
  const { mobileCustomer, powerCustomer, refund, pay, bill, totals } = billedCustomers(() => deps)

  test('INV-03 a credit note is taken off the next invoices until it is used up, however often the run is made', async () => {
    const { id } = await mobileCustomer('2025-08-01')
    await refund(id, 700, '2025-09')
    await bill('2025-08', '2025-09', '2025-10', '2025-10')
    expect((await readInvoices(deps, id)).map(({ creditLeft }) => creditLeft)).toEqual([undefined, 142, undefined])
    await bill('2025-11', '2025-11', '2025-12')
    expect(await totals(id)).toEqual([279, -421, 0, 137, 279])
  })

  test('INV-03 a correction of power is on the invoice, and its credit on the next', async () => {
    const { id } = await powerCustomer('2025-08-01', ['2025-08', '2025-09', '2025-10'])
    await refund(id, 500, '2025-08', 'esn')
    await bill('2025-08', '2025-09', '2025-10')
    expect(await totals(id, 'esn')).toEqual([-69.69, 360.62, 430.31])
  })

  test('INV-03 a refund after the last subscription has ended makes a credit note of its own', async () => {
    const { id } = await mobileCustomer('2025-08-01', { endedAt: new Date('2025-09-30T10:00:00Z') })
    await bill('2025-08', '2025-09')
    await refund(id, 150, '2025-10')
    await bill('2025-10', '2025-10', '2025-11')
    expect(await totals(id)).toEqual([279, 279, -150])
  })

  test('INV-03 a correction that comes in for a month already billed is on the next invoice', async () => {
    const { id } = await mobileCustomer('2025-08-01')
    await bill('2025-08')
    await refund(id, 79, '2025-08')
    await bill('2025-09', '2025-10')
    expect(await totals(id)).toEqual([279, 200, 279])
  })

  test('INV-03 the rest of a credit is on the last invoice after the last subscription has ended', async () => {
    const { id, subscription: own } = await mobileCustomer('2025-08-01')
    await refund(id, 500, '2025-08')
    await bill('2025-08')
    await database.db
      .update(subscription)
      .set({ endedAt: new Date('2025-09-10T10:00:00Z') })
      .where(eq(subscription.id, own))
    await bill('2025-09', '2025-10')
    expect(await totals(id)).toEqual([-221, -128])
  })

  test('INV-03 a deduction has the number of its credit note, and VAT is that of the charges', async () => {
    const { id } = await mobileCustomer('2025-08-01')
    await refund(id, 430, '2025-08')
    await bill('2025-08', '2025-09')
    const [second, first] = await readInvoices(deps, id)
    expect(first).toMatchObject({ totalAmount: -151, totalVat: -30.2 })
    expect(second).toMatchObject({ totalAmount: 128, totalExclVat: 223.2, totalVat: 55.8, creditUsed: 151 })
    const [row] = await database.db
      .select()
      .from(invoice)
      .where(eq(invoice.id, second?.id ?? ''))
    expect(row?.lines.at(-1)).toEqual({
      subscription: null,
      label: 'carried',
      values: { number: first?.number, left: 0 },
      amount: -15_100,
    })
  })

  test('INV-03 an overpayment is deducted from the next invoice', async () => {
    const { id } = await mobileCustomer('2025-08-01')
    await bill('2025-08')
    const [first] = await readInvoices(deps, id)
    await pay(first?.kid, 300)
    await pay(first?.kid, 300)
    await bill('2025-09', '2025-10')
    expect(await totals(id)).toEqual([279, 258, 279])
  })

  test('INV-03 two runs of different months at once use a credit once', async () => {
    const { id } = await mobileCustomer('2025-08-01')
    await refund(id, 479, '2025-08')
    await bill('2025-08')
    await Promise.all([bill('2025-09'), bill('2025-10')])
    expect((await totals(id)).toSorted((a, b) => a - b)).toEqual([-200, 79, 279])
  })

  test('INV-03 a former customer is paid out: the bank gets amount, due date and the last payment’s identification, and reports the payout', async () => {
    const { id, subscription: own } = await mobileCustomer('2025-08-01')
    await bill('2025-08')
    const [paid] = await readInvoices(deps, id)
    await pay(paid?.kid, 279)
    await database.db
      .update(subscription)
      .set({ endedAt: new Date('2025-08-31T10:00:00Z') })
      .where(eq(subscription.id, own))
    await refund(id, 100, '2025-09')
    await bill('2025-09')
    const [note] = await readInvoices(deps, id)
    expect(note).toMatchObject({ totalAmount: -100, payout: { amount: 100, dueOn: '2026-03-16', paidAt: null } })
    const told = { kid: note?.kid ?? '', paidOn: '2025-10-05' }
    expect((await listPayouts(deps)).payouts.filter(({ kid }) => kid === told.kid)).toEqual([
      {
        number: note?.number,
        kid: told.kid,
        paidWith: paid?.kid,
        name: expect.any(String),
        amount: 100,
        currency: 'NOK',
        dueOn: '2026-03-16',
      },
    ])
    expect(await takePayouts(deps, { payouts: [told, told, { ...told, kid: '0000000000' }] })).toEqual({
      paid: 1,
      repeated: 1,
      unknown: ['0000000000'],
    })
    expect((await listPayouts(deps)).payouts.filter(({ kid }) => kid === told.kid)).toEqual([])
  })

  test('ACC-04 a leaving customer’s credit is deducted from the last invoices, and the rest is paid out', async () => {
    const { id } = await mobileCustomer('2025-08-01')
    await refund(id, 1_000, '2026-01')
    await bill('2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01')
    expect(await lastBalance(deps, database.db, id)).toEqual([{ currency: 'NOK', amount: -42_400 }])
    await database.transaction((tx) => billLast(deps, tx, id))
    expect(
      (await readInvoices(deps, id))
        .map(({ totalAmount, creditLeft, payout: paid }) => [totalAmount, creditLeft, paid?.amount])
        .slice(0, 3),
    ).toEqual([
      [-424, undefined, 424],
      [0, undefined, undefined],
      [-721, undefined, undefined],
    ])
    expect(
      (await database.db.select().from(payout).where(eq(payout.legalEntity, id))).map(({ amount }) => amount),
    ).toEqual([42_400])
  })

  test('INV-03 the buyer’s address is the account’s, or the one ordered to where the account has none', async () => {
    const mobile = await mobileCustomer('2025-08-01')
    const delivery = { street: 'Storgata 1', postalCode: '0155', city: 'Oslo' }
    await database.db.update(mobileOrder).set({ evidence: { delivery } }).where(eq(mobileOrder.legalEntity, mobile.id))
    const power = await powerCustomer('2025-08-01', ['2025-08'])
    for (const { id } of [mobile, power])
      await database.db
        .update(legalEntity)
        .set({ streetName: null, streetNumber: null, streetLetter: null, postalCode: null, city: null })
        .where(eq(legalEntity.id, id))
    await bill('2025-08')
    const addressOf = async (id: string) =>
      (await database.db.select({ address: invoice.address }).from(invoice).where(eq(invoice.legalEntity, id)))[0]
        ?.address
    expect(await addressOf(mobile.id)).toMatchObject(delivery)
    expect(await addressOf(power.id)).toMatchObject({ street: 'Storgatan 1', postalCode: '11120', city: 'Stockholm' })
  })
})
