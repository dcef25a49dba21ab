import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatSession } from '#server/brain/tables.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { ongoingOf } from './ongoing.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const at = (minutes: number) => new Date(NOW + minutes * 60_000)

let database: Database
let ids = 0
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

const visited = async (visitor: string, given: Partial<typeof chatSession.$inferInsert>) => {
  const id = `s${(ids += 1)}`
  const entry = 'mobile_from_external|||nb_NO'
  const row = { id, visitor, initTurn: id, locale: 'nb_NO', entry, turns: 3, updatedAt: at(-5), expiresAt: at(60) }
  await database.db.insert(chatSession).values({ ...row, ...given })
}
const ongoing = (visitor: string | undefined, locale: 'nb_NO' | 'sv_SE' = 'nb_NO') =>
  ongoingOf({ database, runtime: { now: () => NOW } }, { visitor, session: undefined }, locale)

test('HEAR-10 what was answered last goes on, an order is called one, and each visitor has their own', async () => {
  await visited('kari', {})
  expect(await ongoing('kari')).toEqual({ entry: { flow: 'mobile_from_external', step: 'init' }, isOrder: false })
  const order = { entry: 'mobile_onboarding|mobile|6gb|nb_NO', facts: { plan: '6gb' }, updatedAt: at(-1) }
  await visited('kari', order)
  expect(await ongoing('kari')).toEqual({
    entry: { flow: 'mobile_onboarding', step: 'init', product: 'mobile', productValue: '6gb' },
    isOrder: true,
  })
  expect([await ongoing('ola'), await ongoing(undefined), await ongoing('kari', 'sv_SE')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('HEAR-10 nothing goes on that was only opened, was left or ended, is over, or is not offered in the locale', async () => {
  await visited('per', { turns: 2 })
  await visited('per', { entry: null })
  await visited('per', { ended: 'thanks' })
  await visited('per', { expiresAt: at(-1) })
  await visited('per', { entry: 'se_landing_page|||nb_NO' })
  expect(await ongoing('per')).toBeUndefined()
})
