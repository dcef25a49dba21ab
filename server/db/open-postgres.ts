import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Database } from './database.ts'
import { DATABASE_DEADLINE, withDeadline } from './deadline.ts'
import { openPool } from './open-pool.ts'
import { prepareOnPool } from './prepare-statements.ts'
import * as schema from './schema.ts'
import { migrateIfOlder, MIGRATIONS } from './migrations.ts'

/** Safe to call from several processes at once: migrations run under a lock. */
export async function openPostgres(url: string, logger?: Logger): Promise<Database> {
  const pool = openPool(url, 16)
  const db = drizzle(pool, { schema, ...(logger && { logger }) })
  // Use a separate connection without a deadline, because migrating a large table can take long.
  const migrateAlone = () =>
    aloneOn(url, () =>
      onOwnConnection(url, async (client) => migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS })),
    )
  try {
    await migrateIfOlder(db, migrateAlone)
    await prepareOnPool(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
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

/**
 * The lock belongs to a transaction: behind a pooler in transaction mode, one of the connection would stay behind with a
 * server that others use, and no node could start again.
 */
const aloneOn = <T>(url: string, work: () => Promise<T>): Promise<T> =>
  onOwnConnection(url, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [SET_UP_LOCK])
    const done = await work()
    await client.query('commit')
    return done
  })

async function onOwnConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: DATABASE_DEADLINE / 2,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
