import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lt,
  or,
  sql,
  isNotNull,
  lte,
  gt,
  notExists,
  type SQL,
} from 'drizzle-orm'
import * as v from 'valibot'
import { monthOf, type Month, addMonths, monthBegins, lastDay } from '#contracts/kernel/months.ts'
import type { Ore, Currency } from '#contracts/kernel/money.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { contract, mobileOrder, portation, subscription } from '#server/orders/tables.ts'
import { portationStatusAt } from '#server/orders/portation-status.ts'
import { readEvents } from '#server/usage/read-events.ts'
import { powerAgreementOf, powerCurrency } from '#contracts/catalogue/power.ts'
import { powerSubscription } from '#server/power/tables.ts'
import { meterValue } from '#server/usage/tables.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import type { LegalEntity } from '#server/accounts/tables.ts'
import { keepInvoices, type InvoiceDraft, isErased, type Home } from './keep-invoices.ts'
import { mobileLines, type BilledSubscription, powerLines } from './invoice-lines.ts'
import { adjustment, credit, invoice, type InvoiceLine } from './tables.ts'

/** Drafts the mobile invoices of the next customers that have none for the month: all their subscriptions on one. */
export const draftMobile: DraftBatch = async ({ runtime }, tx, part) => {
  const { month, leaving } = part
  const now = runtime.now()
  const begins = new Date(monthBegins(month))
  const ends = new Date(monthBegins(addMonths(month, 1)))
  const ran = and(lt(subscription.createdAt, ends), or(isNull(subscription.endedAt), gte(subscription.endedAt, begins)))
  const customers = await customersToBill(
    tx,
    'eRate',
    part,
    exists(
      tx
        .select({ one: sql`1` })
        .from(subscription)
        .where(and(eq(subscription.legalEntity, legalEntity.id), ran)),
    ),
  )
  if (customers.length === 0) return { drafts: [], last: undefined, waiting: 0 }
  const ids = customers.map(({ id }) => id)
  const rows = await tx
    .select({ subscription, portation, setUp: mobileOrder.setUp, evidence: mobileOrder.evidence })
    .from(subscription)
    .innerJoin(contract, eq(contract.id, subscription.contract))
    .innerJoin(mobileOrder, eq(mobileOrder.id, contract.order))
    .leftJoin(portation, eq(portation.subscription, subscription.id))
    .where(inArray(subscription.legalEntity, ids))
    .orderBy(subscription.legalEntity, subscription.createdAt, subscription.id)
  const owned = Map.groupBy(
    rows.map((row) => (leaving ? endedAt(row, leaving.at) : row)),
    (row) => row.subscription.legalEntity,
  )
  const events = await readEvents(
    tx,
    rows.map((row) => row.subscription.id),
    month,
  )
  const corrections = Map.groupBy(await readCorrections(tx, 'eRate', month, ids), (one) => one.legalEntity)
  const drafts = customers.flatMap((customer): InvoiceDraft[] => {
    if (isErased(customer)) return []
    const own = owned.get(customer.id) ?? []
    const corrected = corrections.get(customer.id) ?? []
    const lines = own.flatMap((row) =>
      row.subscription.createdAt < ends ? mobileLines(row, month, events.get(row.subscription.id) ?? [], now) : [],
    )
    return [
      {
        customer,
        home: own.map(({ evidence }) => deliveredTo(evidence)).findLast((address) => address !== undefined),
        provider: 'eRate',
        month,
        currency: 'NOK',
        lines: [...lines, ...corrected.map(({ line }) => line)],
        corrections: corrected.map(({ id }) => id),
        final: leaving ? leaving.final : !own.some((row) => isToCome(row, month, now)),
      },
    ]
  })
  return { drafts, last: ids.at(-1), waiting: 0 }
}

const Delivery = v.object({ delivery: v.object({ street: v.string(), postalCode: v.string(), city: v.string() }) })

/** Where an order was to be delivered. */
function deliveredTo(evidence: Record<string, unknown>): Home | undefined {
  const { success, output } = v.safeParse(Delivery, evidence)
  return success && output.delivery.street !== '' ? output.delivery : undefined
}

