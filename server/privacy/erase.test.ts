import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { featureToggle } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/database.ts'
import { appendLink } from '#server/evidence/chain.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { erase } from './erase.ts'

eachDatabase('erasure beside an order', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  test('ACC-04 a customer who is erased while they order is erased after the order, and neither fails', async () => {
    const deps = serviceDeps(database)
    const { id } = await signedInCustomer(deps, '+4747200999')
    const orderOf = async (order: string) => {
      const personal = { salt: '', parts: { legalEntity: id, shown: [], answers: [], delivery: {} } }
      await database.transaction((tx) => appendLink(tx, { kind: 'order', order, content: '{}', personal }))
    }
    await orderOf('earlier')
    let erasing: Promise<unknown> | undefined
    await database.transaction(async (tx) => {
      await tx.insert(featureToggle).values({ legalEntity: id, name: 'anything', enabled: true })
      erasing = erase(deps, id)
      await wait(500)
      await appendLink(tx, { kind: 'order', order: 'last', content: '{}', personal: null })
    })
    await erasing
    const rows = await database.db.query.evidenceChain.findMany({ orderBy: (t) => t.seq })
    expect(rows.map(({ kind, order, personal }) => [kind, order, personal])).toEqual([
      ['order', 'earlier', null],
      ['order', 'last', null],
      ['erasure', null, null],
    ])
  })
})
