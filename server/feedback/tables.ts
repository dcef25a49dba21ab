import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { decideColumns } from '#server/db/personal-data.ts'

/** How content a customer said to be, and why where they said it. */
export const scores = pgTable(
  'scores',
  {
    id: text().primaryKey(),
    /** The conversation it was given in. */
    session: text().notNull(),
    /** 1 (very discontent) to 5. */
    score: integer().notNull(),
    reason: text(),
    customerId: text('customer_id'),
    locale: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
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
