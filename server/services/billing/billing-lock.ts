import { sql } from 'drizzle-orm'
import type { Month } from '#contracts/kernel/months.ts'
import type { Tx } from '../../db/database.ts'

/**
 * Billing of a month and what it is billed by keep out of each other's way until the transaction ends: use comes in together
 * with other use (`shared`), a run works alone. So no use is left between a run that has read and its invoice.
 */
export async function holdMonth(tx: Tx, month: Month, shared: boolean): Promise<void> {
  const key = sql`hashtextextended(${`billing:${month}`}, 0)`
  await tx.execute(shared ? sql`select pg_advisory_xact_lock_shared(${key})` : sql`select pg_advisory_xact_lock(${key})`)
}
