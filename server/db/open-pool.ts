import pg from 'pg'
import { DATABASE_DEADLINE } from './deadline.ts'

/** Connections to a PostgreSQL server, at most `most`, on which no call waits forever. One that breaks is replaced at the next call. */
export function openPool(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    keepAlive: true,
    connectionTimeoutMillis: DATABASE_DEADLINE / 2,
    statement_timeout: DATABASE_DEADLINE,
    query_timeout: DATABASE_DEADLINE,
    idle_in_transaction_session_timeout: DATABASE_DEADLINE,
  })
  // Whoever uses a connection that breaks hears of it from their call; without listeners the news would also end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
