import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** Holds a lock of the database on the text until the transaction ends; other nodes wait for it too. */
export async function holdText(tx: Tx, text: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)
}
