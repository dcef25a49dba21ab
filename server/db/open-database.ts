import { SettingError, type Env } from '#server/env.ts'
import { openRootKey, rootKeySource, type RootKeyEnv } from '#server/keys/open-root-key.ts'
import { WrongRootKey } from '#server/keys/root-key.ts'
import { DiskNearlyFull, type Database } from './database.ts'
import { FolderInUse } from './lock-folder.ts'
import { openPostgres } from './open-postgres.ts'
import { isLocked, unlockSecrets } from './read-secret.ts'

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & RootKeyEnv

/**
 * Opens and migrates PostgreSQL (DATABASE_URL) or the embedded database (DATA_DIR) and unlocks its secrets. Errors name
 * the setting.
 */
export async function openDatabase(env: DatabaseEnv): Promise<Database> {
  const database = await openStore(env)
  try {
    await unlockSecrets(database, await openRootKey(env, () => isLocked(database)))
    return database
  } catch (error) {
    await database.close()
    if (!(error instanceof WrongRootKey)) throw error
    throw new SettingError(
      `${rootKeySource(env)} is not the root key of this database; start with the right one, or name it in ROOT_KEY_OLD after a change.`,
    )
  }
}

async function openStore({ DATABASE_URL, DATA_DIR }: DatabaseEnv): Promise<Database> {
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

const isFromOutside = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
