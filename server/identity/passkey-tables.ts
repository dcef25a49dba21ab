import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { legalEntity, ownerColumn } from '#server/accounts/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/** `id` and `publicKey` are base64url, as WebAuthn names and writes them. */
export const passkey = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    legalEntity: ownerColumn(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [index('passkey_entity').on(t.legalEntity)],
)
export const passkeyData = decideColumns(passkey, {
  id: 'secret',
  legalEntity: 'technical',
  publicKey: 'technical',
  counter: 'technical',
  transports: 'technical',
  name: 'deleted',
  createdAt: 'deleted',
  lastUsedAt: 'deleted',
})

/** A challenge that was given out: only its hash, for one purpose and one login, or for signing in. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('passkey_challenge_expiry').on(t.expiresAt)],
)
export const passkeyChallengeData = decideColumns(passkeyChallenge, {
  hash: 'secret',
  purpose: 'secret',
  expiresAt: 'portal',
})

/** Customers who have answered the offer of a passkey; they are not asked again. */
export const passkeyOffer = pgTable('passkey_offer', {
  legalEntity: text('legal_entity')
    .primaryKey()
    .references(() => legalEntity.id, { onDelete: 'cascade' }),
  answeredAt: at('answered_at').notNull(),
})
export const passkeyOfferData = decideColumns(passkeyOffer, { legalEntity: 'technical', answeredAt: 'deleted' })
