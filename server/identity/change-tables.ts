import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ChangeKind } from '#contracts/account/changes.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** What the account held before the change. */
export type Former = {
  phone: string
  email: string | null
  firstName: string
  middleName: string | null
  lastName: string
  /** Not known of changes before the birth date was told. */
  birthDate?: string | null
  passkey?: string
  /** A code to the number of before undoes nothing. */
  isFinal?: true
}

/** A change the customer is told of. A row whose `toldAt` is empty is still to be told, from `dueAt` on. */
export const accountChange = pgTable(
  'account_change',
  {
    id: text().primaryKey(),
    legalEntity: ownerColumn(),
    kind: text().$type<ChangeKind>().notNull(),
    former: jsonb().$type<Former>().notNull(),
    changedAt: at('changed_at').notNull(),
    dueAt: at('due_at').notNull(),
    attempts: integer().notNull().default(0),
    toldAt: at('told_at'),
    undoneAt: at('undone_at'),
  },
  (t) => [index('account_change_entity').on(t.legalEntity), index('account_change_due').on(t.toldAt, t.dueAt)],
)
export const accountChangeData = decideColumns(accountChange, {
  id: 'technical',
  legalEntity: 'technical',
  kind: 'deleted',
  former: 'deleted',
  changedAt: 'deleted',
  dueAt: 'technical',
  attempts: 'technical',
  toldAt: 'deleted',
  undoneAt: 'deleted',
})
