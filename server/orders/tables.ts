import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import type { PortationStep, Refusal } from '#contracts/products/portation.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** A Norwegian mobile number without a row is private and active. */
export const numberRegister = pgTable('number_register', {
  phone: text().primaryKey(),
  kind: text().$type<'private' | 'company' | 'inactive'>().notNull(),
  ownerName: text('owner_name'),
  /** Why the number cannot be moved now, whoever owns it. */
  refusal: text().$type<Refusal>(),
})
export const numberRegisterData = decideColumns(numberRegister, {
  phone: 'deleted',
  kind: 'deleted',
  ownerName: 'deleted',
  refusal: 'deleted',
})

/** Range of free national numbers: `next` to `last`, both 8 digits. */
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

/** No row means that the bureau has no remarks. */
export const creditRecord = pgTable('credit_record', {
  phone: text().primaryKey(),
  openCases: integer('open_cases').notNull(),
})
export const creditRecordData = decideColumns(creditRecord, {
  phone: 'deleted',
  openCases: 'deleted',
})

/** At most one query per person and day (CALL-08). */
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
  phone: { emptied: '' },
  day: 'kept',
  openCases: 'kept',
  age: 'kept',
  reason: 'kept',
  createdAt: 'kept',
})

/** `key` is the idempotency key of the request. */
export const mobileOrder = pgTable(
  'mobile_order',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    legalEntity: ownerColumn(),
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
    legalEntity: ownerColumn(),
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

/** The state is derived: ordered until `activeFrom` or the porting is done, then active until `endedAt`. */
export const subscription = pgTable(
  'subscription',
  {
    id: text().primaryKey(),
    contract: text('contract_id')
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    legalEntity: ownerColumn(),
    plan: text().$type<PlanId>().notNull(),
    phone: text().notNull(),
    description: text().notNull().default(''),
    childName: text('child_name'),
    childBirthDate: date('child_birth_date', { mode: 'string' }),
    /** In øre. */
    monthly: integer().notNull(),
    /** Day the SIM is in place; null while a porting determines the start. */
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

/** The state is derived from these times by `portationStatusAt`. */
export const portation = pgTable(
  'portation',
  {
    subscription: text('subscription_id')
      .primaryKey()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    submittedAt: at('submitted_at').notNull(),
    refusedAt: at('refused_at'),
    refusal: text().$type<Refusal>(),
    cancelledAt: at('cancelled_at'),
    /** The name the number is registered on as the customer says, where it is not their own. */
    ownerName: text('owner_name'),
    ownerAskedAt: at('owner_asked_at'),
    /** When the owner approved by BankID. */
    approvedAt: at('approved_at'),
    /** The day the customer chose; null for the first one possible. */
    chosenDay: date('chosen_day', { mode: 'string' }),
    /** Steps of earlier requests, which were refused. */
    earlier: jsonb().$type<PortationStep[]>().notNull().default([]),
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
  ownerName: { emptied: null },
  ownerAskedAt: 'kept',
  approvedAt: 'kept',
  chosenDay: 'kept',
  earlier: 'kept',
})

/** A link by which a number's owner approves its porting; only the token's hash is stored (BEY-08). */
export const portationApproval = pgTable(
  'portation_approval',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscription: text('subscription_id')
      .notNull()
      .references(() => subscription.id, { onDelete: 'cascade' }),
    phone: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('portation_approval_subscription').on(t.subscription, t.createdAt)],
)
export const portationApprovalData = decideColumns(portationApproval, {
  tokenHash: 'secret',
  subscription: 'technical',
  phone: 'deleted',
  createdAt: 'deleted',
  expiresAt: 'deleted',
  usedAt: 'deleted',
})
