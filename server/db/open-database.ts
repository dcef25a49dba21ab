import { SettingError, type Env } from '#server/env.ts'
import { DiskNearlyFull, type Database } from './database.ts'
import { FolderInUse } from './lock-folder.ts'
import { openPostgres } from './open-postgres.ts'

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database under DATA_DIR; migrations are run. What cannot be opened is told by its setting. */
export async function openDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  try {
    if (DATABASE_URL) return await openPostgres(DATABASE_URL)
    const { openEmbedded } = await import('./open-embedded.ts')
    return await openEmbedded(DATA_DIR)
  } catch (error) {
    if (error instanceof FolderInUse || error instanceof DiskNearlyFull || !isFromOutside(error)) throw error
    throw new SettingError(
      `The setting ${DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'} names a database that cannot be opened (${error.message}).`,
    )
  }
}

/** Whether an error is what the system or the server said, with its code, and no mistake of ours. */
const isFromOutside = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
