import { sql } from 'drizzle-orm'
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
import { PERSONAL_ERASURES, type PersonalColumn } from '#contracts/account/account-fields.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A person with an account. One a phone number; until the number is proven by a code the details are nobody's. */
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
    /** When the phone number was first proven by a code. */
    provenAt: at('proven_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [uniqueIndex('legal_entity_phone').on(t.phone)],
)
export type LegalEntity = typeof legalEntity.$inferSelect
/** The columns that hold the personal fields: a field whose column is not here does not compile. */
export type PersonalColumns = Pick<LegalEntity, PersonalColumn>
export const legalEntityData = decideColumns(legalEntity, {
  ...PERSONAL_ERASURES,
  id: 'technical',
  locale: 'kept',
  country: 'kept',
  acceptanceTags: { emptied: [] },
  provenAt: { emptied: null },
  createdAt: 'kept',
  updatedAt: 'kept',
})

/** A number that an account had before it was changed, and until when. */
export const formerPhone = pgTable(
  'former_phone',
  {
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
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

/** What a person accepted, in which version (part of the tag), where and when, and when they withdrew it (AUTH-06, BEY-11). */
export const consentLedger = pgTable(
  'consent_ledger',
  {
    id: text().primaryKey(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
    channel: text().notNull(),
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

/** Feature toggles set for one customer (CALL-06). */
export const featureToggle = pgTable(
  'feature_toggle',
  {
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
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

/** Details given for a number that nobody has proven yet, by who gave them: an account is made of them once the same asker proves the number. */
export const registration = pgTable(
  'registration',
  {
    phone: text().notNull(),
    asker: text().notNull(),
    /** Sealed: nobody reads them until the number is proven. */
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

/** One-time codes of the last day, live ones and what became of the others: the budgets of codes are counted in it (SEC-01, TRU-05). */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    /** Key of the request that made it: the same request again finds it. */
    sendKey: text('send_key').primaryKey(),
    phone: text().notNull(),
    /** The number without its last four digits. */
    numberRange: text('number_range').notNull(),
    /** HMAC of number and code. */
    hash: text().notNull(),
    /** Who asked: a browser, a conversation, a sign-in, or a network. Only they can use it. */
    asker: text().notNull(),
    /** Where it was asked for from, hashed; null where that is not counted. */
    network: text(),
    /** Whether the asker had proven the number before. */
    proven: boolean().notNull(),
    tries: integer().notNull().default(0),
    sentAt: at('sent_at').notNull(),
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull(),
    /** Key and outcome of the latest guess: the same guess sent again gets the same answer. */
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
  asker: 'secret',
  network: 'secret',
  proven: 'technical',
  tries: 'technical',
  sentAt: 'deleted',
  usedAt: 'deleted',
  expiresAt: 'deleted',
  guessKey: 'secret',
  guessRight: 'technical',
})

/** A login: its token is good until it expires or the row is revoked. */
export const loginSession = pgTable(
  'login_session',
  {
    jti: text().primaryKey(),
    legalEntity: text('legal_entity')
      .notNull()
      .references(() => legalEntity.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [index('login_session_entity').on(t.legalEntity), index('login_session_expiry').on(t.expiresAt)],
)
export const loginSessionData = decideColumns(loginSession, {
  jti: 'secret',
  legalEntity: 'technical',
  createdAt: 'deleted',
  expiresAt: 'deleted',
  revokedAt: 'deleted',
})

/** The development outbox of SMS. A key is kept once. */
export const sentMessage = pgTable(
  'sent_message',
  {
    key: text().primaryKey(),
    /** Order of sending. */
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
