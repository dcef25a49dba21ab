import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { BrowserKind, LoginMethod, SystemKind } from '#contracts/account/devices.ts'
import { ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const loginSession = pgTable(
  'login_session',
  {
    /** A hash of the token's `jti`. */
    jti: text().primaryKey(),
    legalEntity: ownerColumn(),
    method: text().$type<LoginMethod>().notNull().default('code'),
    browser: text().$type<BrowserKind>().notNull().default('other'),
    system: text().$type<SystemKind>().notNull().default('other'),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull().defaultNow(),
    /** When the customer last proved in this login who they are; the sign-in counts. */
    provenAt: at('proven_at')
      .notNull()
      .default(sql`'epoch'`),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    generation: integer().notNull().default(0),
    renewedAt: at('renewed_at'),
  },
  (t) => [index('login_session_entity').on(t.legalEntity), index('login_session_expiry').on(t.expiresAt)],
)
export const loginSessionData = decideColumns(loginSession, {
  jti: 'secret',
  legalEntity: 'technical',
  method: 'deleted',
  browser: 'deleted',
  system: 'deleted',
  createdAt: 'deleted',
  lastSeenAt: 'deleted',
  provenAt: 'technical',
  expiresAt: 'deleted',
  revokedAt: 'deleted',
  generation: 'technical',
  renewedAt: 'technical',
})
