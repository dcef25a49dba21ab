import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, inject } from 'vitest'
import type { Database } from '../db/database.ts'
import { openInMemory } from './open-in-memory.ts'
import { openPostgres } from '../db/open-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL server for tests listens. */
    postgresUrl: string
  }
}

/** Runs a suite on both kinds of database, embedded and PostgreSQL. `open` gives an empty one. */
export function eachDatabase(name: string, suite: (open: () => Promise<Database>) => void): void {
  const url = inject('postgresUrl')
  describe(`${name} (embedded)`, () => {
    suite(openInMemory)
  })
  describe(`${name} (PostgreSQL)`, () => {
    suite(() => openFresh(url))
  })
}

/** The one that all others are copies of, and the lock of who makes it. */
const TEMPLATE = 'test_template'
const TEMPLATE_LOCK = 727_002

async function openFresh(url: string): Promise<Database> {
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
  return openPostgres(at(name))
}
