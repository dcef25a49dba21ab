import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { conversationOf } from '#server/brain/conversation.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { chatSession, chatTurn, flowRollout } from '#server/brain/tables.ts'
import { begun, brainWith } from '#server/brain/testing/two-versions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { listRollouts, release, takeBack } from './rollouts.ts'

eachDatabase('released candidates', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.db.delete(flowRollout)
  })
  afterAll(() => database.close())

  test('BEY-02 a candidate that is not released is used in no conversation', async () => {
    const brain = brainWith(database, 'pinned')
    expect((await begun(brain)).hello).toEqual(['hello'])
  })

  test('BEY-02 a candidate is released to about its share of the visitors, each of whom stays with one version', async () => {
    const brain = brainWith(database, 'pinned')
    await release({ database, flowOf: brain.flowOf }, 'every_element', 30)
    let met = 0
    for (let visitor = 0; visitor < 60; visitor += 1) {
      const first = await begun(brain)
      await first.say('kari@example.no')
      await database.db.update(chatSession).set({ ended: 'thanks' }).where(eq(chatSession.id, first.id))
      const again = await begun(brain, first.visitor)
      expect(again.hello).toEqual(first.hello)
      if (again.hello?.[0] === 'good day') met += 1
    }
    expect(met).toBeGreaterThan(60 * 0.1)
    expect(met).toBeLessThan(60 * 0.5)
  }, 60_000)

  test('BEY-02 a page shows the opening message of the version its conversation runs in', async () => {
    const brain = brainWith(database, 'pinned')
    await release({ database, flowOf: brain.flowOf }, 'every_element', 50)
    const seen = new Set<string>()
    for (let page = 0; page < 30; page += 1) {
      const visitor = page % 2 === 0 ? `returning-${page}` : undefined
      if (visitor) await begun(brain, visitor)
      if (visitor) await database.db.update(chatSession).set({ entry: null }).where(eq(chatSession.visitor, visitor))
      const proof = { visitor, session: undefined }
      const shown = await conversationOf(
        brain,
        { flow: 'every_element', step: 'init' },
        { proof, locale: 'nb_NO', facts: {} },
      )
      const row = await initSession(brain, {
        turnId: `${shown.turnId}:init`,
        visitor: visitor ?? ((session) => `new-${session}`),
        locale: 'nb_NO',
        login: undefined,
        address: null,
      })
      const taken = await handleTurn(brain, row.id, `${shown.turnId}:goal`, {
        kind: 'goal',
        flow: 'every_element',
        step: 'init',
        facts: {},
      })
      const said = taken?.elements[0]?.utterance ?? ''
      expect(said).toBe(shown.elements[0]?.utterance)
      seen.add(said)
    }
    expect([...seen].sort()).toEqual(['good day', 'hello'])
  }, 60_000)

  test('BEY-02 pinned: conversations already begun end in their version, after a release as after taking it back', async () => {
    const brain = brainWith(database, 'pinned')
    const before = await begun(brain)
    await release({ database, flowOf: brain.flowOf }, 'every_element', 100)
    expect(await before.say('kari@example.no')).toEqual(['kari@example.no', 'place?'])
    const during = await begun(brain)
    expect(during.hello).toEqual(['good day'])
    await takeBack({ database }, 'every_element')
    expect(await during.say('ola@example.no')).toEqual(['ola@example.no', 'surely?'])
    expect(await during.pick('yes')).toEqual(['yes', 'town?'])
    expect(await during.say('Oslo')).toEqual(['Oslo', 'done, again'])
    expect(await before.say('Oslo')).toEqual(['Oslo', 'done'])
    expect((await begun(brain)).hello).toEqual(['hello'])
  })

  test('BEY-02 carriedOver: conversations already begun continue in the candidate, and back, and lose no answer', async () => {
    const brain = brainWith(database, 'carriedOver')
    const talk = await begun(brain)
    await talk.say('kari@example.no')
    await release({ database, flowOf: brain.flowOf }, 'every_element', 100)
    expect(await talk.say('Oslo')).toEqual(['Oslo', 'done, again'])
    expect(await talk.now()).toMatchObject({
      facts: { email: 'kari@example.no', city: 'Oslo' },
      flowVariant: 'candidate',
    })

    const renamed = await begun(brain)
    await renamed.say('ola@example.no')
    await renamed.pick('yes')
    expect(await renamed.now()).toMatchObject({ step: 'town', flowVariant: 'candidate' })
    const gone = await begun(brain)
    await gone.say('per@example.no')
    expect(await gone.now()).toMatchObject({ step: 'surely' })
    await takeBack({ database }, 'every_element')

    expect(await renamed.say('Bergen')).toEqual(['Bergen', 'done'])
    expect(await renamed.now()).toMatchObject({ facts: { city: 'Bergen' }, flowVariant: null })
    const told = await gone.pick('yes')
    expect(told).toContain('kit.flowChanged')
    expect(told).toContain('place?')
    expect(await gone.say('Hamar')).toEqual(['Hamar', 'done'])
    expect(await gone.now()).toMatchObject({ facts: { email: 'per@example.no', city: 'Hamar' } })
  })

  test('BEY-12 each turn records the version it was taken in', async () => {
    const brain = brainWith(database, 'carriedOver')
    const talk = await begun(brain)
    await release({ database, flowOf: brain.flowOf }, 'every_element', 100)
    await talk.say('kari@example.no')
    const turns = await database.db.select().from(chatTurn).where(eq(chatTurn.session, talk.id)).orderBy(chatTurn.n)
    const versions = [brain.flowOf('every_element').version, brain.flowOf('every_element', 'candidate').version]
    expect(turns.map(({ flowVersion }) => flowVersion)).toEqual(versions)
  })

  test('BEY-02 the list shows shares and open conversations; why something cannot be released is said in one sentence', async () => {
    const brain = brainWith(database, 'pinned')
    await database.db.delete(chatSession)
    const deps = { database, flowOf: brain.flowOf }
    await begun(brain)
    await release(deps, 'every_element', 100)
    await begun(brain)
    await begun(brain)
    expect(await listRollouts(deps)).toEqual([
      {
        flow: 'every_element',
        share: 100,
        running: 'pinned',
        version: brain.flowOf('every_element').version,
        candidate: brain.flowOf('every_element', 'candidate').version,
        inForce: 1,
        onCandidate: 2,
      },
    ])
    await expect(release(deps, 'nothing', 10)).rejects.toThrow('There is no flow nothing')
    await expect(release(deps, 'csat_mobile', 10)).rejects.toThrow('csat_mobile has no candidate')
    for (const share of [0, 101, 1.5, NaN])
      await expect(release(deps, 'every_element', share)).rejects.toThrow('whole number of percent')
  })
})
