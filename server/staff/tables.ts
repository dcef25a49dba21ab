import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { legalEntity } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** What staff did and looked at, and why. A trigger of the database refuses to change or delete a row (ORD-07). */
export const staffLog = pgTable(
  'staff_log',
  {
    id: text().primaryKey(),
    /** Name of the signed-in person, or of the account of the machine for the command line. */
    staff: text().notNull(),
    /** The provider's own name of the person, which stays when the e-mail address changes; null for the command line. */
    person: text(),
    act: text().$type<'look' | 'retry' | 'resolve' | 'endSignIns'>().notNull(),
    /** Kind and id of what waits. */
    item: text().notNull(),
    /** Null once the customer is gone: who looked stays, at whom is forgotten. */
    customerId: text('customer_id').references(() => legalEntity.id, { onDelete: 'set null' }),
    reason: text().notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('staff_log_item').on(t.item), index('staff_log_customer').on(t.customerId)],
)
export const staffLogData = decideColumns(staffLog, {
  id: 'technical',
  staff: 'kept',
  person: 'technical',
  act: 'kept',
  item: 'technical',
  customerId: 'technical',
  reason: 'kept',
  at: 'kept',
})

/** A sign-in of staff that has not ended; the cookie alone is none. */
export const staffSession = pgTable('staff_session', {
  hash: text().primaryKey(),
  expiresAt: at('expires_at').notNull(),
})
export const staffSessionData = decideColumns(staffSession, { hash: 'secret', expiresAt: 'portal' })
