import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** Written before a request goes to an outside system, so that after a crash it is asked about before it is repeated. */
export const portRequest = pgTable(
  'port_request',
  {
    /** The idempotency key of the request. */
    key: text().primaryKey(),
    port: text().notNull(),
    legalEntity: ownerColumn(),
    sentAt: at('sent_at').notNull(),
    /** The final answer; null while it is not known. */
    answer: jsonb(),
    answeredAt: at('answered_at'),
  },
  (t) => [index('port_request_entity').on(t.legalEntity)],
)
export const portRequestData = decideColumns(portRequest, {
  key: 'technical',
  port: 'technical',
  legalEntity: 'technical',
  sentAt: 'technical',
  answer: 'technical',
  answeredAt: 'technical',
})

/** Webhook calls that were taken, by the outside system's id, so that none is taken twice. */
export const portReport = pgTable(
  'port_report',
  {
    id: text().primaryKey(),
    port: text().notNull(),
    takenAt: at('taken_at').notNull(),
  },
  (t) => [index('port_report_taken').on(t.takenAt)],
)
export const portReportData = decideColumns(portReport, { id: 'portal', port: 'portal', takenAt: 'portal' })

/** Erasures here that an outside customer register is told of. */
export const registerErasure = pgTable('register_erasure', {
  legalEntity: ownerColumn().primaryKey(),
  /** `dead`: refused or given up; retried when the process starts. */
  status: text().$type<'waiting' | 'sent' | 'dead'>().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  lastFault: text('last_fault'),
  createdAt: at('created_at').notNull(),
  sentAt: at('sent_at'),
})
export const registerErasureData = decideColumns(registerErasure, {
  legalEntity: 'technical',
  status: 'kept',
  attempts: 'technical',
  lastFault: 'technical',
  createdAt: 'kept',
  sentAt: 'kept',
})
