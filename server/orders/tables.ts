import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What the national register says of a number. A Norwegian mobile number without a row is a private, active one. */
export const numberRegister = pgTable('number_register', {
  phone: text().primaryKey(),
  kind: text().$type<'private' | 'company' | 'inactive'>().notNull(),
  ownerName: text('owner_name'),
})
export const numberRegisterData = decideColumns(numberRegister, {
  phone: 'deleted',
  kind: 'deleted',
  ownerName: 'deleted',
})

/** Series of national numbers new numbers are given from: `next` to `last`, both 8 digits. */
export const numberSeries = pgTable('number_series', {
  first: bigint({ mode: 'number' }).primaryKey(),
  next: bigint({ mode: 'number' }).notNull(),
  last: bigint({ mode: 'number' }).notNull(),
})
export const numberSeriesData = decideColumns(numberSeries, {
  first: 'portal',
  next: 'portal',
  last: 'portal',
})

/** What the credit bureau knows of the person behind a number; no row means nothing to say. */
export const creditRecord = pgTable('credit_record', {
  phone: text().primaryKey(),
  openCases: integer('open_cases').notNull(),
})
export const creditRecordData = decideColumns(creditRecord, {
  phone: 'deleted',
  openCases: 'deleted',
})

/** One look-up at the credit bureau: at most one a person and day (CALL-08). */
export const creditCheck = pgTable(
  'credit_check',
  {
    id: text().primaryKey(),
    /** HMAC of name, birth date and number. */
    person: text().notNull(),
    phone: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    openCases: integer('open_cases').notNull(),
    age: integer().notNull(),
    reason: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('credit_check_once').on(t.person, t.day)],
)
export const creditCheckData = decideColumns(creditCheck, {
  id: 'technical',
  person: 'secret',
  phone: 'kept',
  day: 'kept',
  openCases: 'kept',
  age: 'kept',
  reason: 'kept',
  createdAt: 'kept',
})

/** What was ordered, as it was quoted. `key` is the idempotency key of the request. */
export const mobileOrder = pgTable(
  'mobile_order',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    plan: text().$type<PlanId>().notNull(),
    phone: text().notNull(),
    numberChoice: text('number_choice').$type<'new' | 'keep'>().notNull(),
    creditCheck: text('credit_check')
      .notNull()
      .references(() => creditCheck.id),
    /** Amounts in øre. */
    monthly: integer().notNull(),
    setUp: integer('set_up').notNull(),
    deposit: integer().notNull(),
    /** What was shown and accepted: prices, texts' versions, time. */
    evidence: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('mobile_order_key').on(t.key), index('mobile_order_entity').on(t.legalEntity)],
)
export const mobileOrderData = decideColumns(mobileOrder, {
  id: 'technical',
  key: 'technical',
  legalEntity: 'technical',
  plan: 'kept',
  phone: 'kept',
  numberChoice: 'kept',
  creditCheck: 'technical',
  monthly: 'kept',
  setUp: 'kept',
  deposit: 'kept',
  evidence: 'kept',
  createdAt: 'kept',
})

export const contract = pgTable(
  'contract',
  {
    id: text().primaryKey(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    order: text('order_id')
      .notNull()
      .references(() => mobileOrder.id, { onDelete: 'cascade' }),
    termsVersion: text('terms_version').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('contract_entity').on(t.legalEntity)],
)
export const contractData = decideColumns(contract, {
  id: 'technical',
  legalEntity: 'technical',
  order: 'technical',
  termsVersion: 'kept',
  createdAt: 'kept',
})

/** A subscription. Its state follows from its times: ordered until `activeFrom` or the porting is done, then active, then ended. */
export const subscription = pgTable(
  'subscription',
  {
    id: text().primaryKey(),
    contract: text('contract_id')
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    plan: text().$type<PlanId>().notNull(),
    phone: text().notNull(),
    description: text().notNull().default(''),
    /** The child it is for, when it is for one. */
    childName: text('child_name'),
    childBirthDate: date('child_birth_date', { mode: 'string' }),
    /** Monthly price in øre. */
    monthly: integer().notNull(),
    /** Day the SIM is in place; null while a porting decides. */
    activeFrom: date('active_from', { mode: 'string' }),
    endedAt: at('ended_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('subscription_entity').on(t.legalEntity, t.createdAt),
    uniqueIndex('subscription_phone')
      .on(t.phone)
      .where(sql`${t.endedAt} is null`),
  ],
)
export const subscriptionData = decideColumns(subscription, {
  id: 'technical',
  contract: 'technical',
  legalEntity: 'technical',
  plan: 'kept',
  phone: 'kept',
  description: { emptied: '' },
  childName: { emptied: null },
  childBirthDate: { emptied: null },
  monthly: 'kept',
  activeFrom: 'kept',
  endedAt: 'kept',
  createdAt: 'kept',
})

/** A request to move a number here. Its state follows from these times (`portationStatusAt`). */
export const portation = pgTable(
  'portation',
  {
    subscription: text('subscription_id')
      .primaryKey()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    submittedAt: at('submitted_at').notNull(),
    refusedAt: at('refused_at'),
    refusal: text(),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [index('portation_phone').on(t.phone)],
)
export const portationData = decideColumns(portation, {
  subscription: 'technical',
  phone: 'kept',
  submittedAt: 'kept',
  refusedAt: 'kept',
  refusal: 'kept',
  cancelledAt: 'kept',
})
