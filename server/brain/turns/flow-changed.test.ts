import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { edited } from '#server/testing/live-conversations.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from './handle-turn.ts'
import { createTurnQueue } from './turn-groups.ts'

eachDatabase('flows that change', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('BEY-02 a stored conversation whose step no longer exists continues from the question before it, once for repeated requests', async () => {
    const parts = testBrain(database)
    let flow = parts.flowOf('every_element')
    const brain = { ...parts, flowOf: () => flow }
    brain.turns = createTurnQueue(brain, { lanes: 1 })
    const { id } = await initSession(brain, {
      turnId: 'init',
      visitor: 'changing-flow',
      locale: 'nb_NO',
      login: undefined,
      address: null,
    })
    await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
    await handleTurn(brain, id, 't1', { kind: 'answer', utterance: '', payload: 'order' })
    await handleTurn(brain, id, 't2', { kind: 'answer', utterance: '91234567' })
    flow = edited(flow.flow, ['code'], {}, [])
    const code = { kind: 'answer' as const, utterance: '808182' }
    const copies = await Promise.all([1, 2, 3].map(() => handleTurn(brain, id, 't3', code)))
    for (const copy of copies) {
      const said = copy?.elements.map(({ from, utterance }) => `${from}: ${utterance}`) ?? []
      expect(said.slice(0, 2)).toEqual(['visitor: ••••••', 'bot: kit.flowChanged'])
      expect([said.includes('visitor: 912\u00a034\u00a0567'), copy?.cursor]).toEqual([true, copies[0]?.cursor])
    }
  })
})
