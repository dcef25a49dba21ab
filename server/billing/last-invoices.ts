import type { Currency, Ore } from '#contracts/kernel/money.ts'
import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { DraftBatch } from './billing-batch.ts'
import { draftMobile } from './draft-mobile.ts'
import { draftPower } from './draft-power.ts'
import { holdMonth } from './run-billing.ts'
import { readOpenCredits } from './credits.ts'
import { keepInvoices, type InvoiceDraft } from './keep-invoices.ts'

/** Unbilled charges less credit, per currency, if the customer left now; negative if money is due to them. */
export async function lastBalance(
  deps: StoreDeps,
  db: DbOrTx,
  id: string,
): Promise<{ currency: Currency; amount: Ore }[]> {
  const charges: { currency: Currency; amount: Ore }[] = []
  for await (const drafts of lastDrafts(deps, db, id))
    charges.push(...drafts.flatMap(({ currency, lines }) => lines.map(({ amount }) => ({ currency, amount }))))
  const credits = (await readOpenCredits(db, [id])).map(({ currency, left }) => ({ currency, amount: -left }))
  return [...Map.groupBy([...charges, ...credits], ({ currency }) => currency)].map(([currency, parts]) => ({
    currency,
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  }))
}

/** Makes the last invoices and pays out remaining credit (ACC-04); returns the ids. Call before usage is erased. */
export async function billLast(deps: StoreDeps, tx: Tx, id: string): Promise<string[]> {
  for (const month of lastMonths(deps)) await holdMonth(tx, month, false)
  const kept: string[] = []
  for await (const drafts of lastDrafts(deps, tx, id)) kept.push(...(await keepInvoices(deps, tx, drafts)))
  return kept
}

/** Makes the last mobile invoices of a customer who has no open subscription left. */
export async function billMobileNow(deps: StoreDeps, tx: Tx, id: string): Promise<void> {
  for (const month of lastMonths(deps)) await holdMonth(tx, month, false)
  for await (const drafts of lastDrafts(deps, tx, id, [draftMobile])) await keepInvoices(deps, tx, drafts)
}

async function* lastDrafts(
  deps: StoreDeps,
  db: DbOrTx,
  id: string,
  batches: readonly DraftBatch[] = [draftMobile, draftPower],
): AsyncGenerator<InvoiceDraft[]> {
  const at = new Date(deps.runtime.now())
  for (const month of lastMonths(deps)) {
    const final = month === monthOf(deps.runtime.now())
    for (const draft of batches)
      yield (await draft(deps, db, { month, after: '', limit: 1, leaving: { id, at, final } })).drafts
  }
}

const lastMonths = ({ runtime }: StoreDeps) => [addMonths(monthOf(runtime.now()), -1), monthOf(runtime.now())]
