import { monthOf, type Month } from '#contracts/kernel/months.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { DbOrTx } from '../../db/database.ts'
import type { StoreDeps } from '../deps.ts'
import { holdMonth } from './billing-lock.ts'
import { draftMobile } from './draft-mobile.ts'
import { draftPower } from './draft-power.ts'
import { keepInvoices, type Draft } from './keep-invoices.ts'

/** A part of a run: customers after `after` in order of id; `last` is the last looked at, or `undefined` when there are no more. */
export type Batch = { drafts: Draft[]; last: string | undefined; waiting: number }
/** `leaving`: only this customer, who ends everything at that moment; `final`: in this month, so that no other invoice comes. */
export type Part = { month: Month; after: string; limit: number; leaving?: { id: string; at: Date; final: boolean } }
export type DraftBatch = (deps: StoreDeps, tx: DbOrTx, part: Part) => Promise<Batch>

/** What a run made: invoices, what they charge by currency in øre, and customers that wait for a meter's value. */
export type BillingReport = { month: Month; invoices: number; totals: Record<string, Ore>; waiting: number }

/** Customers billed in one transaction. */
const BATCH = 200

/**
 * Bills a month that is over: an invoice for each customer and provider that has none for it yet. Run again, or killed and
 * run again, or by two processes at once, it makes what is missing and doubles nothing.
 */
export async function runBilling(deps: StoreDeps, month: Month, limit = BATCH): Promise<BillingReport> {
  if (month >= monthOf(deps.world.now())) throw new MonthNotOver(month)
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
