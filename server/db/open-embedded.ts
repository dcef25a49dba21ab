import { mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { type Database, DiskNearlyFull } from './database.ts'
import { withDeadline, DATABASE_DEADLINE } from './deadline.ts'
import { lockFolder } from './lock-folder.ts'
import * as schema from './schema.ts'
import { MIGRATIONS } from './migrations.ts'

/** Free bytes below which nothing new is begun: on a full disk the embedded database may never answer. */
const LEAST = 200 * 1024 * 1024

/** Throws {@link DiskNearlyFull} when the folder's disk has less than 200 MB left. */
function requireRoomLeft(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < LEAST) {
    throw new DiskNearlyFull(`The disk of ${folder} has less than 200 MB left; free some space and try again.`)
  }
}

/**
 * How often what was written is brought from the log into the tables, in milliseconds. A server process does so by
 * itself, the embedded one never: its log would grow for as long as it runs, and a start after a crash would read it all.
 */
const CHECKPOINT_EVERY = 60_000

/** Opens the embedded database in a folder that no other process uses; refuses when one does, or when the disk is nearly full. */
export async function openEmbedded(folder: string, checkpointEvery = CHECKPOINT_EVERY): Promise<Database> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    const requireRoom = () => requireRoomLeft(folder)
    requireRoom()
    const client = await PGlite.create(join(folder, 'db'))
    const db = drizzle(boundCalls(client), { schema })
    await migrate(db, { migrationsFolder: MIGRATIONS })
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

/** An embedded database in memory, for tests and for what the sandbox tries out; a copy of a migrated store, where one is given. */
export async function openInMemory(copyOf?: Blob): Promise<Database> {
  const client = await PGlite.create(copyOf && { loadDataDir: copyOf })
  const db = drizzle(client, { schema })
  if (!copyOf) await migrate(db, { migrationsFolder: MIGRATIONS })
  return embedded(
    client,
    db,
    () => {},
    () => {},
  )
}

/** An empty store with all its tables, for others to begin as copies of it. */
export async function migratedStore(): Promise<Blob> {
  const client = await PGlite.create()
  await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS })
  const store = await client.dumpDataDir('none')
  await client.close()
  return store
}

function embedded(client: PGlite, db: Database['db'], requireRoom: () => void, closed: () => void): Database {
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

/** The embedded database with a deadline on each single call, which the server has by itself: on a full disk one may never settle. */
export function boundCalls(client: PGlite, ms = DATABASE_DEADLINE): PGlite {
  const query: PGlite['query'] = (text, params, options) => withDeadline(client.query(text, params, options), ms)
  return new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
