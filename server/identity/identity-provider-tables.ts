import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const identityModel = pgTable(
  'identity_model',
  {
    kind: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    uid: text(),
    grantId: text('grant_id'),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('identity_model_uid').on(t.uid),
    index('identity_model_grant').on(t.grantId),
    index('identity_model_expiry').on(t.expiresAt),
  ],
)
export const identityModelData = decideColumns(identityModel, {
  kind: 'portal',
  id: 'portal',
  payload: 'portal',
  uid: 'portal',
  grantId: 'portal',
  expiresAt: 'portal',
})
