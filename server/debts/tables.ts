import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Debt } from '#contracts/debts/debt.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const debtRegister = pgTable(
  'debt_register',
  {
    person: text().notNull(),
    n: integer().notNull(),
    debt: jsonb().$type<Debt>(),
    down: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('debt_register_row').on(t.person, t.n)],
)
export const debtRegisterData = decideColumns(debtRegister, {
  person: 'portal',
  n: 'portal',
  debt: 'portal',
  down: 'portal',
})

export const debtConsent = pgTable(
  'debt_consent',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    session: text().notNull(),
    customerId: text('customer_id'),
    person: text().notNull(),
    textId: text('text_id').notNull(),
    words: text().notNull(),
    locale: text().notNull(),
    givenAt: at('given_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [uniqueIndex('debt_consent_key').on(t.key), index('debt_consent_session').on(t.session)],
)
export const debtConsentData = decideColumns(debtConsent, {
  id: 'technical',
  key: 'secret',
  session: 'technical',
  customerId: 'technical',
  person: 'secret',
  textId: 'kept',
  words: 'kept',
  locale: 'kept',
  givenAt: 'kept',
  expiresAt: 'kept',
  withdrawnAt: 'kept',
})

export const debtReading = pgTable(
  'debt_reading',
  {
    id: text().primaryKey(),
    consent: text()
      .notNull()
      .references(() => debtConsent.id, { onDelete: 'cascade' }),
    session: text().notNull(),
    debts: jsonb().$type<Debt[]>().notNull(),
    readAt: at('read_at').notNull(),
    deleteAt: at('delete_at').notNull(),
  },
  (t) => [index('debt_reading_delete').on(t.deleteAt), index('debt_reading_consent').on(t.consent)],
)
export const debtReadingData = decideColumns(debtReading, {
  id: 'technical',
  consent: 'technical',
  session: 'technical',
  debts: 'deleted',
  readAt: 'deleted',
  deleteAt: 'deleted',
})

export const debtView = pgTable('debt_view', {
  /** SHA-256 of the token in the address. */
  token: text().primaryKey(),
  person: text().notNull(),
  locale: text().notNull(),
  page: text().notNull(),
  expiresAt: at('expires_at').notNull(),
})
export const debtViewData = decideColumns(debtView, {
  token: 'secret',
  person: 'secret',
  locale: 'deleted',
  page: 'deleted',
  expiresAt: 'deleted',
})
