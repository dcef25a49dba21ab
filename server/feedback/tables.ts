import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const scores = pgTable(
  'scores',
  {
    id: text().primaryKey(),
    session: text().notNull(),
    /** 1 (very dissatisfied) to 5. */
    score: integer().notNull(),
    reason: text(),
    customerId: text('customer_id'),
    locale: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('scores_session').on(t.session), index('scores_created').on(t.createdAt)],
)
export const scoresData = decideColumns(scores, {
  id: 'technical',
  session: 'technical',
  score: 'deleted',
  reason: 'deleted',
  customerId: 'technical',
  locale: 'deleted',
  createdAt: 'deleted',
})
