import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { Database } from '#server/db/database.ts'
import { adjustment, invoice, payout } from './tables.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { mobileOrder, subscription } from '#server/orders/tables.ts'
import { powerOrder, powerSubscription } from '#server/power/tables.ts'
import { meterValue } from '#server/usage/tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { mobileSubscription } from '#server/testing/mobile-subscription.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { chargedOn, readOpenCredits } from './credits.ts'
import { billLast, lastBalance } from './last-invoices.ts'
import { listPayouts, takePayments, takePayouts } from './payment-routes.ts'
import { readInvoices } from './read-invoices.ts'
import { runBilling } from './run-billing.ts'

eachDatabase('Credit of customers', (open) => {
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

  /** A customer with a plan of 279 kr; the clock stands at 2 March 2026. */
  const mobileCustomer = async (activeFrom: string, endedAt?: Date) => {
    n += 1
    const phone = `+47940000${String(n).padStart(2, '0')}`
    const { id } = await signedInCustomer(deps, phone)
    return {
      id,
      subscription: await mobileSubscription(deps, {
        legalEntity: id,
        phone,
        plan: '3gb',
        activeFrom,
        ...(endedAt && { endedAt }),
      }),
    }
  }
  /** A customer with power at a fixed price: 39 kr and 412.34 kWh at 94.90 öre a month. */
  const powerCustomer = async (startDate: string, months: string[], endedAt?: Date) => {
    n += 1
    const { id } = await signedInCustomer(deps, `+47940000${String(n).padStart(2, '0')}`)
    const [key, meteringPoint, createdAt] = [
      `power${n}-${id}`,
      meteringPointFrom('SE', String(n)),
      new Date(`${startDate}T00:00:00Z`),
    ]
    await database.db.insert(powerOrder).values({ id: key, key, legalEntity: id, evidence: {}, createdAt })
    await database.db.insert(powerSubscription).values({
      id: key,
      order: key,
      legalEntity: id,
      agreement: 'se-fast-12',
      priceArea: 'SE3',
      meteringPoint,
      street: 'Storgatan 1',
      postalCode: '11120',
      city: 'Stockholm',
      addressKey: key,
      reason: 'switch',
      perKwh: 9_490,
      monthly: 3_900,
      startDate,
      endedAt: endedAt ?? null,
      createdAt,
    })
    await database.db
      .insert(meterValue)
      .values(
        months.map((month) => ({
          id: `${key}-${month}`,
          meteringPoint,
          month,
          wattHours: 412_340,
          receivedAt: createdAt,
        })),
      )
    return { id }
  }
  const refund = (legalEntity: string, kroner: number, month: string, provider: Provider = 'eRate') =>
    database.db
      .insert(adjustment)
      .values({ id: deps.runtime.id(), legalEntity, provider, month, label: 'refund', amount: -kroner * 100 })
  const bill = async (...months: string[]) => {
    for (const month of months) await runBilling(deps, month)
  }
  /** What the invoices come to, the oldest first. */
  const totals = async (id: string, provider?: Provider) =>
    (await readInvoices(deps, id, provider)).map(({ totalAmount }) => totalAmount).reverse()

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
    const { id } = await mobileCustomer('2025-08-01', new Date('2025-09-30T10:00:00Z'))
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

  test('INV-03 what is left of a credit when the last subscription has ended is on the last invoice', async () => {
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
  const pay = (kid: string | undefined, amount: number) =>
    takePayments(deps, { payments: [{ kid: kid ?? '', amount, currency: 'NOK', paidOn: '2025-10-12' }] })

  test('INV-03 what is taken off has the number of the credit note, and the VAT is that of what is charged', async () => {
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

  test('INV-03 what is paid too much is taken off the next invoice', async () => {
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

  test('INV-03 who ended gets the money: the bank is told the amount, by when, and with which identification they last paid, and tells that it is done', async () => {
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

  test('ACC-04 who leaves has their credit taken off the last invoices, and gets the rest', async () => {
    const { id } = await mobileCustomer('2025-08-01')
    await refund(id, 1_000, '2026-01')
    await bill('2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01')
    // February whole, and two days of March: 279 and 18 kr, of a credit of 721.
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

  const MONTHS = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']
  const happening = fc.record({
    correction: fc.option(fc.integer({ min: -90_000, max: 30_000 }).filter((amount) => amount !== 0)),
    late: fc.boolean(),
    twice: fc.boolean(),
    paid: fc.option(fc.constantFrom(0, 0, 1, 5_000, 60_000)),
  })
  const history = fc.record({
    power: fc.boolean(),
    endsWith: fc.option(fc.integer({ min: 0, max: 4 })),
    leaves: fc.boolean(),
    months: fc.array(happening, { minLength: 5, maxLength: 5 }),
  })

  test('INV-03 in any history what is charged, credited, carried, paid too much and paid out adds up, and nobody who ended is left with credit', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ power, endsWith, leaves, months }) => {
        const provider = power ? 'esn' : 'eRate'
        const { id } = power ? await powerCustomer('2025-09-01', MONTHS) : await mobileCustomer('2025-09-01')
        let [corrected, overpaid] = [0, 0]
        for (const [at, month] of MONTHS.entries()) {
          const { correction = null, late = false, twice = false, paid = null } = months[at] ?? {}
          if (correction !== null) {
            await database.db
              .insert(adjustment)
              .values({
                id: deps.runtime.id(),
                legalEntity: id,
                provider,
                month: (late && MONTHS[at - 1]) || month,
                label: 'refund',
                amount: correction,
              })
            corrected += correction
          }
          if (at === endsWith) {
            const table = power ? powerSubscription : subscription
            await database.db
              .update(table)
              .set({ endedAt: new Date(`${month}-28T10:00:00Z`) })
              .where(eq(table.legalEntity, id))
          }
          await Promise.all([bill(month), ...(twice ? [bill(month)] : [])])
          const [newest] = await readInvoices(deps, id, provider)
          if (paid !== null && newest?.paymentDate === null) {
            await takePayments(deps, {
              payments: [
                {
                  kid: newest.kid ?? '',
                  amount: (Math.round(newest.totalAmount * 100) + paid) / 100,
                  currency: power ? 'SEK' : 'NOK',
                  paidOn: '2026-02-20',
                },
              ],
            })
            overpaid += paid
          }
        }
        if (leaves) await database.transaction((tx) => billLast(deps, tx, id))
        const rows = await database.db.select().from(invoice).where(eq(invoice.legalEntity, id))
        const open = (await readOpenCredits(database.db, [id])).reduce((sum, { left }) => sum + left, 0)
        const out = (await database.db.select().from(payout).where(eq(payout.legalEntity, id))).reduce(
          (sum, { amount }) => sum + amount,
          0,
        )
        const charged = rows.reduce((sum, { lines }) => sum + chargedOn(lines), 0)
        const toPay = rows.reduce((sum, { total }) => sum + Math.max(0, total), 0)
        expect(charged).toBe(corrected + fees(power, endsWith, leaves))
        expect(charged + open + out).toBe(toPay + overpaid)
        expect(endsWith !== null || leaves ? open : out).toBe(0)
        expect(new Set(rows.map(({ month }) => month)).size).toBe(rows.length)
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  /** What the agreement costs from September on: whole months, the last one to its 28th day, and two days of March for who leaves then. */
  function fees(power: boolean, endsWith: number | null, leaves: boolean): number {
    const monthly = power ? 3_900 : 27_900
    const used = power ? 39_131 : 0
    const whole = endsWith ?? MONTHS.length
    const days = [30, 31, 30, 31, 31][endsWith ?? 0] ?? 31
    const last = endsWith === null ? 0 : Math.round((monthly * 28) / days) + used
    const march = endsWith === null && leaves && !power ? Math.round((monthly * 2) / 31) : 0
    return whole * (monthly + used) + last + march
  }
})
