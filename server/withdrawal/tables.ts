import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '#contracts/kernel/money.ts'
import type { OrderedProduct } from '#contracts/orders/withdrawal.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const withdrawal = pgTable(
  'withdrawal',
  {
    order: text('order_id').primaryKey(),
    product: text().$type<OrderedProduct>().notNull(),
    legalEntity: ownerColumn(),
    /** Whether it was declared signed in, or through the link of the confirmation. */
    through: text().$type<'account' | 'link'>().notNull(),
    /** Said to the customer: owed for the service given until then, in øre; null if an outside system knows it. */
    amount: integer(),
    currency: text().$type<Currency>().notNull(),
    withdrawnAt: at('withdrawn_at').notNull(),
  },
  (t) => [index('withdrawal_entity').on(t.legalEntity)],
)
export const withdrawalData = decideColumns(withdrawal, {
  order: 'technical',
  product: 'kept',
  legalEntity: 'technical',
  through: 'kept',
  amount: 'kept',
  currency: 'kept',
  withdrawnAt: 'kept',
})

/** Keys of the links in confirmations. A key opens nothing but the question for a phone number and its code. */
export const withdrawalLink = pgTable(
  'withdrawal_link',
  {
    hash: text().primaryKey(),
    order: text('order_id').notNull(),
    legalEntity: ownerColumn(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('withdrawal_link_entity').on(t.legalEntity)],
)
export const withdrawalLinkData = decideColumns(withdrawalLink, {
  hash: 'secret',
  order: 'technical',
  legalEntity: 'technical',
  createdAt: 'deleted',
})
