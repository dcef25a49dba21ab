import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import type { OrderPattern, PROOFS, SpentBudget, TRAP_FILLED } from './budgets.ts'

/** What was spent from the budgets of acts, and which customers order where (TRU-05). */
export const budgetSpending = pgTable(
  'budget_spending',
  {
    budget: text().$type<SpentBudget | typeof PROOFS | typeof TRAP_FILLED>().notNull(),
    /** A keyed hash of the account, person, network, browser, address or mailbox. */
    of: text().notNull(),
    /** The act's idempotency key, or the customer who orders, hashed in the same way: repeated, it costs nothing. */
    act: text().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.budget, t.of, t.act] }),
    index('budget_spending_at').on(t.budget, t.of, t.at),
    index('budget_spending_old').on(t.at),
  ],
)
export const budgetSpendingData = decideColumns(budgetSpending, {
  budget: 'portal',
  of: 'secret',
  act: 'secret',
  at: 'portal',
})

/** Orders by call that wait until staff have looked at them; one by conversation waits as its effect. */
export const heldOrder = pgTable(
  'held_order',
  {
    /** The customer and the call's idempotency key. */
    key: text().primaryKey(),
    legalEntity: ownerColumn(),
    pattern: text().$type<OrderPattern>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('held_order_entity').on(t.legalEntity), index('held_order_created').on(t.createdAt)],
)
export const heldOrderData = decideColumns(heldOrder, {
  key: 'technical',
  legalEntity: 'technical',
  pattern: 'technical',
  createdAt: 'technical',
})
