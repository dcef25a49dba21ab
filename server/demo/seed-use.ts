import { and, desc, eq } from 'drizzle-orm'
import { addDays } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { kroner } from '#contracts/kernel/money.ts'
import { addMonths, daysIn, monthBegins, monthOf } from '#contracts/kernel/months.ts'
import { adjustment, invoice } from '#server/billing/tables.ts'
import { mobileOrders } from '#server/orders/mobile-orders.ts'
import { mobileOrder } from '#server/orders/tables.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { insuranceItem, meterValue, subscriptionUser, usageEvent, usageSync } from '#server/usage/tables.ts'
import { findByPhone } from '#server/accounts/find-customer.ts'
import { beganOn } from '#server/billing/invoice-lines.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import type { StoreDeps } from '#server/deps.ts'
import { DEMO_CUSTOMERS, type DemoCustomer, type DemoOrder } from './demo-customers.ts'
import { monthsUntil, plausibleMeterValue, plausibleMonth, type UsageRow } from './plausible-usage.ts'

const DAY = 86_400_000
const BILLED_AFTER = 2 * DAY + 4.25 * 3_600_000
const ROWS = 500

export async function seedUse(deps: StoreDeps): Promise<void> {
  const { database, runtime } = deps
  const now = runtime.now()
  const events: UsageRow[] = []
  let oldest = monthOf(now)
  for (const customer of DEMO_CUSTOMERS) {
    const account = await findByPhone(deps, customer.phone)
    if (!account) continue
    await seedInsurance(deps, account.id, customer)
    for (const [n, order] of customer.orders.entries())
      events.push(...(await useOf(deps, order, `demo:${customer.phone}:${n}`)))
    const points = await database.db
      .select()
      .from(powerSubscription)
      .where(eq(powerSubscription.legalEntity, account.id))
    for (const { meteringPoint, startDate } of points) {
      const values =
        meteringPoint === null
          ? []
          : monthsUntil(startDate, now).map((month) => ({
              id: `made:${meteringPoint}:${month}`,
              meteringPoint,
              month,
              receivedAt: new Date(monthBegins(addMonths(month, 1)) + DAY),
              wattHours: plausibleMeterValue(
                meteringPoint,
                month,
                startDate.startsWith(month) ? 1 - (Number(startDate.slice(8)) - 1) / daysIn(month) : 1,
              ),
            }))
      if (values.length > 0) await database.db.insert(meterValue).values(values).onConflictDoNothing()
      for (const { month } of values) oldest = month < oldest ? month : oldest
    }
    const { refund } = customer
    if (refund) {
      const month = addMonths(monthOf(now), -refund.monthsAgo)
      await database.db.insert(adjustment).values({
        id: runtime.id(),
        legalEntity: account.id,
        provider: 'eRate',
        month,
        label: 'refund',
        amount: kroner(refund.kroner),
      })
    }
  }
  for (let at = 0; at < events.length; at += ROWS)
    await database.db
      .insert(usageEvent)
      .values(events.slice(at, at + ROWS))
      .onConflictDoNothing()
  for (const { at } of events) if (at instanceof Date && monthOf(at.getTime()) < oldest) oldest = monthOf(at.getTime())
  for (let month = oldest; month < monthOf(now); month = addMonths(month, 1)) {
    const then = Math.min(monthBegins(addMonths(month, 1)) + BILLED_AFTER, now)
    await runBilling({ database, runtime: { ...runtime, now: () => then } }, month)
  }
  for (const customer of DEMO_CUSTOMERS) await payInvoices(deps, customer)
}

async function useOf(deps: StoreDeps, { habit = {}, failed, usedBy }: DemoOrder, key: string): Promise<UsageRow[]> {
  const { db } = deps.database
  const now = deps.runtime.now()
  const [row] = await mobileOrders(db).where(eq(mobileOrder.key, key))
  const from = row && beganOn(row, now)
  if (!row || from === undefined) return []
  const { id, plan } = row.subscription
  await db
    .insert(usageSync)
    .values({ subscription: id, syncedAt: new Date(now - (failed ? DAY : 600_000)), failed: failed ?? false })
    .onConflictDoNothing()
  const user = usedBy === undefined ? undefined : await findByPhone(deps, usedBy)
  if (user) await db.insert(subscriptionUser).values({ subscription: id, legalEntity: user.id }).onConflictDoNothing()
  return [...monthsUntil(from, now), monthOf(now)].flatMap((month) =>
    plausibleMonth({ subscription: id, plan, habit, from, until: now - 600_000 }, month),
  )
}

async function seedInsurance(
  { database: { db }, runtime }: StoreDeps,
  legalEntity: string,
  { phone, insurance = [] }: DemoCustomer,
): Promise<void> {
  if (insurance.length === 0) return
  const today = osloDay(runtime.now())
  const rows = insurance.map(({ productType, numberOfItems, sinceDays, untilDays }, n) => ({
    id: `demo-insurance-${phone.slice(1)}-${n}`,
    legalEntity,
    productType,
    numberOfItems,
    since: addDays(today, -sinceDays),
    until: untilDays === undefined ? null : addDays(today, -untilDays),
  }))
  await db.insert(insuranceItem).values(rows).onConflictDoNothing()
}

async function payInvoices(deps: StoreDeps, { phone, unpaid = 0 }: DemoCustomer): Promise<void> {
  const { db } = deps.database
  const account = await findByPhone(deps, phone)
  const rows = account
    ? await db
        .select()
        .from(invoice)
        .where(and(eq(invoice.legalEntity, account.id)))
        .orderBy(desc(invoice.createdAt))
    : []
  for (const { id, dueDate, total } of rows.slice(unpaid)) {
    const paidAt = new Date(Date.parse(`${dueDate}T09:00:00Z`) - 2 * DAY)
    if (total > 0 && paidAt.getTime() < deps.runtime.now())
      await db.update(invoice).set({ paidAt }).where(eq(invoice.id, id))
  }
}
