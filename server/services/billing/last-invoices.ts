import { addMonths, monthOf } from '#contracts/kernel/months.ts'
import type { DbOrTx, Tx } from '../../db/database.ts'
import type { StoreDeps } from '../deps.ts'
import { holdMonth } from './billing-lock.ts'
import { draftMobile } from './draft-mobile.ts'
import { draftPower } from './draft-power.ts'
import { keepInvoices, type Draft } from './keep-invoices.ts'

/** What a customer who leaves now has had and not been billed for: the month before, where its run is still to come, and this one to today. Power that has not been metered is not among it. */
export async function draftLast(deps: StoreDeps, db: DbOrTx, id: string): Promise<Draft[]> {
  const at = new Date(deps.world.now())
  const drafts: Draft[] = []
  for (const month of lastMonths(deps)) {
    for (const draft of [draftMobile, draftPower]) drafts.push(...(await draft(deps, db, { month, after: '', limit: 1, leaving: { id, at } })).drafts)
  }
  return drafts
}

/** Makes a leaving customer's last invoices, while their use is still there to be rated (ACC-04); gives their ids. */
export async function billLast(deps: StoreDeps, tx: Tx, id: string): Promise<string[]> {
  for (const month of lastMonths(deps)) await holdMonth(tx, month, false)
  return keepInvoices(deps, tx, await draftLast(deps, tx, id))
}

const lastMonths = ({ world }: StoreDeps) => [addMonths(monthOf(world.now()), -1), monthOf(world.now())]
