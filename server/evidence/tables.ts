import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Personal } from '#contracts/orders/evidence.ts'
import { decideColumns } from '#server/db/personal-data.ts'

/**
 * Append only; `rowHash` covers every other column but `personal`, whose salted hashes are in `content` (BEY-05). No
 * foreign keys: the chain outlives orders and customers.
 */
export const evidenceChain = pgTable(
  'evidence_chain',
  {
    seq: integer().primaryKey(),
    kind: text().$type<'order' | 'erasure'>().notNull(),
    order: text('order_id'),
    /** Canonical JSON without personal data. */
    content: text().notNull(),
    /** Null once the person is erased. */
    personal: jsonb().$type<Personal>(),
    previousHash: text('previous_hash').notNull(),
    rowHash: text('row_hash').notNull(),
  },
  (t) => [
    uniqueIndex('evidence_chain_order').on(t.order),
    index('evidence_chain_entity').on(sql`(${t.personal}->'parts'->>'legalEntity')`),
  ],
)
export const evidenceChainData = decideColumns(evidenceChain, {
  seq: 'technical',
  kind: 'technical',
  order: 'technical',
  content: 'technical',
  personal: { emptied: null },
  previousHash: 'technical',
  rowHash: 'technical',
})

/** The customer of a row, until they are erased. */
export const evidenceCustomer = sql<string | null>`${evidenceChain.personal}->'parts'->>'legalEntity'`

/** Terms as they were shown, stored once for all orders. `hash` is the SHA-256 of `text`. */
export const shownDocument = pgTable('shown_document', {
  hash: text().primaryKey(),
  text: text().notNull(),
})
export const shownDocumentData = decideColumns(shownDocument, { hash: 'portal', text: 'portal' })
