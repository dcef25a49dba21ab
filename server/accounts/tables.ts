import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PERSONAL_ERASURES, type PersonalColumn } from '#contracts/account/account-fields.ts'
import type { ConsentChannel } from '#contracts/account/my-data.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const legalEntity = pgTable(
  'legal_entity',
  {
    id: text().primaryKey(),
    phone: text().notNull(),
    firstName: text('first_name').notNull(),
    middleName: text('middle_name'),
    lastName: text('last_name').notNull(),
    email: text(),
    locale: text().notNull(),
    country: text().notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    streetName: text('street_name'),
    streetNumber: text('street_number'),
    streetLetter: text('street_letter'),
    entrance: text(),
    floor: text(),
    apartment: text(),
    postalCode: text('postal_code'),
    city: text(),
    acceptanceTags: text('acceptance_tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    provenAt: at('proven_at'),
    lastLoginAt: at('last_login_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [uniqueIndex('legal_entity_phone').on(t.phone)],
)
export type LegalEntity = typeof legalEntity.$inferSelect
export type PersonalColumns = Pick<LegalEntity, PersonalColumn>
export const legalEntityData = decideColumns(legalEntity, {
  ...PERSONAL_ERASURES,
  id: 'technical',
  locale: 'kept',
  country: 'kept',
  acceptanceTags: { emptied: [] },
  provenAt: { emptied: null },
  lastLoginAt: { emptied: null },
  createdAt: 'kept',
  updatedAt: 'kept',
})

/** The customer whose row it is. */
export const ownerColumn = () =>
  text('legal_entity')
    .notNull()
    .references(() => legalEntity.id, { onDelete: 'cascade' })

export const formerPhone = pgTable(
  'former_phone',
  {
    legalEntity: ownerColumn(),
    phone: text().notNull(),
    until: at('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.legalEntity, t.phone, t.until] }), index('former_phone_number').on(t.phone)],
)
export const formerPhoneData = decideColumns(formerPhone, {
  legalEntity: 'technical',
  phone: 'deleted',
  until: 'deleted',
})

/** Which version of a text a person accepted, where and when, and when they withdrew it (AUTH-06, BEY-11). */
export const consentLedger = pgTable(
  'consent_ledger',
  {
    id: text().primaryKey(),
    legalEntity: ownerColumn(),
    tag: text().notNull(),
    channel: text().$type<ConsentChannel>().notNull(),
    createdAt: at('created_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('consent_ledger_standing')
      .on(t.legalEntity, t.tag)
      .where(sql`${t.withdrawnAt} is null`),
  ],
)
export const consentLedgerData = decideColumns(consentLedger, {
  id: 'technical',
  legalEntity: 'technical',
  tag: 'kept',
  channel: 'kept',
  createdAt: 'kept',
  withdrawnAt: 'kept',
})

export const featureToggle = pgTable(
  'feature_toggle',
  {
    legalEntity: ownerColumn(),
    name: text().notNull(),
    enabled: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.legalEntity, t.name] })],
)
export const featureToggleData = decideColumns(featureToggle, {
  legalEntity: 'technical',
  name: 'deleted',
  enabled: 'deleted',
})

/** Details submitted for an unproven number; they become an account only if the same asker proves the number. */
export const registration = pgTable(
  'registration',
  {
    phone: text().notNull(),
    asker: text().notNull(),
    details: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.asker] }), index('registration_created').on(t.createdAt)],
)
export const registrationData = decideColumns(registration, {
  phone: 'deleted',
  asker: 'secret',
  details: 'secret',
  createdAt: 'deleted',
})

/** What a one-time code may be used for; it is good for nothing else. */
export type CodePurpose =
  | 'signIn'
  | 'conversation'
  | 'signUp'
  | 'phoneChange'
  | 'erasure'
  | 'stepUp'
  | 'withdrawal'
  | 'undo'
  | 'recovery'

/** One-time codes of the last 24 hours, used or not: rate limits are counted from these rows (SEC-01, TRU-05). */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    sendKey: text('send_key').primaryKey(),
    phone: text().notNull(),
    numberRange: text('number_range').notNull(),
    hash: text().notNull(),
    /** Random, hashed with the code. */
    salt: text().notNull().default(''),
    /** The code under a wrapped key, until its message is sent. */
    sealed: text(),
    purpose: text().$type<CodePurpose>().notNull().default('signIn'),
    /** The browser, conversation, sign-in or network that requested the code; only it can use the code. */
    asker: text().notNull(),
    network: text(),
    proven: boolean().notNull(),
    /** A puzzle was solved for it, because a budget that a network shares was used up. */
    worked: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    sentAt: at('sent_at').notNull(),
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull(),
    /** Key and result of the latest guess, so that a repeated request gets the same answer. */
    guessKey: text('guess_key'),
    guessRight: boolean('guess_right'),
  },
  (t) => [
    index('one_time_code_phone').on(t.phone, t.sentAt),
    index('one_time_code_network').on(t.network, t.sentAt),
    index('one_time_code_range').on(t.numberRange, t.sentAt),
    index('one_time_code_sent').on(t.sentAt),
  ],
)
export const oneTimeCodeData = decideColumns(oneTimeCode, {
  sendKey: 'secret',
  phone: 'deleted',
  numberRange: 'technical',
  hash: 'secret',
  salt: 'secret',
  sealed: 'secret',
  purpose: 'technical',
  asker: 'secret',
  network: 'secret',
  proven: 'technical',
  worked: 'technical',
  tries: 'technical',
  sentAt: 'deleted',
  usedAt: 'deleted',
  expiresAt: 'deleted',
  guessKey: 'secret',
  guessRight: 'technical',
})

export const sentMessage = pgTable(
  'sent_message',
  {
    key: text().primaryKey(),
    n: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    phone: text().notNull(),
    text: text().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [index('sent_message_phone').on(t.phone, t.n)],
)
export const sentMessageData = decideColumns(sentMessage, {
  key: 'technical',
  n: 'technical',
  phone: 'deleted',
  text: 'deleted',
  sentAt: 'deleted',
})
