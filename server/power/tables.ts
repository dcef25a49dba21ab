import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PowerAgreementId } from '#contracts/catalogue/power.ts'
import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import type { PowerReason } from '#contracts/chat/power-order.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/**
 * Addresses without exactly one ordinary metering point: one row per dwelling, or a row without a number for an unknown
 * address.
 */
export const meterRegister = pgTable(
  'meter_register',
  {
    id: text().primaryKey(),
    addressKey: text('address_key').notNull(),
    place: text().notNull(),
    meteringPoint: text('metering_point'),
  },
  (t) => [index('meter_register_address').on(t.addressKey)],
)
export const meterRegisterData = decideColumns(meterRegister, {
  id: 'portal',
  addressKey: 'portal',
  place: 'portal',
  meteringPoint: 'portal',
})

export const powerOrder = pgTable(
  'power_order',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    legalEntity: ownerColumn(),
    evidence: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('power_order_key').on(t.key), index('power_order_entity').on(t.legalEntity)],
)
export const powerOrderData = decideColumns(powerOrder, {
  id: 'technical',
  key: 'technical',
  legalEntity: 'technical',
  evidence: 'kept',
  createdAt: 'kept',
})

/** The state is derived: ordered until `startDate`, then active until `endedAt`. */
export const powerSubscription = pgTable(
  'power_subscription',
  {
    id: text().primaryKey(),
    order: text('order_id')
      .notNull()
      .references(() => powerOrder.id, { onDelete: 'cascade' }),
    legalEntity: ownerColumn(),
    agreement: text().$type<PowerAgreementId>().notNull(),
    priceArea: text('price_area').$type<PriceArea>().notNull(),
    /** Null until the metering point has been found. */
    meteringPoint: text('metering_point'),
    street: text().notNull(),
    postalCode: text('postal_code').notNull(),
    city: text().notNull(),
    addressKey: text('address_key').notNull(),
    description: text().notNull().default(''),
    reason: text().$type<PowerReason>().notNull(),
    currentSupplier: text('current_supplier'),
    /** In hundredths of an öre/øre. */
    perKwh: integer('per_kwh').notNull(),
    /** Monthly fee in öre/øre of the agreement's currency. */
    monthly: integer().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endedAt: at('ended_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('power_subscription_entity').on(t.legalEntity, t.createdAt),
    uniqueIndex('power_subscription_point')
      .on(t.meteringPoint)
      .where(sql`${t.endedAt} is null and ${t.meteringPoint} is not null`),
  ],
)
export const powerSubscriptionData = decideColumns(powerSubscription, {
  id: 'technical',
  order: 'technical',
  legalEntity: 'technical',
  agreement: 'kept',
  priceArea: 'kept',
  meteringPoint: 'kept',
  street: 'kept',
  postalCode: 'kept',
  city: 'kept',
  addressKey: 'technical',
  description: 'kept',
  reason: 'kept',
  currentSupplier: 'kept',
  perKwh: 'kept',
  monthly: 'kept',
  startDate: 'kept',
  endedAt: 'kept',
  createdAt: 'kept',
})
