import type { Database } from '../db/database.ts'
import { unlockSecrets } from '../db/read-secret.ts'
import { createRootKey, ROOT_KEY_BYTES } from '#server/keys/root-key.ts'

export const TEST_ROOT_KEY = Buffer.alloc(ROOT_KEY_BYTES, 7)

export async function unlockForTests(database: Database): Promise<Database> {
  await unlockSecrets(database, createRootKey(TEST_ROOT_KEY))
  return database
}
