import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { legalEntity } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** What identity providers have proven about who an account belongs to (TRU-04). */
export const accountHolder = pgTable(
  'account_holder',
  {
    legalEntity: text('legal_entity')
      .primaryKey()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    /** A keyed hash of the holder's national identity number. */
    person: text(),
    /** Since when somebody else may hold the account's phone number. */
    doubtedAt: at('doubted_at'),
  },
  (t) => [index('account_holder_person').on(t.person)],
)
export const accountHolderData = decideColumns(accountHolder, {
  legalEntity: 'technical',
  person: 'secret',
  doubtedAt: 'technical',
})
