import { randomBytes } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import type { Database } from '#server/db/database.ts'
import { rewrapSecrets, unlockSecrets } from '#server/db/read-secret.ts'
import { formerKeysFile, readKeys, rootKeyFile, writeKeys, type RootKeyEnv } from './open-root-key.ts'
import { createRootKey, ROOT_KEY_BYTES } from './root-key.ts'

/**
 * Wraps all secrets with a new root key in the file, or with ROOT_KEY where the setting is used, and returns their
 * number. The former key stays in a file beside, for copies of the database; the step can be repeated after a crash.
 */
export async function rotateRootKey(database: Database, env: RootKeyEnv): Promise<number> {
  if (!env.ROOT_KEY) {
    const file = rootKeyFile(env)
    const former = formerKeysFile(file)
    const kept = [...readKeys(file), ...(existsSync(former) ? readKeys(former) : [])]
    const made = randomBytes(ROOT_KEY_BYTES)
    replaceKeys(former, kept)
    replaceKeys(file, [made])
    await unlockSecrets(database, createRootKey(made, [...kept, ...(env.ROOT_KEY_OLD ?? [])]))
  }
  return rewrapSecrets(database)
}

function replaceKeys(file: string, keys: readonly Buffer[]): void {
  const beside = `${file}.new`
  writeKeys(beside, keys, 'w')
  renameSync(beside, file)
}
