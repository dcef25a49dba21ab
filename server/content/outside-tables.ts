import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { decideColumns } from '#server/db/personal-data.ts'

/** The last good copy of what another content server gave for a locale. */
export const outsideContent = pgTable(
  'outside_content',
  {
    /** Address of the server. */
    source: text().notNull(),
    locale: text().notNull(),
    copy: jsonb().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.locale] })],
)
export const outsideContentData = decideColumns(outsideContent, {
  source: 'portal',
  locale: 'portal',
  copy: 'portal',
  changedAt: 'portal',
})
