import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Flow } from '#flows/kit/flow.ts'
import { runnable } from '#flows/kit/turn.ts'
import { chatTurn } from '#server/brain/tables.ts'
import { begun, brainWith, next } from '#server/brain/testing/two-versions.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { tryCandidate } from './try-candidate.ts'

eachDatabase('a candidate tried on conversations under way', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('BEY-02 before a release the command lists which conversations would continue, be carried over, be asked again or be lost', async () => {
    const { flowOf } = brainWith(database, 'pinned')
    const brain = testBrain(database, {}, { flowOf: () => flowOf('every_element') })
    await begun(brain)
    for (let talks = 0; talks < 2; talks += 1) await (await begun(brain)).say('kari@example.no')
    const tell = (flow: Flow) =>
      tryCandidate(
        {
          database,
          runtime: brain.runtime,
          flowOf: (name, version) =>
            version === 'candidate' ? { ...runnable(flow), candidate: { flow, running: 'pinned' } } : flowOf(name),
        },
        'every_element',
      )
    expect(await tell(next)).toEqual([
      { becomes: 'continues', from: 'place', to: 'town', count: 2 },
      { becomes: 'continues', from: 'init', to: 'init', count: 1 },
    ])
    const { renamed: _, ...unnamed } = next
    const without = (gone: string, instead: string): Flow => ({
      ...unnamed,
      steps: Object.fromEntries(
        Object.entries(next.steps).map(([name, step]) =>
          name === gone ? [name, { say: ['gone'], next: instead }] : [name, step],
        ),
      ),
    })
    expect(await tell(unnamed)).toEqual([
      { becomes: 'continues', from: 'init', to: 'init', count: 1 },
      { becomes: 'carriedOver', from: 'place', to: 'surely', count: 2 },
    ])
    expect((await tell(without('init', 'person'))).map(({ becomes, from, to }) => [becomes, from, to])).toContainEqual([
      'lost',
      'place',
      'person',
    ])
    expect(
      await database.db
        .select()
        .from(chatTurn)
        .where(eq(chatTurn.flowVersion, runnable(next).version)),
    ).toEqual([])
  })
})
