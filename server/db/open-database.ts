import type { Env } from '../env.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgres } from './open-postgres.ts'

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database under DATA_DIR; migrations are run. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  return env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(env.DATA_DIR)
}
