import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ fsync: false })
  project.provide('postgresUrl', server.url)
  return server.stop
}
