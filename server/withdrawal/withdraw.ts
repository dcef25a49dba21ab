import { and, eq, isNull } from 'drizzle-orm'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { addMonths, monthOf, type Month } from '#contracts/kernel/months.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import {
  mayWithdraw,
  type OrderRights,
  type WithdrawalBill,
  type WithdrawalView,
} from '#contracts/orders/withdrawal.ts'
import { beganOn, mobileLines, powerLines } from '#server/billing/invoice-lines.ts'
import { billMobileNow } from '#server/billing/last-invoices.ts'
import { adjustment, invoice } from '#server/billing/tables.ts'
import { keepLetters, type LetterDeps } from '#server/confirmation/letter-queue.ts'
import { readAgreement, type Agreement, type HeldMobile } from '#server/confirmation/read-agreement.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { portationStatusAt } from '#server/orders/portation-status.ts'
import { portation, subscription } from '#server/orders/tables.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { NO_USE, readMonthUse } from '#server/usage/read-month-use.ts'
import { withdrawal } from './tables.ts'
import { holdText } from '#server/db/hold-text.ts'

export function rightsOf(agreement: Agreement, now: number): OrderRights {
  const { order, product, name, of, ordered, lastDay, withdrawal: withdrawn } = agreement
  return {
    order,
    product,
    name,
    of,
    ordered: ordered.toISOString(),
    lastDay,
    open: !withdrawn && mayWithdraw(lastDay, now),
    ...(withdrawn && { withdrawn: withdrawn.withdrawnAt.toISOString() }),
  }
}

/** What would be taken back and billed if the customer withdrew now, or what was (BEY-06). */
export async function viewOf({ database, runtime }: StoreDeps, agreement: Agreement): Promise<WithdrawalView> {
  const now = runtime.now()
  const rights = rightsOf(agreement, now)
  const { withdrawal: withdrawn, currency } = agreement
  const mobile = agreement.product === 'mobile' ? agreement : undefined
  const bill = withdrawn
    ? { amount: withdrawn.amount, currency, metered: agreement.product === 'power' && withdrawn.amount !== 0 }
    : await billOf(database.db, agreement, now)
  return {
    ...rights,
    state: withdrawn ? 'withdrawn' : rights.open ? 'open' : 'closed',
    begun: hasBegun(agreement, now),
    porting: mobile?.held !== undefined && isPorting(mobile.held, now),
    bill,
    setUp: mobile?.mobile.setUp ?? 0,
    deposit: mobile?.mobile.deposit ?? 0,
    ...(withdrawn && { receipt: { ...bill, at: withdrawn.withdrawnAt.toISOString() } }),
    email: agreement.customer.email !== null,
  }
}

function hasBegun(agreement: Agreement, now: number): boolean {
  if (agreement.product === 'power') return agreement.power.startDate <= osloDay(now)
  if (!agreement.held) return agreement.mobile.start <= osloDay(now)
  const began = beganOn(agreement.held, now)
  return began !== undefined && began <= osloDay(now)
}

function isPorting({ portation: porting }: HeldMobile, now: number): boolean {
  const state = porting && portationStatusAt(porting, now).state
  return state !== null && state !== 'done' && state !== 'refused' && state !== 'cancelled'
}

/** Days used, and use that is charged for, exactly as billing will charge them; never the set-up. */
async function billOf(db: DbOrTx, agreement: Agreement, now: number): Promise<WithdrawalBill> {
  const { currency } = agreement
  if (!agreement.held) return { amount: null, currency, metered: agreement.product === 'power' }
  if (!hasBegun(agreement, now)) return { amount: 0, currency, metered: false }
  const endedAt = new Date(now)
  let amount: Ore = 0
  for (const month of monthsUntil(agreement.ordered.getTime(), now)) {
    if (agreement.product === 'power') {
      const lines = powerLines({ ...agreement.held, endedAt }, month, 0)
      amount += lines === 'waits' ? 0 : sumOf(lines)
    } else {
      const { subscription: held, portation: porting } = agreement.held
      const use = await readMonthUse(db, [held.id], month)
      const ended = { subscription: { ...held, endedAt }, portation: porting, setUp: 0, deposit: 0 }
      amount += sumOf(mobileLines(ended, month, use.get(held.id) ?? NO_USE, now))
    }
  }
  return { amount, currency, metered: agreement.product === 'power' }
}

