import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

/** Vitest's global set-up: one PostgreSQL server a run; without one the tests on it are skipped. */
export default async function providePostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await startPostgres({ fsync: false })
  project.provide('postgresUrl', server?.url)
  return server?.stop
}
