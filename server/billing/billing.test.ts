import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { UsageBatch } from '#contracts/products/usage-event.ts'
import type { Database } from '#server/db/database.ts'
import { adjustment, invoice, invoiceSeries } from './tables.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { ingestUsage } from '#server/usage/ingest-usage.ts'
import { mod10 } from './keep-invoices.ts'
import { takePayments } from './payment-routes.ts'
import { readInvoices } from './read-invoices.ts'
import { MonthNotOver, runBilling } from './run-billing.ts'
import { billedCustomers } from './testing/billed-customers.ts'

eachDatabase('Billing', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  let n = 0
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => {
    deps = serviceDeps(database)
  })

  const { mobileCustomer } = billedCustomers(() => deps)
  const used = (phoneNumber: string, ...events: Partial<UsageBatch['events'][number]>[]) =>
    ingestUsage(deps, {
      unavailable: [],
      events: events.map((event) => ({
        id: `net-${(n += 1)}`,
        phoneNumber,
        kind: 'data',
        quantity: 1_000,
        at: '2026-02-20T10:00:00Z',
        received: false,
        from: 'NO',
        to: 'NO',
        special: undefined,
        opened: false,
        ...event,
      })),
    })

  test('a month is billed by the day, with set-up, use and VAT of 25 %, and numbers whose KID carries its check digit', async () => {
    const { id, phone } = await mobileCustomer('2026-02-15', { plan: '500mb', setUp: 19_900 })
    await used(phone, { quantity: 600_000 }, { kind: 'call', quantity: 60, to: 'SE' })
    await runBilling(deps, '2026-02')
    const [bill] = await readInvoices(deps, id)
    const row = (await database.db.select().from(invoice)).find(({ legalEntity }) => legalEntity === id)
    expect(row?.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['monthly', 9_950],
      ['setUp', 19_900],
      ['toCalls', 528],
      ['data', 9_900],
    ])
    expect(bill).toMatchObject({
      totalAmount: 402.78,
      totalVat: 80.56,
      totalExclVat: 322.22,
      currency: 'NOK',
      paid: 'UNPAID',
      paymentDate: null,
      dueDate: '2026-03-16',
      responsibleEntity: id,
      provider: 'eRate',
      taxes: [{ percent: 25, base: 322.22, amount: 80.56 }],
      invoiceURL: `/services/gateway/erate/v1/consumer/invoice-file/${bill?.id}`,
    })
    expect(bill?.kid).toMatch(/^\d{10}$/)
    expect(mod10(bill?.kid?.slice(0, 9) ?? '')).toBe(Number(bill?.kid?.at(-1)))
    expect(Number(bill?.kid?.slice(0, 9))).toBe(Number(bill?.number))
  })

  test('PRICE-01 lines stand in the order of the price list, however the use came in, with unit prices and only what is charged; what is free is counted apart', async () => {
    const { id, phone } = await mobileCustomer('2026-02-01', { plan: '3gb' })
    await used(
      phone,
      { kind: 'sms', quantity: 1, from: 'BR', at: '2026-02-01T10:00:00Z' },
      { kind: 'call', quantity: 60, to: 'US', at: '2026-02-02T10:00:00Z' },
      { kind: 'sms', quantity: 1, from: 'US', received: true, at: '2026-02-03T10:00:00Z' },
      { kind: 'sms', quantity: 2, from: 'US', at: '2026-02-04T10:00:00Z' },
      { kind: 'sms', quantity: 1, from: 'US', received: true, at: '2026-02-05T10:00:00Z' },
      { kind: 'call', quantity: 60, to: 'SE', at: '2026-02-06T10:00:00Z' },
      { kind: 'call', quantity: 60, special: 'series829', at: '2026-02-07T10:00:00Z' },
      { kind: 'call', quantity: 60, special: 'directory1881', at: '2026-02-08T10:00:00Z' },
    )
    await runBilling(deps, '2026-02')
    const [row] = await database.db.select().from(invoice).where(eq(invoice.legalEntity, id))
    expect(
      row?.lines.map(({ label, values: { zone, row: special, count, quantity, free, start, unit }, amount }) => [
        label,
        zone ?? special,
        count,
        quantity,
        free,
        start,
        unit,
        amount,
      ]),
    ).toEqual([
      ['monthly', undefined, undefined, undefined, undefined, undefined, 27_900, 27_900],
      ['toCalls', 1, 1, 60, undefined, 299, 229, 528],
      ['toCalls', 2, 1, 60, undefined, 299, 229, 528],
      ['roamingSms', 2, 1, 2, 2, undefined, 399, 798],
      ['roamingSms', 3, 1, 1, undefined, undefined, 399, 399],
      ['special', 'directory1881', 1, 60, undefined, 2_290, 2_990, 5_280],
      ['special', 'series829', 1, 60, undefined, 199, 1_990, 2_189],
    ])
  })

  test('a run repeated, and two at once, double nothing, and the series of numbers has no gaps', async () => {
    for (const plan of ['flex', '3gb', 'barn-1gb'] as const) await mobileCustomer('2026-01-01', { plan })
    const [one, other] = await Promise.all([runBilling(deps, '2026-01', 2), runBilling(deps, '2026-01', 2)])
    expect(one.invoices + other.invoices).toBe(3)
    expect(await runBilling(deps, '2026-01')).toMatchObject({ invoices: 0, totals: {} })
    await runBilling(deps, '2026-02')
    const numbers = (await database.db.select({ number: invoice.number }).from(invoice))
      .map(({ number }) => number)
      .sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => 10_000_001 + index))
    expect(await database.db.select().from(invoiceSeries)).toEqual([
      { name: 'invoice', next: 10_000_001 + numbers.length },
    ])
  })

  test('a run that fails on its way leaves what it had finished, gives its numbers back, and is gone on with', async () => {
    for (const plan of ['1gb', '2gb', '6gb'] as const) await mobileCustomer('2025-11-01', { plan })
    let transactions = 0
    const failing: Database = {
      ...database,
      transaction: (work) =>
        (transactions += 1) === 2
          ? database.transaction(async (tx) => {
              await work(tx)
              throw new Error('cut off')
            })
          : database.transaction(work),
    }
    await expect(runBilling({ ...deps, database: failing }, '2025-11', 1)).rejects.toThrow('cut off')
    expect(await runBilling(deps, '2025-11', 1)).toMatchObject({ invoices: 2 })
    const all = await database.db.select({ number: invoice.number }).from(invoice)
    expect(new Set(all.map(({ number }) => number)).size).toBe(
      Math.max(...all.map(({ number }) => number)) - 10_000_000,
    )
  })

  test('a month that is not over cannot be billed; one with nothing to pay makes an invoice of 0, a refund one below it', async () => {
    await expect(runBilling(deps, '2026-03')).rejects.toThrow(MonthNotOver)
    const { id } = await mobileCustomer('2025-12-01', { plan: 'flex' })
    await database.db.insert(adjustment).values({
      id: deps.runtime.id(),
      legalEntity: id,
      provider: 'eRate',
      month: '2026-01',
      label: 'refund',
      amount: -10_000,
    })
    for (const month of ['2025-12', '2026-01']) await runBilling(deps, month)
    expect((await readInvoices(deps, id)).map(({ totalAmount, totalVat }) => [totalAmount, totalVat])).toEqual([
      [-100, -20],
      [0, 0],
    ])
  })

  test('a payment that covers an invoice pays it, once; a short one, one in another currency and an unknown one are told', async () => {
    const { id } = await mobileCustomer('2025-09-01', { plan: '3gb' })
    await runBilling(deps, '2025-09')
    const [bill] = await readInvoices(deps, id)
    const payment = { kid: bill?.kid ?? '', amount: 279, currency: 'NOK' as const, paidOn: '2025-10-12' }
    const take = (...payments: (typeof payment)[]) => takePayments(deps, { payments })
    expect(await take({ ...payment, amount: 278.99 }, { ...payment, kid: '0000000000' })).toEqual({
      paid: 0,
      repeated: 0,
      unknown: ['0000000000'],
      short: [payment.kid],
    })
    expect(await take(payment, payment)).toEqual({ paid: 1, repeated: 1, unknown: [], short: [] })
    expect((await readInvoices(deps, id))[0]).toMatchObject({ paid: 'PAID', paymentDate: '2025-10-12T12:00:00.000Z' })
  })

  test('ACC-04 a customer whose data was erased is not billed again', async () => {
    const { id } = await mobileCustomer('2025-08-01', { plan: '3gb' })
    await database.db
      .update(legalEntity)
      .set({ phone: `erased:${id}` })
      .where(eq(legalEntity.id, id))
    await runBilling(deps, '2025-08')
    expect(await readInvoices(deps, id)).toEqual([])
  })

  test('what ended is billed to its last day; another’s number, a billed month and the future are told in the receipt', async () => {
    const { id, phone } = await mobileCustomer('2025-10-01', { plan: '3gb', endedAt: new Date('2025-10-10T12:00:00Z') })
    await runBilling(deps, '2025-10')
    expect((await readInvoices(deps, id)).map(({ totalAmount }) => totalAmount)).toEqual([90])
    const events = [
      { id: 'x1', at: '2025-10-05T10:00:00Z' },
      { id: 'x2', at: '2026-02-05T10:00:00Z' },
      { id: 'x3', at: '2026-03-02T10:00:00Z' },
    ]
    expect(await used(phone, ...events)).toEqual({
      taken: 0,
      repeated: 0,
      unknown: ['x2'],
      late: ['x1'],
      early: ['x3'],
    })
    const { phone: now } = await mobileCustomer('2026-02-01', { plan: '3gb' })
    const own = [{ id: 'x4' }, { id: 'x4' }, { id: 'x5' }]
    expect(await used(now, ...own)).toMatchObject({ taken: 2, repeated: 1 })
    expect(await used(now, ...own)).toMatchObject({ taken: 0, repeated: 3, late: [] })
    const [first, second] = await Promise.all([used(now, { id: 'x6' }), used(now, { id: 'x6' })])
    expect(first.taken + second.taken).toBe(1)
  })
})