const sumOf = (lines: readonly { amount: Ore }[]): Ore => lines.reduce((sum, { amount }) => sum + amount, 0)

function monthsUntil(from: number, now: number): Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month <= monthOf(now); month = addMonths(month, 1)) months.push(month)
  return months
}

type Declared = { customer: string; order: string; through: 'account' | 'link'; locale: Locale }

/** Declared again, it gives the first receipt. `undefined` for an order that is not the customer's own. */
export async function withdraw(
  deps: LetterDeps,
  { customer, order, through, locale }: Declared,
): Promise<WithdrawalView | undefined> {
  await deps.database.transaction(async (tx) => {
    await holdText(tx, `withdrawal:${order}`)
    const agreement = await readAgreement(tx, customer, order)
    const now = deps.runtime.now()
    if (!agreement || agreement.withdrawal || !mayWithdraw(agreement.lastDay, now)) return
    const { product, currency } = agreement
    const withdrawnAt = new Date(now)
    const { amount } = await billOf(tx, agreement, now)
    await tx
      .insert(withdrawal)
      .values({ order, product, legalEntity: customer, through, amount, currency, withdrawnAt })
    await stop(deps, tx, agreement)
    const toSystem = agreement.held === undefined
    await keepLetters(deps, tx, agreement.customer, { order, product, kind: 'withdrawal', locale, toSystem })
  })
  const agreement = await readAgreement(deps.database.db, customer, order)
  return agreement && viewOf(deps, agreement)
}

async function stop(deps: StoreDeps, tx: Tx, agreement: Agreement): Promise<void> {
  const now = deps.runtime.now()
  const endedAt = new Date(now)
  if (agreement.product === 'power') {
    await tx
      .update(powerSubscription)
      .set({ endedAt })
      .where(and(eq(powerSubscription.order, agreement.order), isNull(powerSubscription.endedAt)))
    return
  }
  if (!agreement.held) return
  const { id } = agreement.held.subscription
  await tx
    .update(subscription)
    .set({ endedAt })
    .where(and(eq(subscription.id, id), isNull(subscription.endedAt)))
  if (agreement.held.portation && portationStatusAt(agreement.held.portation, now).state !== 'done')
    await tx.update(portation).set({ cancelledAt: endedAt }).where(eq(portation.subscription, id))
  await giveBack(deps, tx, agreement, id)
}

/**
 * Where an invoice has charged the set-up or the deposit already, the next one gives it back. If it was paid and no other
 * subscription goes on, that is made at once: money must be back within `INVOICING.payBackDays` of the withdrawal.
 */
async function giveBack(deps: StoreDeps, tx: Tx, { order, customer }: Agreement, held: string) {
  const now = deps.runtime.now()
  const invoices = await tx
    .select({ lines: invoice.lines, paidAt: invoice.paidAt })
    .from(invoice)
    .where(and(eq(invoice.legalEntity, customer.id), eq(invoice.provider, 'eRate')))
  const chargedAs = (label: 'setUp' | 'deposit') =>
    invoices.flatMap(({ lines, paidAt }) =>
      lines
        .filter((line) => line.label === label && line.subscription === held)
        .map(({ amount }) => ({ amount, paidAt })),
    )
  const back = [
    { id: `withdrawal:${order}`, label: 'refund' as const, charged: chargedAs('setUp') },
    { id: `withdrawal:${order}:deposit`, label: 'depositBack' as const, charged: chargedAs('deposit') },
  ].filter(({ charged }) => sumOf(charged) !== 0)
  if (back.length === 0) return
  await tx.insert(adjustment).values(
    back.map(({ id, label, charged }) => ({
      id,
      legalEntity: customer.id,
      provider: 'eRate' as const,
      month: monthOf(now),
      label,
      amount: -sumOf(charged),
    })),
  )
  const otherSubscriptions = await tx.$count(
    subscription,
    and(eq(subscription.legalEntity, customer.id), isNull(subscription.endedAt)),
  )
  const isPaid = back.every(({ charged }) => charged.every(({ paidAt }) => paidAt !== null))
  if (otherSubscriptions === 0 && isPaid) await billMobileNow(deps, tx, customer.id)
}
