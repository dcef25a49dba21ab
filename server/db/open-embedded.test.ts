import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { readSecret } from './read-secret.ts'
import { unlockForTests } from '#server/testing/root-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'prat-embedded-'))
let database: Database
beforeAll(async () => {
  database = await unlockForTests(await openEmbedded(folder, { checkpointEvery: 20 }))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('REL-01 the write-ahead log is checkpointed while the process runs, so that a start after a crash is short', async () => {
  const behind = async () => {
    const { rows } = await database.db.execute(
      sql`select pg_current_wal_lsn() - redo_lsn as bytes from pg_control_checkpoint()`,
    )
    return Number(rows[0]?.['bytes'])
  }
  await readSecret(database.db, 'written')
  await vi.waitFor(async () => expect(await behind()).toBeLessThan(1000), { timeout: 30_000 })
})

test('REL-01 a folder that was closed opens again with what it held', async () => {
  const kept = await readSecret(database.db, 'kept')
  await database.close()
  database = await unlockForTests(await openEmbedded(folder))
  expect(await readSecret(database.db, 'kept')).toEqual(kept)
})
