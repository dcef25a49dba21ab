import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { UsageKind } from '#contracts/products/usage-event.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { subscription } from '#server/orders/tables.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One metered event of a subscription. `id` is the network's own: the same event comes in once. */
export const usageEvent = pgTable(
  'usage_event',
  {
    id: text().primaryKey(),
    subscription: text('subscription_id')
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    kind: text().$type<UsageKind>().notNull(),
    at: at('at').notNull(),
    /** Seconds of a call, messages, or kilobytes (1000 bytes) of data. */
    quantity: bigint({ mode: 'number' }).notNull(),
    received: boolean().notNull().default(false),
    /** Where the phone was and who was called: ISO 3166 codes, upper case. */
    from: text('from_country').notNull(),
    to: text('to_country').notNull(),
    /** Row of a special number's price, when one was called; `short` for a number of three to five digits. */
    special: text(),
    /** Data used after the package, that the customer had opened for in spite of data control. */
    opened: boolean().notNull().default(false),
  },
  (t) => [index('usage_event_subscription').on(t.subscription, t.at)],
)
export const usageEventData = decideColumns(usageEvent, {
  id: 'technical',
  subscription: 'technical',
  kind: 'deleted',
  at: 'deleted',
  quantity: 'deleted',
  received: 'deleted',
  from: 'deleted',
  to: 'deleted',
  special: 'deleted',
  opened: 'deleted',
})

/** When the network last told of a subscription, and whether it could not the last time it was asked (USE-01). */
export const usageSync = pgTable('usage_sync', {
  subscription: text('subscription_id')
    .primaryKey()
    .references(() => subscription.id, { onDelete: 'cascade' }),
  syncedAt: at('synced_at').notNull(),
  failed: boolean().notNull().default(false),
})
export const usageSyncData = decideColumns(usageSync, {
  subscription: 'technical',
  syncedAt: 'deleted',
  failed: 'deleted',
})

/** Who uses a subscription that another owns and pays: they see its use, and nothing of its cost (USE-01). */
export const subscriptionUser = pgTable(
  'subscription_user',
  {
    subscription: text('subscription_id')
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.subscription, t.legalEntity] }),
    index('subscription_user_entity').on(t.legalEntity),
  ],
)
export const subscriptionUserData = decideColumns(subscriptionUser, {
  subscription: 'technical',
  legalEntity: 'technical',
})

/** What a metering point used in a month ("YYYY-MM"), in watt-hours, as its grid company tells. `id` is the grid company's own. */
export const meterValue = pgTable(
  'meter_value',
  {
    id: text().primaryKey(),
    meteringPoint: text('metering_point').notNull(),
    month: text().notNull(),
    wattHours: bigint('watt_hours', { mode: 'number' }).notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [uniqueIndex('meter_value_month').on(t.meteringPoint, t.month)],
)
export const meterValueData = decideColumns(meterValue, {
  id: 'technical',
  meteringPoint: 'deleted',
  month: 'deleted',
  wattHours: 'deleted',
  receivedAt: 'deleted',
})

/** An insurance a customer has at the partner; `since` and `until` as days, the last one its last day. */
export const insuranceItem = pgTable(
  'insurance_item',
  {
    id: text().primaryKey(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    productType: text('product_type').notNull(),
    numberOfItems: integer('number_of_items').notNull(),
    since: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }),
  },
  (t) => [index('insurance_item_entity').on(t.legalEntity)],
)
export const insuranceItemData = decideColumns(insuranceItem, {
  id: 'technical',
  legalEntity: 'technical',
  productType: 'deleted',
  numberOfItems: 'deleted',
  since: 'deleted',
  until: 'deleted',
})
