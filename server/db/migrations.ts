import { join } from 'node:path'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { PROJECT_ROOT } from '#server/project-root.ts'

export const MIGRATIONS = join(PROJECT_ROOT, 'server/db/migrations')

/** As `created_at` of drizzle's table, milliseconds since 1970. */
export const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when))
