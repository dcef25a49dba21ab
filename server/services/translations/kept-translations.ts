import { and, eq } from 'drizzle-orm'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Database } from '../../db/database.ts'
import { translations } from '../../db/schema/translations.ts'
import type { StoreDeps } from '../deps.ts'

/** What editors wrote through the portal itself. */
export const BY_EDITORS = 'editor'

export type Kept = { po: string; etag: string | null; changedAt: Date }

/** The catalogue kept for a locale from a source: editors, or the outside service of an address. */
export async function readKept({ db }: Database, locale: Locale, source: string): Promise<Kept | undefined> {
  const [row] = await db.select().from(translations).where(and(eq(translations.locale, locale), eq(translations.source, source)))
  return row
}

/** Keeps a catalogue in the place of the one before. */
export async function keepCatalogue({ database: { db }, world }: StoreDeps, locale: Locale, source: string, po: string, etag?: string): Promise<void> {
  const row = { po, etag: etag ?? null, changedAt: new Date(world.now()) }
  await db
    .insert(translations)
    .values({ locale, source, ...row })
    .onConflictDoUpdate({ target: [translations.locale, translations.source], set: row })
}
