import { sql, type InferSelectModel } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { GivenAnswer, Mark } from '#flows/kit/change.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One conversation. What can be rebuilt from its turns (step, facts, counters) is kept here as a cache. */
export const chatSession = pgTable(
  'chat_session',
  {
    id: text().primaryKey(),
    /** SHA-256 of the visitor cookie; null for a caller that holds the session's jwt. */
    visitor: text(),
    /** Where it was begun from, hashed; codes asked for are counted by it. Null where that is not counted. */
    address: text(),
    /** Hashes of the phone numbers its browser had proven before it was begun. */
    provenNumbers: text('proven_numbers')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Turn id of the `init` that made it, so that a repeated init finds it. */
    initTurn: text('init_turn').notNull(),
    /** Flow and product the conversation was opened for, by which a page finds it again. */
    entry: text(),
    /** Path of the page it was begun on, where that is known. */
    page: text(),
    locale: text().notNull(),
    flow: text(),
    flowVersion: text('flow_version'),
    step: text(),
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    misses: integer().notNull().default(0),
    turns: integer().notNull().default(0),
    cursor: integer().notNull().default(0),
    waiting: text().$type<Waiting>().notNull().default('answer'),
    /** The element that waits for an answer, as it was shown; null while nothing does. */
    awaiting: jsonb().$type<ChatElement>(),
    ended: text().$type<End>(),
    /** Answers given before one was changed, that are taken again by themselves where they still fit. */
    kept: jsonb().$type<GivenAnswer[]>().notNull().default([]),
    registration: jsonb(),
    /** Legal entity that was signed in when the conversation began. */
    customerId: text('customer_id'),
    /** Legal entity that may be signed in from this conversation, once. */
    loginFor: text('login_for'),
    loginUntil: at('login_until'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('chat_session_visitor').on(t.visitor, t.entry, t.updatedAt),
    uniqueIndex('chat_session_init').on(t.initTurn),
    index('chat_session_customer')
      .on(t.customerId, t.entry)
      .where(sql`${t.customerId} is not null`),
    index('chat_session_expiry').on(t.expiresAt),
    index('chat_session_begun').on(t.createdAt),
  ],
)
export const chatSessionData = decideColumns(chatSession, {
  id: 'technical',
  visitor: 'secret',
  address: 'secret',
  provenNumbers: 'secret',
  initTurn: 'secret',
  entry: 'technical',
  page: 'deleted',
  locale: 'deleted',
  flow: 'deleted',
  flowVersion: 'technical',
  step: 'technical',
  facts: 'deleted',
  misses: 'technical',
  turns: 'technical',
  cursor: 'technical',
  waiting: 'technical',
  awaiting: 'technical',
  ended: 'deleted',
  kept: 'technical',
  registration: 'technical',
  customerId: 'technical',
  loginFor: 'technical',
  loginUntil: 'deleted',
  createdAt: 'deleted',
  updatedAt: 'deleted',
  expiresAt: 'deleted',
})

/** The log of turns, append only: the truth of a conversation. */
export const chatTurn = pgTable(
  'chat_turn',
  {
    session: text()
      .notNull()
      .references(() => chatSession.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    turnId: text('turn_id').notNull(),
    event: jsonb().notNull(),
    /** The flow and step the conversation stands at after it. */
    flow: text(),
    step: text(),
    /** The step the visitor came back to with it, after half an hour away or more. */
    resumed: text(),
    elements: jsonb().$type<ChatElement[]>().notNull(),
    /** The answers of this turn and what was known before each: where the conversation can go back to. */
    marks: jsonb().$type<Mark[]>().notNull().default([]),
    lastSeq: integer('last_seq').notNull(),
    waiting: text().$type<Waiting>().notNull(),
    ended: text().$type<End>(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.session, t.n] }),
    uniqueIndex('chat_turn_id').on(t.session, t.turnId),
    index('chat_turn_resumed')
      .on(t.session)
      .where(sql`${t.resumed} is not null`),
  ],
)
export const chatTurnData = decideColumns(chatTurn, {
  session: 'technical',
  n: 'technical',
  turnId: 'technical',
  event: 'technical',
  flow: 'deleted',
  step: 'technical',
  resumed: 'technical',
  elements: 'technical',
  marks: 'secret',
  lastSeq: 'technical',
  waiting: 'technical',
  ended: 'deleted',
  createdAt: 'deleted',
})

/** Work a turn asked for. `key` is session:turn:number, the idempotency key that every service gets. */
export const chatEffect = pgTable(
  'chat_effect',
  {
    key: text().primaryKey(),
    session: text()
      .notNull()
      .references(() => chatSession.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What it needs; emptied once it is settled, for it may hold a one-time code. */
    needs: jsonb(),
    /** Hash of the needs, kept when they are emptied. */
    needsHash: text('needs_hash'),
    status: text().$type<'pending' | 'done' | 'dead'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** Until when (ms since 1970) a worker holds it. */
    claimedUntil: bigint('claimed_until', { mode: 'number' }).notNull().default(0),
    outcome: text(),
    gives: jsonb(),
    createdAt: at('created_at').notNull().defaultNow(),
    settledAt: at('settled_at'),
  },
  (t) => [index('chat_effect_session').on(t.session)],
)
export const chatEffectData = decideColumns(chatEffect, {
  key: 'technical',
  session: 'technical',
  name: 'deleted',
  needs: 'secret',
  needsHash: 'secret',
  status: 'deleted',
  attempts: 'technical',
  claimedUntil: 'secret',
  outcome: 'deleted',
  gives: 'deleted',
  createdAt: 'deleted',
  settledAt: 'deleted',
})

/** A conversation on its way to another party's server (CHAT-07); `id` is the hash of what travels. */
export const chatHandoff = pgTable(
  'chat_handoff',
  {
    id: text().primaryKey(),
    session: text()
      .notNull()
      .references(() => chatSession.id, { onDelete: 'cascade' }),
    target: text().notNull(),
    expiresAt: at('expires_at').notNull(),
    redeemedAt: at('redeemed_at'),
  },
  (t) => [index('chat_handoff_session').on(t.session), index('chat_handoff_expiry').on(t.expiresAt)],
)
export const chatHandoffData = decideColumns(chatHandoff, {
  id: 'secret',
  session: 'technical',
  target: 'deleted',
  expiresAt: 'deleted',
  redeemedAt: 'deleted',
})

export type SessionRow = InferSelectModel<typeof chatSession>

export type TurnRow = InferSelectModel<typeof chatTurn>
