import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
/** Inside a transaction only this may be used: on the embedded database the outer one would wait for itself. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTx = Db | Tx

/** A raw query for libraries that speak SQL themselves. */
export type RawQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** The store every service shares. Every call has a deadline and fails with {@link DatabaseLate} past it. */
export type Database = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Runs work in one transaction, all or nothing. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  raw: RawQuery
  close: () => Promise<void>
}

export class DatabaseLate extends Error {}
