import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { scores } from './tables.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'

eachDatabase('scores', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => database.db.delete(scores))
  afterAll(() => database.close())
  const by = (key: string) => ({
    key,
    session: {
      id: key.split(':')[0] ?? '',
      visitor: null,
      address: null,
      provenNumbers: [],
      customerId: null,
      locale: 'nb_NO' as const,
    },
  })

  test('FLOW-06 a score is stored once for its conversation; its reason is added to it, and it can be changed', async () => {
    const store = createEffects(serviceDeps(database))['score.store']
    const first = await store({ score: 4 }, by('s:2:0'))
    const scoreId = first.gives?.scoreId ?? ''
    expect(first).toEqual({ outcome: 'stored', gives: { scoreId: expect.any(String) } })
    expect(await store({ score: 4 }, by('s:2:0'))).toEqual(first)
    const reason = { score: 4, freeText: 'God dekning' } as const
    expect(await store(reason, by('s:3:0'))).toEqual(first)
    expect(await store(reason, by('s:3:0'))).toEqual(first)
    await store({ score: 5 }, by('s:5:0'))
    expect(await database.db.select().from(scores)).toEqual([
      expect.objectContaining({ id: scoreId, score: 5, reason: 'God dekning', customerId: null, locale: 'nb_NO' }),
    ])
  })

  test('FLOW-06 a score whose first storing failed is stored with its reason', async () => {
    const store = createEffects(serviceDeps(database))['score.store']
    await store({ score: 1, freeText: 'Dårlig dekning', customerId: 'c1' }, by('s:3:0'))
    expect(await database.db.select().from(scores)).toEqual([
      expect.objectContaining({ score: 1, reason: 'Dårlig dekning', customerId: 'c1' }),
    ])
  })
})
