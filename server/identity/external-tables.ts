import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sessionColumn } from '#server/brain/tables.ts'
import { at } from '#server/db/columns.ts'
import { decideColumns } from '#server/db/personal-data.ts'

export const externalAuthorizationRequest = pgTable(
  'external_leg',
  {
    id: text().primaryKey(),
    session: sessionColumn(),
    provider: text().notNull(),
    stateHash: text('state_hash').notNull(),
    /** PKCE verifier and nonce; erased when the request is used. */
    verifier: text().notNull(),
    nonce: text().notNull(),
    redirectUri: text('redirect_uri').notNull(),
    page: text().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Time of the return or of the timeout. */
    usedAt: at('used_at'),
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

/** What identity providers have proven, encrypted and short-lived; no other table has national identity numbers. */
export const identityProof = pgTable(
  'identity_proof',
  {
    id: text().primaryKey(),
    session: sessionColumn(),
    provider: text().notNull(),
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
