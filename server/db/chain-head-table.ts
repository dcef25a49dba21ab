import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { decideColumns } from './personal-data.ts'

/** The newest row of each chain of hashes, so that a deleted last row shows. Named after the chain that was first. */
export const chainHead = pgTable('evidence_head', {
  id: text().primaryKey(),
  seq: integer().notNull(),
  hash: text().notNull(),
  /** A keyed hash over the two, where the chain has a key: whoever can write to the database cannot set it back. */
  seal: text(),
})
export const chainHeadData = decideColumns(chainHead, { id: 'portal', seq: 'portal', hash: 'portal', seal: 'secret' })
