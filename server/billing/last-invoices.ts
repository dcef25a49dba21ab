import type { Currency, Ore } from '#contracts/kernel/money.ts'
import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { holdMonth, draftMobile, draftPower } from './run-billing.ts'
import { readOpenCredits } from './credits.ts'
import { keepInvoices, type InvoiceDraft } from './keep-invoices.ts'

/** What a customer who leaves now would owe by currency, below 0 what they would get: what they have had and not been billed for, less their credit. */
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

/** Makes a leaving customer's last invoices, while their use is still there to be rated, and pays out what they have left (ACC-04); gives their ids. */
export async function billLast(deps: StoreDeps, tx: Tx, id: string): Promise<string[]> {
  for (const month of lastMonths(deps)) await holdMonth(tx, month, false)
  const kept: string[] = []
  for await (const drafts of lastDrafts(deps, tx, id)) kept.push(...(await keepInvoices(deps, tx, drafts)))
  return kept
}

/** The month before, where its run is still to come, and this one to today. Power that has not been metered is not among it. */
async function* lastDrafts(deps: StoreDeps, db: DbOrTx, id: string): AsyncGenerator<InvoiceDraft[]> {
  const at = new Date(deps.runtime.now())
  for (const month of lastMonths(deps)) {
    const final = month === monthOf(deps.runtime.now())
    for (const draft of [draftMobile, draftPower])
      yield (await draft(deps, db, { month, after: '', limit: 1, leaving: { id, at, final } })).drafts
  }
}

const lastMonths = ({ runtime }: StoreDeps) => [addMonths(monthOf(runtime.now()), -1), monthOf(runtime.now())]
