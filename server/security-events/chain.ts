import { createHmac } from 'node:crypto'
import { asc, gt } from 'drizzle-orm'
import type { Database, Tx } from '#server/db/database.ts'
import {
  lockNewest,
  moveHead,
  verifyRows,
  type ChainCheck,
  type ChainRows,
  type KeyedChain,
} from '#server/db/hash-chain.ts'
import { readSecret } from '#server/db/read-secret.ts'
import { securityEvent } from './tables.ts'

type Row = typeof securityEvent.$inferSelect
type NewRow = Omit<Row, 'n' | 'hash'>

const PAGE = 1_000

export const SECURITY_EVENT_ROWS: ChainRows<Row> = {
  rowsAfter: (db, n) =>
    db.select().from(securityEvent).where(gt(securityEvent.n, n)).orderBy(asc(securityEvent.n)).limit(PAGE),
  linkOf: ({ n, hash }) => ({ seq: n, hash }),
}

const chainWith = (key: Buffer): KeyedChain<Row> => ({
  ...SECURITY_EVENT_ROWS,
  id: 'security events',
  lock: 'security events',
  table: securityEvent,
  seq: securityEvent.n,
  hash: securityEvent.hash,
  first: 'first',
  seal: ({ seq, hash }) => hmac(key, ['head', seq, hash]),
})

/** Hashes are keyed, so that whoever can write to the database cannot write a chain of their own. */
export const readChainKey = (database: Database): Promise<Buffer> => readSecret(database.db, 'security event chain')

const hmac = (key: Buffer, covered: unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(covered)).digest('base64url')

function hashOf(key: Buffer, before: string, { n, at, name, actor, request, details }: Omit<Row, 'hash'>): string {
  const sorted = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return hmac(key, [before, n, at.getTime(), name, actor, request, sorted])
}

/** Returns the rows as they were written. */
export async function appendRows(tx: Tx, key: Buffer, rows: readonly NewRow[]): Promise<Row[]> {
  const chain = chainWith(key)
  let { seq, hash } = await lockNewest(tx, chain)
  const chained = rows.map((row) => {
    seq += 1
    hash = hashOf(key, hash, { ...row, n: seq })
    return { ...row, n: seq, hash }
  })
  await tx.insert(securityEvent).values(chained)
  await moveHead(tx, chain, { seq, hash })
  return chained
}

export async function verifyChain(database: Database): Promise<ChainCheck> {
  const key = await readChainKey(database)
  return verifyRows(database, chainWith(key), (row, before) =>
    row.hash === hashOf(key, before, row) ? undefined : 'it is not what was written',
  )
}
