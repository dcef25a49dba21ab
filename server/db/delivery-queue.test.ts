import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import type { Database } from './database.ts'
import { openDeliveryQueue, startBoss, stopBoss } from './delivery-queue.ts'

eachDatabase('delivery queue', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('OPS-02 deliveries are made side by side, and one that fails does not repeat the others', async () => {
    const deps = serviceDeps(database)
    const boss = await startBoss(deps)
    const queue = await openDeliveryQueue({ ...deps, boss }, 'deliveries-of-a-test')
    const attempts = new Map<string, number>()
    const allStarted = Promise.withResolvers<void>()
    await database.transaction((tx) => queue.enqueue(tx, ['first', 'second', 'third']))
    await queue.work({
      revive: async () => [],
      deliver: async (id) => {
        attempts.set(id, (attempts.get(id) ?? 0) + 1)
        if (attempts.size === 3) allStarted.resolve()
        await allStarted.promise
        return id === 'second' && attempts.get(id) === 1 ? 'again' : 'done'
      },
    })
    await vi.waitFor(() => expect(attempts.get('second')).toBe(2), { timeout: 20_000, interval: 100 })
    await stopBoss(boss)
    expect(Object.fromEntries(attempts)).toEqual({ first: 1, second: 2, third: 1 })
  })
})
