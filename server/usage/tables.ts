import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { UsageKind } from '#contracts/products/usage-event.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { subscription } from '#server/orders/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** `id` comes from the network and prevents storing an event twice. */
export const usageEvent = pgTable(
  'usage_event',
  {
    id: text().primaryKey(),
    subscription: text('subscription_id')
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    kind: text().$type<UsageKind>().notNull(),
    at: at('at').notNull(),
    /** Seconds of a call, number of messages, or kilobytes (1000 bytes) of data. */
    quantity: bigint({ mode: 'number' }).notNull(),
    received: boolean().notNull().default(false),
    /** ISO 3166 country codes, upper case: where the phone was and who was called. */
    from: text('from_country').notNull(),
    to: text('to_country').notNull(),
    /** Price row of a special number; `short` for numbers of three to five digits. */
    special: text(),
    /** Data used beyond the package after the customer lifted data control. */
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

/** A data pack that was offered by text, and ordered when `orderedAt` is set; good for the rest of that month. */
export const dataPack = pgTable(
  'data_pack',
  {
    /** The text that asked for it. */
    id: text().primaryKey(),
    subscription: text('subscription_id')
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    legalEntity: ownerColumn(),
    where: text().$type<'norwayAndEu' | 'zone2'>().notNull(),
    mb: integer().notNull(),
    /** Øre including VAT, as offered. */
    price: integer().notNull(),
    offeredAt: at('offered_at').notNull(),
    orderedAt: at('ordered_at'),
  },
  (t) => [index('data_pack_subscription').on(t.subscription, t.offeredAt), index('data_pack_entity').on(t.legalEntity)],
)
export const dataPackData = decideColumns(dataPack, {
  id: 'technical',
  subscription: 'technical',
  legalEntity: 'technical',
  where: 'kept',
  mb: 'kept',
  price: 'kept',
  offeredAt: 'kept',
  orderedAt: 'kept',
})

/** Time of the network's last report on a subscription, and whether the latest query failed (USE-01). */
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

/** Users of a subscription that someone else owns and pays. They see its usage but not its cost (USE-01). */
export const subscriptionUser = pgTable(
  'subscription_user',
  {
    subscription: text('subscription_id')
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    legalEntity: ownerColumn(),
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

/** Monthly consumption ("YYYY-MM") in watt-hours. `id` comes from the grid company. */
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

/** `since` and `until` are dates, both inclusive. */
export const insuranceItem = pgTable(
  'insurance_item',
  {
    id: text().primaryKey(),
    legalEntity: ownerColumn(),
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
