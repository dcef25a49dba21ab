import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { adjustment, invoice, payout } from './tables.ts'
import { subscription } from '#server/orders/tables.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { chargedOn, readOpenCredits } from './credits.ts'
import { billLast } from './last-invoices.ts'
import { takePayments } from './payment-routes.ts'
import { readInvoices } from './read-invoices.ts'
import { billedCustomers } from './testing/billed-customers.ts'

eachDatabase('Any history of credit', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => {
    deps = serviceDeps(database)
  })
  const { mobileCustomer, powerCustomer, bill } = billedCustomers(() => deps)

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

  test('INV-03 in any history charges, credits, overpayments and payouts add up, and no former customer is left with credit', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ power, endsWith, leaves, months }) => {
        const provider = power ? 'esn' : 'eRate'
        const { id } = power ? await powerCustomer('2025-09-01', MONTHS) : await mobileCustomer('2025-09-01')
        let [corrected, overpaid] = [0, 0]
        for (const [at, month] of MONTHS.entries()) {
          const { correction = null, late = false, twice = false, paid = null } = months[at] ?? {}
          if (correction !== null) {
            await database.db.insert(adjustment).values({
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
