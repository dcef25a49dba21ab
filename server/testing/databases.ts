import { randomBytes } from 'node:crypto'
import type { Logger } from 'drizzle-orm'
import pg from 'pg'
import { describe, inject } from 'vitest'
import type { Database } from '../db/database.ts'
import { openInMemory } from './open-in-memory.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { unlockForTests } from './root-key.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export function eachDatabase(name: string, suite: (open: (logger?: Logger) => Promise<Database>) => void): void {
  const url = inject('postgresUrl')
  describe(`${name} (embedded)`, () => {
    suite(openInMemory)
  })
  describe(`${name} (PostgreSQL)`, () => {
    suite(async (logger) => unlockForTests(await openPostgres(await freshDatabase(url), logger)))
  })
}

const TEMPLATE = 'test_template'
const TEMPLATE_LOCK = 727_002

/** Returns the address of a database of its own, migrated and otherwise empty. */
export async function freshDatabase(url: string): Promise<string> {
  const at = (database: string) => new URL(`/${database}`, url).href
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [TEMPLATE])
  if (!rowCount) {
    await admin.query(`create database ${TEMPLATE}`)
    await (await openPostgres(at(TEMPLATE))).close()
  }
  await admin.query(`create database ${name} template ${TEMPLATE}`)
  await admin.end()
  return at(name)
}
