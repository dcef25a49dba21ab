import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startPostgres } from './start-postgres.ts'

test('REL-02 a PostgreSQL server that cannot be started is an error, so that no suite is skipped for want of one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prat-closed-'))
  chmodSync(folder, 0o400)
  vi.stubEnv('TMPDIR', folder)
  await expect(startPostgres({ fsync: false })).rejects.toThrow(/could not be started|EACCES/)
  vi.unstubAllEnvs()
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true, force: true })
})