const endedAt = <Row extends BilledSubscription>(row: Row, at: Date): Row => ({
  ...row,
  subscription: { ...row.subscription, endedAt: row.subscription.endedAt ?? at },
})

/** Whether a subscription may be on the invoice of the month after this one: it goes on, and its number is or will be here. */
function isToCome({ subscription: row, portation: porting }: BilledSubscription, month: Month, now: number): boolean {
  const state = porting && portationStatusAt(porting, now).state
  return transferTo(row.endedAt, month) && state !== 'refused' && state !== 'cancelled'
}

/** A part of a run: customers after `after` in order of id; `last` is the last looked at, or `undefined` when there are no more. */
type Batch = { drafts: InvoiceDraft[]; last: string | undefined; waiting: number }
/** `leaving`: only this customer, who ends everything at that moment; `final`: in this month, so that no other invoice comes. */
type Part = { month: Month; after: string; limit: number; leaving?: { id: string; at: Date; final: boolean } }
type DraftBatch = (deps: StoreDeps, tx: DbOrTx, part: Part) => Promise<Batch>

/** What a run made: invoices, what they charge by currency in øre, and customers that wait for a meter's value. */
type BillingReport = { month: Month; invoices: number; totals: Record<string, Ore>; waiting: number }

/** Customers billed in one transaction. */
const BATCH = 200

/**
 * Bills a month that is over: an invoice for each customer and provider that has none for it yet. Run again, or killed and
 * run again, or by two processes at once, it makes what is missing and doubles nothing.
 */
export async function runBilling(deps: StoreDeps, month: Month, limit = BATCH): Promise<BillingReport> {
  if (month >= monthOf(deps.runtime.now())) throw new MonthNotOver(month)
  const report: BillingReport = { month, invoices: 0, totals: {}, waiting: 0 }
  for (const draft of [draftMobile, draftPower]) {
    let after: string | undefined = ''
    while (after !== undefined) {
      const from: string = after
      const { drafts, last, waiting, kept } = await deps.database.transaction(async (tx) => {
        await holdMonth(tx, month, false)
        const batch = await draft(deps, tx, { month, after: from, limit })
        return { ...batch, kept: await keepInvoices(deps, tx, batch.drafts) }
      })
      report.invoices += kept.length
      report.waiting += waiting
      for (const { currency, lines } of drafts) {
        report.totals[currency] = (report.totals[currency] ?? 0) + lines.reduce((sum, { amount }) => sum + amount, 0)
      }
      after = last
    }
  }
  return report
}

/** A month that is not over cannot be billed. */
export class MonthNotOver extends Error {
  constructor(month: Month) {
    super(`The month ${month} is not over yet; it can be billed from the first day of the next one.`)
  }
}

/** Drafts the power invoices of the next customers that have none for the month; who has a meter whose use is not known yet waits. */
export const draftPower: DraftBatch = async (_deps, tx, part) => {
  const { month, leaving } = part
  const begun = and(isNotNull(powerSubscription.meteringPoint), lte(powerSubscription.startDate, lastDay(month)))
  const customers = await customersToBill(
    tx,
    'esn',
    part,
    exists(
      tx
        .select({ one: sql`1` })
        .from(powerSubscription)
        .where(and(eq(powerSubscription.legalEntity, legalEntity.id), begun)),
    ),
  )
  if (customers.length === 0) return { drafts: [], last: undefined, waiting: 0 }
  const ids = customers.map(({ id }) => id)
  const rows = await tx
    .select({ power: powerSubscription, wattHours: meterValue.wattHours })
    .from(powerSubscription)
    .leftJoin(
      meterValue,
      and(eq(meterValue.meteringPoint, powerSubscription.meteringPoint), eq(meterValue.month, month)),
    )
    .where(inArray(powerSubscription.legalEntity, ids))
    .orderBy(powerSubscription.legalEntity, powerSubscription.createdAt, powerSubscription.id)
  const owned = Map.groupBy(rows, ({ power }) => power.legalEntity)
  const corrections = Map.groupBy(await readCorrections(tx, 'esn', month, ids), (one) => one.legalEntity)
  const drafts: InvoiceDraft[] = []
  let waiting = 0
  for (const customer of customers) {
    if (isErased(customer)) continue
    const own = owned.get(customer.id) ?? []
    const lines = own.map(({ power, wattHours }) =>
      powerLines({ ...power, endedAt: power.endedAt ?? leaving?.at ?? null }, month, wattHours ?? undefined),
    )
    if (lines.includes('waits') && !leaving) {
      waiting += 1
      continue
    }
    const [first] = own
    const corrected = corrections.get(customer.id) ?? []
    drafts.push({
      customer,
      home: own.at(-1)?.power,
      provider: 'esn',
      month,
      currency: first ? powerCurrency(powerAgreementOf(first.power.agreement).country) : currencyIn(customer.country),
      lines: [...lines.flatMap((some) => (some === 'waits' ? [] : some)), ...corrected.map(({ line }) => line)],
      corrections: corrected.map(({ id }) => id),
      final: leaving ? leaving.final : !own.some(({ power }) => transferTo(power.endedAt, month)),
    })
  }
  return { drafts, last: ids.at(-1), waiting }
}

