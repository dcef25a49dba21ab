import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chainHead } from '#server/db/chain-head-table.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { appendLink, canonicalJson, hashOf, recordErasure } from './chain.ts'
import { readAccepted, recordOrder } from './record-order.ts'
import { evidenceChain, evidenceCustomer, shownDocument } from './tables.ts'
import { verifyChain } from './verify-chain.ts'

const ORDERS = 6
/** What JSON escapes, and what it might. */
const ODD_TEXT = 'quote " slash \\ / \b\f\n\r\t \u0001\u001f\u007f\u0085\u2028\u2029 æøå 🇳🇴'

eachDatabase('the chain of evidence', (open) => {
  let database: Database
  let deps: ReturnType<typeof serviceDeps>
  beforeAll(async () => {
    database = await open()
    deps = serviceDeps(database)
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    for (const table of [evidenceChain, chainHead, shownDocument]) await database.db.delete(table)
    await Promise.all(Array.from({ length: ORDERS }, (_, n) => record(`o${n}`)))
  })

  const record = (id: string) =>
    database.transaction(async (tx) =>
      recordOrder(deps, tx, await readAccepted(deps, tx, { channel: 'api', locale: 'nb_NO' }, 'mobile'), {
        id,
        legalEntity: `customer of ${id}`,
        product: 'mobile',
        ordered: { plan: '3gb', name: '3 GB' },
        price: { currency: 'NOK', vatPercent: 25, priceBook: '1', amounts: { monthly: 27_900 } },
        delivery: { street: 'Storgata 1' },
      }),
    )
  const third = eq(evidenceChain.seq, 3)
  const brokenAt = async () => (await verifyChain(database)).broken?.seq

  test('BEY-05 orders recorded at once make one chain, without a gap or a fork', async () => {
    expect(await verifyChain(database)).toEqual({ count: ORDERS, head: expect.stringMatching(/^[\da-f]{64}$/) })
    const rows = await database.db.select().from(evidenceChain).orderBy(asc(evidenceChain.seq))
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
    expect(rows.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      rows.slice(0, -1).map(({ rowHash }) => rowHash),
    )
    const [terms] = await database.db.select().from(shownDocument)
    expect(terms?.text.length).toBeGreaterThan(500)
  })

  test('BEY-05 the database hashes whatever is written as whoever verifies the chain does', async () => {
    const content = canonicalJson({ text: ODD_TEXT })
    await database.transaction((tx) => appendLink(tx, { kind: 'order', order: ODD_TEXT, content, personal: null }))
    const row = await database.db.query.evidenceChain.findFirst({ where: eq(evidenceChain.order, ODD_TEXT) })
    expect(row).toMatchObject({ seq: ORDERS + 1, content, personal: null })
    expect(row && hashOf(row)).toBe(row?.rowHash)
  })

  test('BEY-05 after a row that was not written by the portal, a number is left out for ever', async () => {
    await database.db.update(chainHead).set({ seq: ORDERS - 1 })
    await record('next')
    const next = await database.db.query.evidenceChain.findFirst({ where: eq(evidenceChain.order, 'next') })
    expect(next?.seq).toBe(ORDERS + 2)
    expect((await verifyChain(database)).broken).toEqual({ seq: ORDERS + 2, reason: `row ${ORDERS + 1} is missing` })
  })

  test.each(Object.keys(getTableColumns(evidenceChain)))('BEY-05 one byte changed in %s is found', async (column) => {
    await database.db.execute(sql`update evidence_chain set ${CHANGES[column]} where seq = 3`)
    expect([column, await brokenAt()]).toEqual([column, column === 'seq' ? 4 : 3])
  })

  test('BEY-05 a deleted row is found, the last one too, and so are changed terms and a changed head', async () => {
    await database.db.delete(evidenceChain).where(eq(evidenceChain.seq, ORDERS))
    expect(await brokenAt()).toBe(ORDERS)
    await database.db.delete(evidenceChain).where(third)
    expect(await verifyChain(database)).toMatchObject({ count: 2, broken: { seq: 4, reason: 'row 3 is missing' } })
  })

  test('BEY-05 one byte changed in the terms that were shown, or in the record of the newest row, is found', async () => {
    await database.db.update(chainHead).set({ hash: 'f'.repeat(64) })
    expect(await brokenAt()).toBe(ORDERS + 1)
    await database.db.execute(sql`update shown_document set text = overlay(text placing '#' from 100)`)
    expect(await brokenAt()).toBe(1)
    await database.db.delete(chainHead)
    expect(await brokenAt()).toBeDefined()
  })

  test('BEY-05 the chain still verifies once a person is erased, and what was personal is gone', async () => {
    const customer = 'customer of o3'
    const own = eq(evidenceCustomer, customer)
    expect(await database.db.select().from(evidenceChain).where(own)).toHaveLength(1)
    await database.transaction(async (tx) => {
      await recordErasure(tx, customer, new Date(deps.runtime.now()))
      await tx.update(evidenceChain).set({ personal: null }).where(own)
    })
    expect(await verifyChain(database)).toMatchObject({ count: ORDERS + 1 })
    expect(await brokenAt()).toBeUndefined()
    expect(await database.db.select().from(evidenceChain).where(own)).toEqual([])
    expect(JSON.stringify(await database.db.select().from(evidenceChain))).not.toContain(customer)
  })

  test('BEY-05 a personal part that is gone without an erasure is found', async () => {
    await database.db.update(evidenceChain).set({ personal: null }).where(third)
    expect(await brokenAt()).toBe(3)
  })
})

const flipped = (column: string) => sql.raw(`${column} = overlay(${column} placing '#' from 5)`)
const CHANGES: Record<string, SQL> = {
  seq: sql`seq = 1000`,
  kind: flipped('kind'),
  order: sql`order_id = 'x' || order_id`,
  content: flipped('content'),
  personal: sql`personal = jsonb_set(personal, '{parts,delivery,street}', '"Storgata 2"')`,
  previousHash: flipped('previous_hash'),
  rowHash: flipped('row_hash'),
}
