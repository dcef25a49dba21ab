import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'
import type { EventDetails, SecurityEventName } from '#contracts/account/security-events.ts'

/** Append-only and chained: each hash covers the row and the hash before it (TRU-06). */
export const securityEvent = pgTable(
  'security_event',
  {
    n: bigint({ mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    name: text().$type<SecurityEventName>().notNull(),
    /** A keyed hash of an account or of a number; nothing in the row names a person. */
    actor: text(),
    request: text(),
    details: jsonb().$type<EventDetails>().notNull(),
    hash: text().notNull(),
  },
  (t) => [index('security_event_actor').on(t.actor, t.n)],
)
export const securityEventData = decideColumns(securityEvent, {
  n: 'portal',
  at: 'portal',
  name: 'portal',
  actor: 'secret',
  request: 'portal',
  details: 'portal',
  hash: 'secret',
})
