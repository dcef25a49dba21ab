import { createHash } from 'node:crypto'
import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/database.ts'
import type { HashChain } from '#server/db/hash-chain.ts'
import { evidenceChain, evidenceCustomer } from './tables.ts'

const PAGE = 500

export type ChainRow = typeof evidenceChain.$inferSelect

export const EVIDENCE: HashChain<ChainRow> = {
  id: 'orders',
  first: '0'.repeat(64),
  rowsAfter: (db, seq) =>
    db.select().from(evidenceChain).where(gt(evidenceChain.seq, seq)).orderBy(asc(evidenceChain.seq)).limit(PAGE),
  linkOf: ({ seq, rowHash }) => ({ seq, hash: rowHash }),
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** JSON with the members of every object in the order of their names, as in RFC 8785. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}

export const hashOf = ({ seq, kind, order, content, previousHash }: Omit<ChainRow, 'rowHash' | 'personal'>) =>
  sha256(canonicalJson({ seq, kind, order, content, previousHash }))

export const partHash = (salt: string, part: unknown): string => sha256(`${salt}\n${canonicalJson(part)}`)

type Link = Pick<ChainRow, 'kind' | 'order' | 'content' | 'personal'>

/** Until the transaction ends, no other link can be appended, so call it last. The database hashes as `hashOf` does. */
export async function appendLink(tx: Tx, { kind, order, content, personal }: Link): Promise<void> {
  const parts = personal && JSON.stringify(personal)
  await tx.execute(sql`select append_to_evidence_chain(${kind}, ${order}::text, ${content}, ${parts}::jsonb)`)
}

/** Call it before the personal parts of a customer are emptied, or the chain will be found broken. */
export async function recordErasure(tx: Tx, legalEntity: string, at: Date): Promise<void> {
  const rows = await tx
    .select({ seq: evidenceChain.seq })
    .from(evidenceChain)
    .where(eq(evidenceCustomer, legalEntity))
    .orderBy(evidenceChain.seq)
  if (rows.length === 0) return
  const content = canonicalJson({ at: at.toISOString(), erased: rows.map(({ seq }) => seq) })
  await appendLink(tx, { kind: 'erasure', order: null, content, personal: null })
}
