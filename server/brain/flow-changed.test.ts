import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { edited } from '../testing/live-conversations.ts'
import { eachDatabase } from '../testing/databases.ts'
import { testBrain } from '../testing/test-brain.ts'
import { initSession } from './sessions.ts'
import { takeTurn } from './take-turn.ts'
import { createTurnQueue } from './turn-groups.ts'

eachDatabase('flows that change', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('BEY-02 a stored conversation whose step is gone goes on from the question before it, once however often it is sent', async () => {
    const parts = testBrain(database)
    let flow = parts.flowOf('every_element')
    const brain = { ...parts, flowOf: () => flow }
    brain.turns = createTurnQueue(brain, 1)
    const { id } = await initSession(brain, { turnId: 'init', visitor: 'changing-flow', locale: 'nb_NO', login: undefined, address: null })
    await takeTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
    await takeTurn(brain, id, 't1', { kind: 'answer', utterance: '', payload: 'order' })
    await takeTurn(brain, id, 't2', { kind: 'answer', utterance: '91234567' })
    flow = edited(flow.flow, ['code'], {}, [])
    const code = { kind: 'answer' as const, utterance: '808182' }
    const copies = await Promise.all([1, 2, 3].map(() => takeTurn(brain, id, 't3', code)))
    for (const copy of copies) {
      const said = copy?.elements.map(({ from, utterance }) => `${from}: ${utterance}`) ?? []
      expect(said.slice(0, 2)).toEqual(['visitor: ••••••', 'bot: kit.flowChanged'])
      expect([said.includes('visitor: 91234567'), copy?.cursor]).toEqual([true, copies[0]?.cursor])
    }
  })
})
