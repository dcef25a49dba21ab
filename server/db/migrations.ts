import { join } from 'node:path'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { sql } from 'drizzle-orm'
import { PROJECT_ROOT } from '#server/project-root.ts'
import type { Db } from './database.ts'

export const MIGRATIONS = join(PROJECT_ROOT, 'server/db/migrations')

/** As `created_at` of drizzle's table, milliseconds since 1970. */
export const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when))

/** A database that a newer release has migrated is fine: migrations only add (docs/operating.md). */
export async function isMigrated(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  return Number(rows[0]?.['newest']) >= NEWEST_MIGRATION
}

/** To migrate, all migrations are read and hashed, which most starts need not do. */
export async function migrateIfOlder(db: Pick<Db, 'execute'>, migrate: () => Promise<void>): Promise<void> {
  if (!(await isMigrated(db).catch(() => false))) await migrate()
}
