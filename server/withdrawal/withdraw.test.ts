import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayBegins } from '#contracts/kernel/calendar.ts'
import { payoutDay } from '#server/billing/keep-invoices.ts'
import { invoice, payout } from '#server/billing/tables.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { readPortation } from '#server/orders/embedded-mobile.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { overviewOf } from '#server/subscriptions/overview-of.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { orderedMobile } from '#server/testing/ordered.ts'
import { addPowerSubscription } from '#server/testing/power-subscription.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createWithdrawals } from './create-withdrawals.ts'
import { makeWithdrawalKey } from './links.ts'

const content = createEmbeddedContent()
const depsOf = () => ({ ...serviceDeps(database), content, originOf: () => 'https://portal.example' })
let database: Database
let deps: ReturnType<typeof depsOf>
let phone = ''
let numbers = 0

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = depsOf()
  numbers += 1
  phone = `+479620${String(numbers).padStart(4, '0')}`
})

const by = (entity: string | undefined) => createWithdrawals(deps, { entity, locale: 'nb_NO', address: null })
const passTo = (at: number) => deps.runtime.pass(at - deps.runtime.now())
const billed = async (customer: string, month: string) => {
  await runBilling(deps, month)
  const rows = await database.db.select().from(invoice).where(eq(invoice.legalEntity, customer))
  return rows.filter((row) => row.month === month).flatMap(({ lines }) => lines)
}
const receipts = async (order: string) =>
  (await database.db.select().from(orderLetter).where(eq(orderLetter.order, order))).filter(
    ({ kind }) => kind === 'withdrawal',
  )

