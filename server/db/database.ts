import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as QueueDb } from 'pg-boss'
import type * as schema from './schema.ts'

/** What both drivers answer to a raw statement. */
interface Rows extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}

export type Db = PgDatabase<Rows, typeof schema>
/** Inside a transaction only this may be used: on the embedded database the outer one would wait for itself. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTx = Db | Tx

/** The store every service shares. Every call has a deadline and fails with {@link DatabaseLate} past it. */
export type Database = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Runs work in one transaction, all or nothing. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs work that only one process at a time may do, such as setting up a library's tables. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Throws {@link DiskNearlyFull} when nothing new should be begun. */
  requireRoom: () => void
  /** The same store for the job queue, which speaks SQL itself. */
  queue: QueueDb
  close: () => Promise<void>
}

export class DatabaseLate extends Error {}
export class DiskNearlyFull extends Error {}
