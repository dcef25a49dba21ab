import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runEffect } from '#server/brain/effects/run-effect.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { chatSession } from '#server/brain/tables.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { statementCounter } from '#server/testing/count-statements.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { handleTurn } from './handle-turn.ts'
import { createRowMemory } from './remembered-rows.ts'
import { createTurnQueue } from './turn-groups.ts'
import type { TurnResult } from './turn.ts'

const pick = (payload: string) => ({ kind: 'answer' as const, utterance: '', payload })
const type = (utterance: string) => ({ kind: 'answer' as const, utterance })
const said = (taken: TurnResult | undefined) =>
  taken?.elements.map(({ seq, from, utterance }) => `${seq} ${from}: ${utterance}`)

let visitors = 0
async function opened(brain: TestBrain): Promise<string> {
  const visitor = `remembered-${(visitors += 1)}`
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale: 'nb_NO', login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
  return id
}

eachDatabase('OPS-01 rows of conversations that this process wrote', (open) => {
  const counter = statementCounter()
  let database: Database
  beforeAll(async () => {
    database = counter.counted(await open(counter.logger))
  })
  afterAll(() => database.close())

  const counted = async (work: () => Promise<unknown>): Promise<number> => {
    counter.reset()
    await counter.during('turn', work)
    return counter.statements.length
  }

  test('OPS-01 are the ones in the database after each turn of a conversation', async () => {
    const brain = testBrain(database)
    const memory = createRowMemory(brain.runtime.now)
    brain.turns = createTurnQueue(brain, { lanes: 1, memory })
    const id = await opened(brain)
    const same = async () => {
      const [row] = await database.db.select().from(chatSession).where(eq(chatSession.id, id))
      const remembered = memory.of(id)?.row
      expect({ ...remembered, updatedAt: null }).toStrictEqual({ ...row, updatedAt: null })
    }
    await same()
    for (const answer of [pick('order'), type('90000001'), type('808182')]) {
      await handleTurn(brain, id, `turn-${JSON.stringify(answer)}`, answer)
      await same()
    }
    const [key = ''] = brain.dispatched.splice(0)
    await runEffect(brain, key)
    await same()
  })

  test('OPS-01 REL-01 are not trusted where another process has taken turns meanwhile, and no more remembered then', async () => {
    const [here, there] = [testBrain(database), testBrain(database)]
    const id = await opened(here)
    expect(said(await handleTurn(there, id, 'turn-1', pick('order')))).toEqual(['2 visitor: order', '3 bot: phone?'])
    expect(said(await handleTurn(here, id, 'turn-2', type('90000001')))?.at(-1)).toMatch(/bot: code\?$/)
    expect(await counted(() => handleTurn(here, id, 'turn-3', type('808182')))).toBe(2)
    expect(here.dispatched).toHaveLength(1)
  })

  test('CHAT-13 REL-01 a turn that is sent again is answered as before, with other words it is stale', async () => {
    const brain = testBrain(database)
    const id = await opened(brain)
    expect(await counted(() => handleTurn(brain, id, 'turn-1', pick('order')))).toBe(1)
    const first = await handleTurn(brain, id, 'turn-2', type('90000001'))
    expect(await handleTurn(brain, id, 'turn-2', type('90000001'))).toEqual(first)
    expect((await handleTurn(brain, id, 'turn-2', type('90000002')))?.stale).toBe(true)
  })

  test('SEC-02 a conversation that was ended or deleted meanwhile takes no turn', async () => {
    const brain = testBrain(database)
    const [ended, deleted] = [await opened(brain), await opened(brain)]
    await database.db
      .update(chatSession)
      .set({ expiresAt: new Date(0) })
      .where(eq(chatSession.id, ended))
    await database.db.delete(chatSession).where(eq(chatSession.id, deleted))
    for (const id of [ended, deleted])
      expect(await handleTurn(brain, id, 'turn-1', pick('order'), { visitor: undefined, session: id })).toBeUndefined()
  })
})
