import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** Editors' texts, and the last valid copy from each outside service. */
export const translations = pgTable(
  'translations',
  {
    locale: text().notNull(),
    source: text().notNull(),
    po: text().notNull(),
    etag: text(),
    changedAt: at('changed_at').notNull(),
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
