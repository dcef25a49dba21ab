import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { chatSession } from '#server/brain/tables.ts'
import { decideColumns } from '#server/db/personal-data.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A authorizationRequest away from a conversation: who was sent where, what proves that the same person comes back, and how it ended. */
export const externalAuthorizationRequest = pgTable(
  'external_leg',
  {
    id: text().primaryKey(),
    session: text()
      .notNull()
      .references(() => chatSession.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** SHA-256 of the state that the return address carries. */
    stateHash: text('state_hash').notNull(),
    /** PKCE verifier and nonce; emptied when the authorizationRequest is used. */
    verifier: text().notNull(),
    nonce: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Path of the page the person left from and comes back to. */
    page: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When the return was taken up, or its time was over. */
    usedAt: at('used_at'),
    /** How it ended; null while it is under way. */
    outcome: text(),
  },
  (t) => [
    uniqueIndex('external_leg_state').on(t.stateHash),
    index('external_leg_session').on(t.session),
    index('external_leg_expiry').on(t.expiresAt),
  ],
)
export const externalLegData = decideColumns(externalAuthorizationRequest, {
  id: 'technical',
  session: 'technical',
  provider: 'deleted',
  stateHash: 'secret',
  verifier: 'secret',
  nonce: 'secret',
  redirectUri: 'technical',
  page: 'deleted',
  createdAt: 'deleted',
  expiresAt: 'deleted',
  usedAt: 'deleted',
  outcome: 'deleted',
})

/** Who a provider has proven the person of a conversation to be. The national identity number lies here only, sealed, and not for long. */
export const identityProof = pgTable(
  'identity_proof',
  {
    id: text().primaryKey(),
    session: text()
      .notNull()
      .references(() => chatSession.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The national identity number, encrypted by a key of the database. */
    sealed: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('identity_proof_session').on(t.session), index('identity_proof_expiry').on(t.expiresAt)],
)
export const identityProofData = decideColumns(identityProof, {
  id: 'technical',
  session: 'technical',
  provider: 'deleted',
  sealed: 'secret',
  createdAt: 'deleted',
  expiresAt: 'deleted',
})
