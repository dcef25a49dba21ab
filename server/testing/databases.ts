import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, inject } from 'vitest'
import type { Database } from '../db/database.ts'
import { openInMemory } from './open-in-memory.ts'
import { openPostgres } from '../db/open-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a PostgreSQL server for tests listens; unset where none could be started. */
    postgresUrl: string | undefined
  }
}

/** Runs a suite on every kind of database: embedded, and PostgreSQL where a server is there. `open` gives an empty one. */
export function eachDatabase(name: string, suite: (open: () => Promise<Database>) => void): void {
  const url = inject('postgresUrl')
  describe(`${name} (embedded)`, () => {
    suite(openInMemory)
  })
  describe.skipIf(url === undefined)(`${name} (PostgreSQL)`, () => {
    suite(() => openFresh(url ?? ''))
  })
}

async function openFresh(url: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return openPostgres(new URL(`/${name}`, url).href)
}