const currencyIn = (country: string): Currency => (country === 'SE' ? 'SEK' : country === 'DK' ? 'DKK' : 'NOK')

/** The next customers, in order of id, who have no invoice of a provider for the month and may get one: who `ran` finds, and who has a correction or credit waiting. */
async function customersToBill(
  db: DbOrTx,
  provider: Provider,
  { month, after, limit, leaving }: Part,
  ran: SQL,
): Promise<LegalEntity[]> {
  const one = { one: sql`1` }
  const billed = db
    .select(one)
    .from(invoice)
    .where(and(eq(invoice.legalEntity, legalEntity.id), eq(invoice.provider, provider), eq(invoice.month, month)))
  const corrected = db
    .select(one)
    .from(adjustment)
    .where(and(eq(adjustment.legalEntity, legalEntity.id), waits(provider, month)))
  const credited = db
    .select(one)
    .from(credit)
    .where(and(eq(credit.legalEntity, legalEntity.id), eq(credit.provider, provider)))
  return db
    .select()
    .from(legalEntity)
    .where(
      and(
        gt(legalEntity.id, after),
        leaving && eq(legalEntity.id, leaving.id),
        or(ran, exists(corrected), exists(credited)),
        notExists(billed),
      ),
    )
    .orderBy(legalEntity.id)
    .limit(limit)
}

/** Corrections that are on no invoice yet, of the month or before it. */
const waits = (provider: Provider, month: Month) =>
  and(eq(adjustment.provider, provider), lte(adjustment.month, month), isNull(adjustment.invoice))

type Correction = { id: string; legalEntity: string; line: InvoiceLine }

/** What was put to customers' next invoice by hand. */
async function readCorrections(
  db: DbOrTx,
  provider: Provider,
  month: Month,
  customers: readonly string[],
): Promise<Correction[]> {
  const rows = await db
    .select()
    .from(adjustment)
    .where(and(inArray(adjustment.legalEntity, [...customers]), waits(provider, month)))
    .orderBy(adjustment.month, adjustment.id)
  return rows.map(({ id, legalEntity: customer, label, amount }) => ({
    id,
    legalEntity: customer,
    line: { subscription: null, label, values: {}, amount },
  }))
}

/** Whether an agreement may still be on the invoice of the month after this one. */
const transferTo = (endedAt: Date | null, month: Month): boolean =>
  endedAt === null || endedAt.getTime() >= monthBegins(addMonths(month, 1))

/**
 * Billing of a month and what it is billed by keep out of each other's way until the transaction ends: use comes in together
 * with other use (`shared`), a run works alone. So no use is left between a run that has read and its invoice.
 */
export async function holdMonth(tx: Tx, month: Month, shared: boolean): Promise<void> {
  const key = sql`hashtextextended(${`billing:${month}`}, 0)`
  await tx.execute(
    shared ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`,
  )
}
