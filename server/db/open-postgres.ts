import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { DATABASE_DEADLINE, withDeadline } from './deadline.ts'
import { openPool } from './open-pool.ts'
import * as schema from './schema.ts'
import { MIGRATIONS } from './migrations.ts'

/** Opens a PostgreSQL server. Several processes may start at once: the migrations wait for each other. */
export async function openPostgres(url: string): Promise<Database> {
  // A migration of a large table may take longer than any call of a visitor.
  await aloneOn(url, (client) => migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS }))
  const pool = openPool(url, 16)
  const db = drizzle(pool, { schema })
  return {
    kind: 'postgres',
    db,
    transaction: (work) => withDeadline(db.transaction(work)),
    alone: (work) => aloneOn(url, work),
    requireRoom: () => {},
    queue: { executeSql: (text, values) => pool.query(text, values) },
    close: () => pool.end(),
  }
}

const SET_UP_LOCK = 727_001

/** Holds an advisory lock while work is done, on a connection of its own that may wait as long as it takes; others on the same database wait. */
async function aloneOn<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: DATABASE_DEADLINE / 2,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [SET_UP_LOCK])
    return await work(client)
  } finally {
    // The lock is the connection's, and goes with it.
    await client.end().catch(() => {})
  }
}
