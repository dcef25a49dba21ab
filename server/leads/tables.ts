import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LeadDetails, LeadRequest } from '#contracts/leads/lead.ts'
import type { LeadPort } from '#server/gateways/leads/port.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const leads = pgTable(
  'leads',
  {
    /** Derived from the key, so that the receiver can recognise repeated deliveries. */
    id: text().primaryKey(),
    key: text().notNull(),
    kind: text().$type<LeadDetails['kind']>().notNull(),
    name: jsonb().$type<LeadRequest['name']>().notNull(),
    phone: text().notNull(),
    email: text(),
    customerId: text('customer_id'),
    details: jsonb().$type<LeadDetails>().notNull(),
    consentText: text('consent_text'),
    locale: text().notNull(),
    /** `dead`: refused or given up; retried when the process starts. */
    status: text().$type<'waiting' | 'delivered' | 'dead'>().notNull().default('waiting'),
    channel: text().$type<LeadPort['channel']>(),
    attempts: integer().notNull().default(0),
    /** Must not contain personal data. */
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
