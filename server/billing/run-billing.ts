import { sql } from 'drizzle-orm'
import { invoicedIn } from '#contracts/catalogue/first-invoice.ts'
import { monthOf, type Month } from '#contracts/kernel/months.ts'
import type { Ore } from '#contracts/kernel/money.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { OperatorError } from '#server/operator-error.ts'
import { draftMobile } from './draft-mobile.ts'
import { draftPower } from './draft-power.ts'
import { keepInvoices } from './keep-invoices.ts'

type BillingReport = { month: Month; invoices: number; totals: Record<string, Ore>; waiting: number }

const BATCH = 200

/** Bills a finished month, one invoice per customer and provider. Safe to repeat, interrupt or run concurrently. */
export async function runBilling(deps: StoreDeps, month: Month, limit = BATCH): Promise<BillingReport> {
  if (invoicedIn(month) > monthOf(deps.runtime.now())) throw new MonthNotOver(month)
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

export class MonthNotOver extends OperatorError {
  constructor(month: Month) {
    super(`The month ${month} is not over yet; it can be billed from the first day of the next one.`)
  }
}

/** Locks the month: shared to store usage, exclusive to bill. Without it a billing run could miss usage. */
export async function holdMonth(tx: Tx, month: Month, shared: boolean): Promise<void> {
  const key = sql`hashtextextended(${`billing:${month}`}, 0)`
  await tx.execute(
    shared ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`,
  )
}
