import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const outsideContent = pgTable(
  'outside_content',
  {
    source: text().notNull(),
    locale: text().notNull(),
    copy: jsonb().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.locale] })],
)
export const outsideContentData = decideColumns(outsideContent, {
  source: 'portal',
  locale: 'portal',
  copy: 'portal',
  changedAt: 'portal',
})
