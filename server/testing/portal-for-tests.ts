import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from './open-in-memory.ts'
import { runningApp, type RunningApp } from './running-app.ts'

/** Opens a database and the portal on it for all tests of a file or suite, and closes both. */
export function portalForTests({
  open = openInMemory,
  settings = {},
  clockHeld = false,
}: { open?: () => Promise<Database>; settings?: Record<string, string>; clockHeld?: boolean } = {}): {
  readonly database: Database
  readonly app: RunningApp
} {
  let opened: { database: Database; app: RunningApp } | undefined
  beforeAll(async () => {
    const database = await open()
    opened = { database, app: await runningApp(database, settings, clockHeld) }
  }, 60_000)
  afterAll(async () => {
    await opened?.app.close()
    await opened?.database.close()
  })
  const portal = () => {
    if (!opened) throw new Error('the portal is open in hooks and tests only')
    return opened
  }
  return {
    get database() {
      return portal().database
    },
    get app() {
      return portal().app
    },
  }
}
