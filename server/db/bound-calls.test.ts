import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, expect, test } from 'vitest'
import { boundCalls } from './open-embedded.ts'
import { isDatabaseGone } from './database-faults.ts'

const client = await PGlite.create()
afterAll(() => client.close())

test('REL-02 a single call that does not settle fails at its deadline, and the next one after it works', async () => {
  const { promise: stuck, resolve: release } = Promise.withResolvers<void>()
  const held = client.transaction(() => stuck)
  const failure: unknown = await drizzle(boundCalls(client, 50))
    .execute('select 1')
    .catch((error: unknown) => error)
  release()
  await held
  expect(isDatabaseGone(failure)).toBe(true)
  expect((await drizzle(boundCalls(client)).execute('select 1 as one')).rows).toEqual([{ one: 1 }])
})
