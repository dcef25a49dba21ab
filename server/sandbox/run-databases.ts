import type { Database } from '../db/database.ts'
import { seedDemo } from '../services/demo/seed-demo.ts'
import type { World } from '../world.ts'

/** Runs whose services are kept: two are stepped through side by side. */
const KEPT = 2

/** Databases of runs, each with the demo customers and nothing else. */
export type RunDatabases = {
  /** The database of a run; `world` is the run's, by whose clock the demo customers came. */
  of: (run: string, world: World) => Promise<Database>
  close: () => Promise<void>
}

/**
 * Gives every run a store of its own, in memory: a clock that is moved must not expire anyone's logins, a code that is
 * asked for must not use up anyone's number of codes, and the same run brings the same again.
 */
export function createRunDatabases(openEmpty: () => Promise<Database> = openInMemory): RunDatabases {
  const kept = new Map<string, Promise<Database>>()
  const end = async (database: Promise<Database> | undefined) => (await database?.catch(() => undefined))?.close()
  return {
    of: async (run, world) => {
      const database = kept.get(run) ?? opened(openEmpty, world)
      kept.delete(run)
      kept.set(run, database)
      database.catch(() => kept.delete(run))
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) {
        const left = kept.get(oldest)
        kept.delete(oldest)
        await end(left)
      }
      return database
    },
    close: async () => {
      const open = [...kept.values()]
      kept.clear()
      await Promise.all(open.map(end))
    },
  }
}

/** The embedded database is loaded when the first run needs it: a portal on a server of PostgreSQL has no other use for it. */
async function openInMemory(): Promise<Database> {
  return (await import('../db/open-embedded.ts')).openInMemory()
}

async function opened(openEmpty: () => Promise<Database>, world: World): Promise<Database> {
  const database = await openEmpty()
  await seedDemo({ database, world })
  return database
}
