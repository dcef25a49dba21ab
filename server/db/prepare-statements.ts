import { randomUUID } from 'node:crypto'
import type pg from 'pg'

const PREPARED = /^\s*(select|insert|update|delete|with)\b/i
/** Of a connection. Lists of different lengths make many texts of one statement, and each takes memory. */
export const MOST_PREPARED = 500

/** Only statements whose plan is worth keeping: those that read or change rows. */
export const isWorthPreparing = (text: string): boolean => PREPARED.test(text)

/** Gives the statements of a pool's connections names, so that each connection reads and plans them once (0068). */
export async function prepareOnPool(pool: pg.Pool): Promise<void> {
  if (!(await keepsConnections(pool))) return
  const names = new Map<string, string>()
  const withName = (config: unknown): unknown => {
    if (!isUnnamed(config) || !isWorthPreparing(config.text)) return config
    const name = names.get(config.text) ?? (names.size < MOST_PREPARED ? `s${names.size + 1}` : undefined)
    if (name === undefined) return config
    names.set(config.text, name)
    return { ...config, name }
  }
  pool.on('connect', (client) => {
    const { query } = client
    client.query = (config: unknown, ...more: unknown[]) => Reflect.apply(query, client, [withName(config), ...more])
  })
}

const isUnnamed = (config: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config) &&
  (!('name' in config) || config.name === undefined)

const UNKNOWN_STATEMENT = '26000'

/**
 * Whether a statement that one connection has prepared is there when the connection is used again. It is not behind a
 * PgBouncer in transaction mode that does not follow names: there each transaction may get another server.
 */
async function keepsConnections(pool: pg.Pool): Promise<boolean> {
  const [one, other] = await Promise.all([pool.connect(), pool.connect()])
  // The servers behind a pooler keep it: another start must not meet it.
  const statement = { name: `probe_${randomUUID()}`, text: 'select 1' }
  try {
    await one.query(statement)
    await other.query('begin')
    await one.query(statement)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNKNOWN_STATEMENT) return false
    throw error
  } finally {
    await other.query('rollback').catch(() => {})
    // Connections made from now on have the names.
    one.release(true)
    other.release(true)
  }
}
