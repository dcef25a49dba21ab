import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { mobileSubscription } from '#server/testing/mobile-subscription.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { allocateNumber } from './numbers-here.ts'
import { numberSeries } from './tables.ts'

eachDatabase('new numbers', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.delete(numberSeries)
  })
  const allocate = () => database.transaction(allocateNumber)
  const seriesOf = (first: number, last: number) => ({ first, next: first, last })

  test('CALL-08 the first number of all is given out where no series was set up', async () => {
    expect([await allocate(), await allocate()]).toEqual(['+4746800000', '+4746800001'])
  })

  test('CALL-08 numbers come from the next series when one is used up, and at last there is none', async () => {
    await database.db.insert(numberSeries).values([seriesOf(46_900_000, 46_900_001), seriesOf(46_950_000, 46_950_000)])
    const given = await Promise.all([allocate(), allocate(), allocate(), allocate()])
    expect(given.toSorted()).toEqual(['+4746900000', '+4746900001', '+4746950000', undefined])
  })

  test('CALL-08 a number that a subscription has is passed over, and a failed order gives its number back', async () => {
    await database.db.insert(numberSeries).values(seriesOf(46_900_000, 46_900_009))
    const deps = serviceDeps(database)
    const { id: legalEntity } = await signedInCustomer(deps, '+4747201000')
    await mobileSubscription(deps, { legalEntity, phone: '+4746900000', plan: '3gb', activeFrom: '2026-11-01' })
    const failing = database.transaction(async (tx) => {
      await allocateNumber(tx)
      throw new Error('an order that fails')
    })
    await expect(failing).rejects.toThrow('an order that fails')
    expect(await allocate()).toBe('+4746900001')
  })
})
