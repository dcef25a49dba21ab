import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LeadDetails, LeadRequest } from '#contracts/leads/lead.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A person who wants to be called, kept whether or not the delivery succeeds. */
export const leads = pgTable(
  'leads',
  {
    /** Derived from the key, so that the receiver sees the same id however often it is sent. */
    id: text().primaryKey(),
    /** The idempotency key it was asked for with. */
    key: text().notNull(),
    kind: text().$type<LeadDetails['kind']>().notNull(),
    name: jsonb().$type<LeadRequest['name']>().notNull(),
    phone: text().notNull(),
    email: text(),
    customerId: text('customer_id'),
    details: jsonb().$type<LeadDetails>().notNull(),
    /** The words that were ticked or agreed to. */
    consentText: text('consent_text'),
    locale: text().notNull(),
    /** `dead`: refused, or given up after many tries; tried again when the process starts. */
    status: text().$type<'waiting' | 'delivered' | 'dead'>().notNull().default('waiting'),
    /** How it was delivered. */
    channel: text().$type<'webhook' | 'email' | 'log'>(),
    attempts: integer().notNull().default(0),
    /** What the last try that failed ended in, without personal data. */
    lastFault: text('last_fault'),
    createdAt: at('created_at').notNull(),
    deliveredAt: at('delivered_at'),
  },
  (t) => [uniqueIndex('leads_key').on(t.key), index('leads_status').on(t.status, t.createdAt)],
)
export const leadsData = decideColumns(leads, {
  id: 'technical',
  key: 'secret',
  kind: 'deleted',
  name: 'deleted',
  phone: 'deleted',
  email: 'deleted',
  customerId: 'technical',
  details: 'deleted',
  consentText: 'deleted',
  locale: 'deleted',
  status: 'deleted',
  channel: 'deleted',
  attempts: 'technical',
  lastFault: 'technical',
  createdAt: 'deleted',
  deliveredAt: 'deleted',
})
