import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** What browsers reported of the content security policy, once for each kind. */
export const cspReport = pgTable(
  'csp_report',
  {
    directive: text().notNull(),
    /** An origin or a word such as `inline`. */
    blocked: text().notNull(),
    /** The page's route. */
    page: text().notNull(),
    count: integer().notNull(),
    lastAt: at('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.directive, t.blocked, t.page] })],
)
export const cspReportData = decideColumns(cspReport, {
  directive: 'portal',
  blocked: 'portal',
  page: 'portal',
  count: 'portal',
  lastAt: 'portal',
})
