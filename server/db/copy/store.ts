import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { fromPglite, type Db as QueueDb } from 'pg-boss'
import type { Env } from '#server/env.ts'
import { OperatorError } from '#server/operator-error.ts'
import { lockFolder } from '#server/db/lock-folder.ts'
import { startPglite } from '#server/db/start-pglite.ts'

type Values = readonly unknown[]

/** One connection to a database, so that a transaction is `begin` and `commit`. Values are written as text. */
export type Store = {
  kind: 'embedded' | 'postgres'
  run: (text: string, values?: Values) => Promise<Record<string, unknown>[]>
  migrate: (migrationsFolder: string) => Promise<void>
  queue: QueueDb
  close: () => Promise<void>
}

export class CopyRefused extends OperatorError {}

/** A row written as text is the same on both sides only if these are. */
const SAME_TEXT = [
  "set timezone = 'UTC'",
  "set datestyle = 'ISO, MDY'",
  "set intervalstyle = 'postgres'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
]

type Opening = { mayBeNew: boolean }

/** The database of the settings. The embedded one must not be in use: this process then holds its folder. */
export async function openStore(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>, { mayBeNew }: Opening): Promise<Store> {
  if (env.DATABASE_URL) return openPostgresStore(env.DATABASE_URL)
  const folder = join(env.DATA_DIR, 'db')
  if (!mayBeNew && !existsSync(folder))
    throw new CopyRefused(`There is no embedded database in ${env.DATA_DIR}; set DATA_DIR or DATABASE_URL to one.`)
  mkdirSync(env.DATA_DIR, { recursive: true })
  const unlock = lockFolder(env.DATA_DIR)
  try {
    const store = await embeddedStore(await startPglite({ dataDir: folder }))
    return { ...store, close: () => store.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

export async function embeddedStore(client: PGlite): Promise<Store> {
  for (const setting of SAME_TEXT) await client.query(setting)
  return {
    kind: 'embedded',
    run: async (text, values = []) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
    migrate: (migrationsFolder) => migratePglite(drizzlePglite(client), { migrationsFolder }),
    queue: fromPglite(client),
    close: () => client.close(),
  }
}

export async function openPostgresStore(url: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
  await client.connect().catch((error: unknown) => {
    throw new CopyRefused(`The PostgreSQL database cannot be opened (${error instanceof Error ? error.message : ''}).`)
  })
  client.on('error', () => {})
  for (const setting of SAME_TEXT) await client.query(setting)
  return {
    kind: 'postgres',
    run: async (text, values = []) => (await client.query<Record<string, unknown>>(text, [...values])).rows,
    migrate: (migrationsFolder) => migratePg(drizzlePg(client), { migrationsFolder }),
    queue: { executeSql: (text, values) => client.query(text, values) },
    close: () => client.end(),
  }
}

export async function inTransaction<T>(store: Store, begin: string, work: () => Promise<T>): Promise<T> {
  await store.run(begin)
  try {
    const done = await work()
    await store.run('commit')
    return done
  } catch (error) {
    await store.run('rollback').catch(() => {})
    throw error
  }
}
