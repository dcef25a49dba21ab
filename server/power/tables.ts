import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PowerAgreementId } from '#contracts/catalogue/power.ts'
import type { PriceArea } from '#contracts/catalogue/power-area.ts'
import type { PowerReason } from '#contracts/chat/power-order.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * What the grid companies' register says of an address, where it is more than one ordinary metering point: a row per
 * dwelling, or one without a number when the address is not known there.
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

/** An order of power as it was quoted. `key` is the idempotency key of the request. */
export const powerOrder = pgTable(
  'power_order',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    /** What was shown and accepted: prices, terms, power of attorney, time. */
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

/** A metering point with an agreement. Its state follows from its times: ordered until `startDate`, then active, then ended. */
export const powerSubscription = pgTable(
  'power_subscription',
  {
    id: text().primaryKey(),
    order: text('order_id')
      .notNull()
      .references(() => powerOrder.id, { onDelete: 'cascade' }),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    agreement: text().$type<PowerAgreementId>().notNull(),
    priceArea: text('price_area').$type<PriceArea>().notNull(),
    /** Null until it has been found. */
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
