import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { chainHead } from './chain-head-table.ts'
import type { Database, Db, Tx } from './database.ts'
import { holdText } from '#server/db/hold-text.ts'

type Link = { seq: number; hash: string }

/** Rows numbered from 1; `linkOf` and `rowsAfter` read them, the latter in order and none at the end. */
export type ChainRows<Row> = {
  rowsAfter: (db: Db, seq: number) => Promise<Row[]>
  linkOf: (row: Row) => Link
}

type Seal = (head: Link) => string

/** A table in which the hash of each row covers the row before it. */
export type HashChain<Row> = ChainRows<Row> & {
  /** Of its row in the table of heads. */
  id: string
  /** The hash before the first row. */
  first: string
  /** Seals the head of a chain whose hashes have a key. */
  seal?: Seal
}

/**
 * A chain whose hashes have a key. A row newer than its head is one of a release that kept no head, as nobody else could
 * have written it.
 */
export type KeyedChain<Row> = HashChain<Row> & {
  /** Nodes of other releases take the same lock: do not rename it. */
  lock: string
  table: PgTable
  seq: PgColumn
  hash: PgColumn
  seal: Seal
}

const Ends = v.array(
  v.object({ kind: v.picklist(['head', 'row']), seq: v.number(), hash: v.string(), seal: v.nullable(v.string()) }),
)

/**
 * Locks the chain until the transaction ends, and returns the link to follow. If the end of the chain is not what was
 * written, a number is left out, so that the chain is found broken ever after.
 */
export async function lockNewest<Row>(tx: Tx, chain: KeyedChain<Row>): Promise<Link> {
  const { id, lock, table, seq, hash, first } = chain
  await holdText(tx, lock)
  const { rows } = await tx.execute(sql`
    select 'head' as kind, ${chainHead.seq}::float8 as seq, ${chainHead.hash} as hash, ${chainHead.seal} as seal
      from ${chainHead} where ${chainHead.id} = ${id}
    union all
    (select 'row', ${seq}::float8, ${hash}, null from ${table} order by ${seq} desc limit 1)`)
  const ends = v.parse(Ends, rows)
  const head = ends.find(({ kind }) => kind === 'head')
  const newest = ends.find(({ kind }) => kind === 'row') ?? { seq: 0, hash: first }
  const isWhole =
    isSealed(chain, head) &&
    (newest.seq > (head?.seq ?? 0) || (newest.seq === (head?.seq ?? 0) && newest.hash === (head?.hash ?? first)))
  return { seq: isWhole ? newest.seq : Math.max(newest.seq, head?.seq ?? 0) + 1, hash: newest.hash }
}

export async function moveHead<Row>(tx: Tx, { id, seal }: KeyedChain<Row>, { seq, hash }: Link): Promise<void> {
  const head = { seq, hash, seal: seal({ seq, hash }) }
  await tx
    .insert(chainHead)
    .values({ id, ...head })
    .onConflictDoUpdate({ target: chainHead.id, set: head })
}

type Head = Link & { seal: string | null }

const isSealed = <Row>({ seal }: HashChain<Row>, head: Head | undefined): boolean =>
  !seal || !head || seal(head) === head.seal

export async function* readRows<Row>({ db }: Pick<Database, 'db'>, chain: ChainRows<Row>): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await chain.rowsAfter(db, last)
    yield* rows
    const newest = rows.at(-1)
    if (newest === undefined) return
    last = chain.linkOf(newest).seq
  }
}

/** `count` rows are whole; `head` is the hash of the last of them. */
export type ChainCheck = { count: number; head: string | undefined; broken?: { seq: number; reason: string } }

/** Reads the whole chain, and stops at the first row that is not what was written. */
export async function verifyRows<Row>(
  { db }: Pick<Database, 'db'>,
  chain: HashChain<Row>,
  faultOf: (row: Row, previous: string) => string | undefined,
): Promise<ChainCheck> {
  const head = await readHead(db, chain)
  let last: Link = { seq: 0, hash: chain.first }
  let hashAtHead: string | undefined
  for await (const row of readRows({ db }, chain)) {
    const link = chain.linkOf(row)
    const reason = link.seq === last.seq + 1 ? faultOf(row, last.hash) : `row ${last.seq + 1} is missing`
    if (reason) return { count: last.seq, head: last.hash, broken: { seq: link.seq, reason } }
    last = link
    if (link.seq === head?.seq) hashAtHead = link.hash
  }
  const done = { count: last.seq, head: last.seq === 0 ? undefined : last.hash }
  const broken = (seq: number, reason: string) => ({ ...done, broken: { seq, reason } })
  if (!isSealed(chain, head)) return broken(last.seq + 1, 'the record of the newest row is not what was written')
  if (head && hashAtHead !== head.hash) return broken(last.seq + 1, `the newest row was ${head.seq}`)
  // Read again: rows may have been added meanwhile.
  const recorded = (await readHead(db, chain))?.seq ?? 0
  if (!chain.seal && last.seq > recorded) return broken(recorded + 1, `the newest row was ${recorded || 'none'}`)
  return done
}

async function readHead<Row>(db: Db, { id }: HashChain<Row>): Promise<Head | undefined> {
  const [head] = await db.select().from(chainHead).where(eq(chainHead.id, id))
  return head
}
