import { sql, type InferSelectModel } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { GivenAnswer, AnsweredQuestion } from '#flows/kit/given-answer.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** Step, facts and counters are a cache that can be rebuilt from the turns. */
export const chatSession = pgTable(
  'chat_session',
  {
    id: text().primaryKey(),
    /** SHA-256 of the visitor cookie; null for a caller using the session's JWT. */
    visitor: text(),
    /** Hashed network address for rate limiting codes; null when it is not rate limited. */
    address: text(),
    provenNumbers: text('proven_numbers')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    initTurn: text('init_turn').notNull(),
    entry: text(),
    page: text(),
    locale: text().notNull(),
    flow: text(),
    flowVersion: text('flow_version'),
    /** `candidate`, or null for the version in force. */
    flowVariant: text('flow_variant'),
    /** Stays the same for a visitor: decides whether a released candidate is theirs. */
    rolloutKey: text('rollout_key'),
    step: text(),
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    failedAttempts: integer('misses').notNull().default(0),
    turns: integer().notNull().default(0),
    cursor: integer().notNull().default(0),
    waiting: text().$type<Waiting>().notNull().default('answer'),
    awaiting: jsonb().$type<ChatElement>(),
    ended: text().$type<End>(),
    replayable: jsonb('kept').$type<GivenAnswer[]>().notNull().default([]),
    registration: jsonb(),
    /** The visitor asked for an SMS when the effect that is waited for is settled. */
    tellSettled: boolean('tell_settled').notNull().default(false),
    customerId: text('customer_id'),
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
    index('chat_session_login')
      .on(t.loginFor)
      .where(sql`${t.loginFor} is not null`),
    index('chat_session_proven')
      .on(sql`(${t.facts} ->> 'customerId')`)
      .where(sql`${t.facts} ->> 'customerId' is not null`),
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
  flowVariant: 'technical',
  rolloutKey: 'technical',
  step: 'technical',
  facts: 'deleted',
  failedAttempts: 'technical',
  turns: 'technical',
  cursor: 'technical',
  waiting: 'technical',
  awaiting: 'technical',
  ended: 'deleted',
  replayable: 'technical',
  registration: 'technical',
  tellSettled: 'technical',
  customerId: 'technical',
  loginFor: 'technical',
  loginUntil: 'deleted',
  createdAt: 'deleted',
  updatedAt: 'deleted',
  expiresAt: 'deleted',
})

export const sessionColumn = () =>
  text()
    .notNull()
    .references(() => chatSession.id, { onDelete: 'cascade' })

/** Append only: the source of truth of a conversation. */
export const chatTurn = pgTable(
  'chat_turn',
  {
    session: sessionColumn(),
    n: integer().notNull(),
    turnId: text('turn_id').notNull(),
    event: jsonb().notNull(),
    flow: text(),
    flowVersion: text('flow_version'),
    step: text(),
    resumed: text(),
    elements: jsonb().$type<ChatElement[]>().notNull(),
    answerHistory: jsonb('marks').$type<AnsweredQuestion[]>().notNull().default([]),
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
  flowVersion: 'technical',
  step: 'technical',
  resumed: 'technical',
  elements: 'technical',
  answerHistory: 'secret',
  lastSeq: 'technical',
  waiting: 'technical',
  ended: 'deleted',
  createdAt: 'deleted',
})

/** `key` is session:turn:number, the idempotency key given to every service. */
export const chatEffect = pgTable(
  'chat_effect',
  {
    key: text().primaryKey(),
    session: sessionColumn(),
    name: text().notNull(),
    /** Cleared once settled, because it may contain a one-time code. */
    needs: jsonb(),
    needsHash: text('needs_hash'),
    status: text().$type<'pending' | 'done' | 'dead'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    claimedUntil: bigint('claimed_until', { mode: 'number' }).notNull().default(0),
    /** Milliseconds since 1970: to be tried again from then on. */
    dueAt: bigint('due_at', { mode: 'number' }).notNull().default(0),
    outcome: text(),
    gives: jsonb(),
    createdAt: at('created_at').notNull().defaultNow(),
    settledAt: at('settled_at'),
    /** Class name of the last error; never its text, which may name a person. */
    lastFault: text('last_fault'),
    /** Set where staff retried it: the conversation was told `failed` before. */
    retriedAt: at('retried_at'),
  },
  (t) => [
    index('chat_effect_session').on(t.session),
    index('chat_effect_pending')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
  ],
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
  dueAt: 'secret',
  outcome: 'deleted',
  gives: 'deleted',
  createdAt: 'deleted',
  settledAt: 'deleted',
  lastFault: 'technical',
  retriedAt: 'deleted',
})

export const chatHandoff = pgTable(
  'chat_handoff',
  {
    id: text().primaryKey(),
    session: sessionColumn(),
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

/** `share`: percent of the visitors whose new conversations get the candidate of the flow. */
export const flowRollout = pgTable('flow_rollout', {
  flow: text().primaryKey(),
  share: integer().notNull(),
  changedAt: at('changed_at').notNull().defaultNow(),
})
export const flowRolloutData = decideColumns(flowRollout, { flow: 'portal', share: 'portal', changedAt: 'portal' })

export type SessionRow = InferSelectModel<typeof chatSession>

export type TurnRow = InferSelectModel<typeof chatTurn>