test('BEY-06 a withdrawal before the number has moved stops the porting and the SIM, and nothing is ever billed', async () => {
  const { customer, orderId } = await orderedMobile(deps, { phone, numberChoice: 'keep' })
  expect(await by(customer).read(orderId)).toMatchObject({
    state: 'open',
    lastDay: '2026-03-16',
    porting: true,
    bill: { amount: 0, currency: 'NOK' },
  })
  deps.runtime.pass(3_600_000)
  const receipt = { at: '2026-03-02T10:00:00.000Z', amount: 0, currency: 'NOK', metered: false }
  expect(await by(customer).withdraw(orderId)).toMatchObject({ state: 'withdrawn', receipt })
  expect(await readPortation(deps, customer, phone)).toMatchObject({ state: 'cancelled' })
  expect(await overviewOf(deps, customer)).toMatchObject([{ state: 'ENDED', portation: { state: 'cancelled' } }])
  deps.runtime.pass(86_400_000)
  expect(await by(customer).withdraw(orderId)).toMatchObject({ state: 'withdrawn', receipt })
  expect((await receipts(orderId)).map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
  expect(await by(customer).list()).toMatchObject([{ order: orderId, open: false, withdrawn: receipt.at }])
  passTo(Date.parse('2026-04-02T10:00:00Z'))
  expect(await billed(customer, '2026-03')).toEqual([])
})

test('BEY-06 once the service has begun, what is said to be owed is what is billed: the days used, never the set-up', async () => {
  const { customer, orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  passTo(Date.parse('2026-03-12T10:00:00Z'))
  const before = await by(customer).read(orderId)
  expect(before).toMatchObject({ begun: true, setUp: 19_900, bill: { amount: 12_871 } })
  await by(customer).withdraw(orderId)
  passTo(Date.parse('2026-04-02T10:00:00Z'))
  expect((await billed(customer, '2026-03')).map(({ label, amount }) => [label, amount])).toEqual([['monthly', 12_871]])
})

test('BEY-06 a set-up that an invoice has charged already is given back by the next one', async () => {
  deps.runtime.pass(Date.parse('2026-03-24T09:00:00Z') - deps.runtime.now())
  const { customer, orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  passTo(Date.parse('2026-04-02T10:00:00Z'))
  expect((await billed(customer, '2026-03')).map(({ label }) => label)).toEqual(['monthly', 'setUp'])
  await by(customer).withdraw(orderId)
  passTo(Date.parse('2026-05-02T10:00:00Z'))
  expect((await billed(customer, '2026-04')).map(({ label, amount }) => [label, amount])).toEqual([
    ['monthly', 2_660],
    ['refund', -19_900],
  ])
})

test('BEY-06 a set-up that was paid is on its way back the day the customer withdraws, within the 14 days of the terms', async () => {
  deps.runtime.pass(Date.parse('2026-03-24T09:00:00Z') - deps.runtime.now())
  const { customer, orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  passTo(Date.parse('2026-04-02T10:00:00Z'))
  await runBilling(deps, '2026-03')
  await database.db
    .update(invoice)
    .set({ paidAt: new Date(deps.runtime.now()) })
    .where(eq(invoice.legalEntity, customer))
  await by(customer).withdraw(orderId)
  const rows = await database.db.select().from(payout).where(eq(payout.legalEntity, customer))
  expect(rows.map(({ amount, createdAt }) => [amount, payoutDay({ createdAt })])).toEqual([[17_240, '2026-04-16']])
  passTo(Date.parse('2026-05-02T10:00:00Z'))
  await runBilling(deps, '2026-04')
  expect(await database.db.$count(invoice, eq(invoice.legalEntity, customer))).toBe(2)
})

test('BEY-06 on day 14 at 23:59 it is taken, on day 15 it is refused and the agreement stays', async () => {
  const { customer, orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  passTo(dayBegins('2026-03-17'))
  expect(await by(customer).withdraw(orderId)).toMatchObject({ state: 'closed' })
  expect(await overviewOf(deps, customer)).toMatchObject([{ state: 'ACTIVE' }])
  expect(await receipts(orderId)).toEqual([])
  passTo(dayBegins('2026-03-17') - 60_000)
  expect(await by(customer).withdraw(orderId)).toMatchObject({ state: 'withdrawn' })
})

test('BEY-06 an order of power is withdrawn from before it begins, and nothing is owed', async () => {
  const { id: customer } = await signedInCustomer(deps, phone)
  const order = `power-${numbers}`
  const createdAt = new Date(deps.runtime.now())
  await addPowerSubscription(deps, { id: order, legalEntity: customer, startDate: '2026-03-20', createdAt })
  expect(await by(customer).withdraw(order)).toMatchObject({
    state: 'withdrawn',
    receipt: { amount: 0, currency: 'SEK', metered: false },
  })
  const [row] = await database.db.select().from(powerSubscription).where(eq(powerSubscription.id, order))
  expect(row?.endedAt).toEqual(createdAt)
})

test('BEY-06 another customer’s order answers like one that does not exist', async () => {
  const { orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  const { id: other } = await signedInCustomer(deps, phone.replace('+4796', '+4797'))
  for (const entity of [other, undefined])
    for (const order of [orderId, 'no-such-order'])
      expect([await by(entity).read(order), await by(entity).withdraw(order)]).toEqual([undefined, undefined])
  expect(await receipts(orderId)).toEqual([])
})

test('BEY-06 the link of the confirmation needs the order’s number and a code sent there; a wrong number gets the same answer and no code', async () => {
  const { customer, orderId } = await orderedMobile(deps, { phone, numberChoice: 'new' })
  const key = await makeWithdrawalKey(deps, { order: orderId, legalEntity: customer })
  const stranger = phone.replace('+4796', '+4797')
  expect(await by(undefined).askForCode(key, stranger)).toEqual({ at: 'code', phone: stranger })
  expect(await by(undefined).askForCode('no such key', phone)).toEqual({ at: 'code', phone })
  expect([await listMessages(deps, stranger), await listMessages(deps, phone)]).toEqual([[], []])
  deps.runtime.pass(120_000)
  expect(await by(undefined).askForCode(key, phone)).toEqual({ at: 'code', phone })
  await expect.poll(() => listMessages(deps, phone)).toHaveLength(1)
  const code = /\d{6}/.exec((await listMessages(deps, phone))[0]?.text ?? '')?.[0] ?? ''
  expect(await by(undefined).checkCode(key, phone, code === '000000' ? '000001' : '000000')).toMatchObject({
    problem: 'codeWrong',
  })
  const step = await by(undefined).checkCode(key, phone, code)
  if (step.at !== 'agreement') throw new Error(`not shown: ${step.at}`)
  expect(step.view).toMatchObject({ order: orderId, state: 'open' })
  expect(await by(undefined).withdrawByLink('forged')).toBe(undefined)
  expect(await by(undefined).withdrawByLink(step.proof)).toMatchObject({ state: 'withdrawn' })
  deps.runtime.pass(16 * 60_000)
  expect(await by(undefined).withdrawByLink(step.proof)).toBe(undefined)
})
