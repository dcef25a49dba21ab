import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kroner } from '#contracts/kernel/money.ts'
import type { Database } from '#server/db/database.ts'
import { mobileOrder, subscription } from '#server/orders/tables.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { vatIn } from './keep-invoices.ts'
import { readInvoices } from './read-invoices.ts'
import { invoice, payout } from './tables.ts'
import { billedCustomers } from './testing/billed-customers.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>
beforeAll(async () => {
  database = await openInMemory()
}, 120_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = serviceDeps(database)
})
const { mobileCustomer, bill } = billedCustomers(() => deps)
const DEPOSIT = kroner(900)

async function withDeposit(activeFrom: string) {
  const customer = await mobileCustomer(activeFrom, { plan: '12gb' })
  await database.db.update(mobileOrder).set({ deposit: DEPOSIT }).where(eq(mobileOrder.legalEntity, customer.id))
  return customer
}
const end = (id: string, day: string) =>
  database.db
    .update(subscription)
    .set({ endedAt: new Date(`${day}T12:00:00Z`) })
    .where(eq(subscription.id, id))
const billsOf = (id: string) =>
  database.db.select().from(invoice).where(eq(invoice.legalEntity, id)).orderBy(invoice.month)
const linesOf = async (id: string) =>
  (await billsOf(id)).map(({ month, lines }) => [month, ...lines.map(({ label, amount }) => `${label} ${amount}`)])

test('CALL-08 ONE-01 a deposit is on the first invoice without VAT, and comes back on the last, paid out where nothing follows', async () => {
  const { id, subscription: held } = await withDeposit('2025-10-01')
  await end(held, '2025-12-31')
  await bill('2025-10', '2025-11', '2025-12')
  expect(await linesOf(id)).toEqual([
    ['2025-10', 'monthly 39900', `deposit ${DEPOSIT}`],
    ['2025-11', 'monthly 39900'],
    ['2025-12', 'monthly 39900', `depositBack -${DEPOSIT}`],
  ])
  const [first, , last] = await billsOf(id)
  expect([first?.vat, first?.total]).toEqual([vatIn(39_900), 39_900 + DEPOSIT])
  expect(last).toMatchObject({ vat: vatIn(39_900), total: 39_900 - DEPOSIT, paidOut: true })
  expect(await database.db.select().from(payout).where(eq(payout.legalEntity, id))).toMatchObject([
    { amount: DEPOSIT - 39_900 },
  ])
  const shown = (await readInvoices(deps, id)).at(-1)
  expect(shown).toMatchObject({ totalAmount: 1299, totalVat: 79.8, taxes: [{ base: 319.2, amount: 79.8 }] })
})

test('CALL-08 a subscription that begins and ends in one month has no deposit on its invoice', async () => {
  const { id, subscription: held } = await withDeposit('2025-10-01')
  await end(held, '2025-10-31')
  await bill('2025-10')
  expect(await linesOf(id)).toEqual([['2025-10', 'monthly 39900']])
})
