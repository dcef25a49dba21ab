import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { decideColumns } from '#server/db/personal-data.ts'

/** Texts that take the place of shipped ones: what editors wrote here, and the last good copy of each outside service asked. */
export const translations = pgTable(
  'translations',
  {
    locale: text().notNull(),
    /** 'editor', or the address of the outside service. */
    source: text().notNull(),
    po: text().notNull(),
    etag: text(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.source] })],
)
export const translationsData = decideColumns(translations, {
  locale: 'portal',
  source: 'portal',
  po: 'portal',
  etag: 'portal',
  changedAt: 'portal',
})
