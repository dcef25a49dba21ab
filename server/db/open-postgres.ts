import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { DATABASE_DEADLINE, withDeadline } from './deadline.ts'
import { MIGRATIONS } from './migrations.ts'
import * as schema from './schema.ts'

/** Opens a PostgreSQL server. Several processes may start at once: the migrations wait for each other. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: DATABASE_DEADLINE / 2,
    statement_timeout: DATABASE_DEADLINE,
    query_timeout: DATABASE_DEADLINE,
    idle_in_transaction_session_timeout: DATABASE_DEADLINE,
  })
  // A connection that breaks while idle is replaced at the next call; without a listener it would end the process.
  pool.on('error', () => {})
  const alone = aloneOn(pool)
  const db = drizzle(pool, { schema })
  await alone(() => migrate(db, { migrationsFolder: MIGRATIONS }))
  return {
    kind: 'postgres',
    db,
    transaction: (work) => withDeadline(db.transaction(work)),
    alone,
    requireRoom: () => {},
    queue: { executeSql: (text, values) => pool.query(text, values) },
    close: () => pool.end(),
  }
}

const SET_UP_LOCK = 727_001

/** Holds an advisory lock while work is done, on a connection of its own; others on the same database wait. */
function aloneOn(pool: pg.Pool): Database['alone'] {
  return async (work) => {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [SET_UP_LOCK])
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [SET_UP_LOCK]).catch(() => {})
      client.release()
    }
  }
}
