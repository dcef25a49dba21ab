import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { OrderedProduct } from '#contracts/orders/withdrawal.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** Messages about an order, one row for each channel, so that a retry repeats only what failed. */
export const orderLetter = pgTable(
  'order_letter',
  {
    /** Made of order, kind, copy and channel: the key of the SMS and the Message-ID of the e-mail. */
    id: text().primaryKey(),
    order: text('order_id').notNull(),
    product: text().$type<OrderedProduct>().notNull(),
    legalEntity: ownerColumn(),
    kind: text().$type<'confirmation' | 'withdrawal'>().notNull(),
    /** `system`: the outside system that has the order, which is told of the withdrawal. */
    channel: text().$type<'sms' | 'email' | 'system'>().notNull(),
    /** 0 is the first; further ones were asked for. */
    copy: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** `dead`: refused or given up. */
    status: text().$type<'waiting' | 'sent' | 'dead'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Must not contain personal data. */
    lastFault: text('last_fault'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [index('order_letter_order').on(t.order), index('order_letter_entity').on(t.legalEntity)],
)
export const orderLetterData = decideColumns(orderLetter, {
  id: 'technical',
  order: 'technical',
  product: 'kept',
  legalEntity: 'technical',
  kind: 'kept',
  channel: 'kept',
  copy: 'technical',
  locale: 'kept',
  status: 'kept',
  attempts: 'technical',
  lastFault: 'technical',
  createdAt: 'kept',
  sentAt: 'kept',
})
