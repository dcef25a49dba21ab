import { mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { type Database, DiskNearlyFull } from './database.ts'
import { openEmbeddedClient, type EmbeddedClient, type OnLost } from './embedded-client.ts'
import { withDeadline, DATABASE_DEADLINE } from './deadline.ts'
import { lockFolder } from './lock-folder.ts'
import * as schema from './schema.ts'
import { startPglite } from './start-pglite.ts'
import { migrateIfOlder, MIGRATIONS } from './migrations.ts'

/** Free bytes required for new work: on a full disk the embedded database may never answer. */
const LEAST = 200 * 1024 * 1024

function requireRoomLeft(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < LEAST) {
    throw new DiskNearlyFull(`The disk of ${folder} has less than 200 MB left; free some space and try again.`)
  }
}

/** Milliseconds. PGlite has no automatic checkpoint: its log would grow forever and recovery become slow. */
const CHECKPOINT_EVERY = 60_000

/** Without its thread the process can do nothing any more; a new start takes up what was committed. */
function endProcess(error: Error): never {
  throw error
}

/** The database runs in a thread of its own, so that no query keeps a visitor waiting who asks for something else. */
export async function openEmbedded(
  folder: string,
  { checkpointEvery = CHECKPOINT_EVERY, onLost = endProcess }: { checkpointEvery?: number; onLost?: OnLost } = {},
): Promise<Database> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    const requireRoom = () => requireRoomLeft(folder)
    requireRoom()
    const client = await openEmbeddedClient(join(folder, 'db'), onLost)
    const db = drizzle(asPglite(boundCalls(client)), { schema })
    await migrateIfOlder(db, () => migrate(db, { migrationsFolder: MIGRATIONS }))
    const timer = setInterval(() => void client.exec('checkpoint').catch(() => {}), checkpointEvery)
    timer.unref()
    return embedded(client, db, requireRoom, () => {
      clearInterval(timer)
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

/** In-memory database for tests and the sandbox; `copyOf` is a migrated store to start from. */
export async function openInMemory(copyOf?: Blob, logger?: Logger): Promise<Database> {
  const client = await startPglite(copyOf ? { loadDataDir: copyOf } : {})
  const db = drizzle(client, { schema, ...(logger && { logger }) })
  if (!copyOf) await migrate(db, { migrationsFolder: MIGRATIONS })
  return embedded(
    client,
    db,
    () => {},
    () => {},
  )
}

/** Without template databases, which no portal needs and every copy would carry. */
export async function migratedStore(): Promise<Blob> {
  const client = await startPglite({})
  await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS })
  await client.exec('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await client.exec(`drop database ${template}`)
  const store = await client.dumpDataDir('none')
  await client.close()
  return store
}

function embedded(
  client: PGlite | EmbeddedClient,
  db: Database['db'],
  requireRoom: () => void,
  closed: () => void,
): Database {
  return {
    kind: 'embedded',
    db,
    transaction: (work) => withDeadline(db.transaction(work)),
    alone: (work) => work(),
    requireRoom,
    queue: fromPglite(client),
    close: async () => {
      await client.close()
      closed()
    },
  }
}

/** Adds a deadline to each call, because PGlite has none and a call may never settle on a full disk. */
export function boundCalls(client: EmbeddedClient, ms = DATABASE_DEADLINE): EmbeddedClient {
  return { ...client, query: (text, params, options) => withDeadline(client.query(text, params, options), ms) }
}

/** drizzle tells a client from its settings by the prototype. */
const asPglite = (client: EmbeddedClient): PGlite => Object.assign(Object.create(PGlite.prototype), client)
