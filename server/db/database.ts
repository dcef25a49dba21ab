import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as QueueDb } from 'pg-boss'
import { OperatorError } from '#server/operator-error.ts'
import type * as schema from './schema.ts'

interface Rows extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}

export type Db = PgDatabase<Rows, typeof schema>
/** Use only this inside a transaction: the outer connection would deadlock on the embedded database. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTx = Db | Tx

/** All calls have a deadline and fail with {@link DatabaseLate}. */
export type Database = {
  kind: 'embedded' | 'postgres'
  db: Db
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  alone: <T>(work: () => Promise<T>) => Promise<T>
  requireRoom: () => void
  queue: QueueDb
  close: () => Promise<void>
}

export class DatabaseLate extends Error {}
export class DiskNearlyFull extends OperatorError {}
