import pg from 'pg'
import { DATABASE_DEADLINE } from './deadline.ts'

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
  // Without listeners a broken connection would end the process; the caller gets the error anyway.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
