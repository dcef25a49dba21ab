import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { findByEntry, findSession, initSession, leaveEntry } from './sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'

const goal = { kind: 'goal' as const, flow: 'every_element' as const, step: 'init', facts: {} }
const login = (legalEntityId: string) => ({ legalEntityId, jti: 'j', expires: Number.MAX_SAFE_INTEGER })
let made = 0
const init = async (brain: TestBrain, visitor: string, customer?: string) => {
  const row = await initSession(brain, {
    turnId: `init-${(made += 1)}`,
    visitor,
    locale: 'nb_NO',
    login: customer ? login(customer) : undefined,
    address: null,
  })
  return row.id
}
const begin = (brain: TestBrain, id: string) => handleTurn(brain, id, 'goal', goal)
const pick = (payload: string, answers?: number) => ({
  kind: 'answer' as const,
  utterance: '',
  payload,
  ...(answers !== undefined && { answers }),
})

eachDatabase('conversations in step', (open) => {
  let database: Database
  let brain: TestBrain
  beforeAll(async () => {
    database = await open()
    brain = testBrain(database)
  })
  afterAll(() => database.close())

  test('BEY-03 tabs that start at the same time share one conversation, and a repeated start returns it', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => init(brain, 'six-tabs')))
    const begun = await Promise.all(ids.map((id) => begin(brain, id)))
    const stays = new Set(begun.map((taken, index) => taken?.joined ?? ids[index]))
    expect([
      stays.size,
      new Set(begun.map((taken) => taken?.cursor)).size,
      begun.every((taken) => taken?.elements.length === taken?.cursor),
    ]).toEqual([1, 1, true])
    const again = await Promise.all(ids.map((id) => begin(brain, id)))
    expect(new Set(again.map((taken, index) => taken?.joined ?? ids[index]))).toEqual(stays)
  })

  test('BEY-03 the same customer can continue on another device, nobody else can', async () => {
    const computer = await init(brain, 'computer', 'kari')
    await begin(brain, computer)
    await handleTurn(brain, computer, 't1', pick('order'))
    const phone = { visitor: 'phone', session: undefined, customer: 'kari' }
    expect((await findSession(brain, computer, phone))?.id).toBe(computer)
    expect((await findByEntry(brain, phone, 'every_element|||nb_NO'))?.id).toBe(computer)
    const begun = await begin(brain, await init(brain, 'phone', 'kari'))
    expect([begun?.joined, begun?.elements.at(-1)?.utterance]).toEqual([computer, 'phone?'])
    const late = await handleTurn(brain, computer, 'phone-t1', pick('leave', 1), phone)
    expect([late?.stale, late?.elements.at(-1)?.utterance]).toEqual([true, 'phone?'])
    const ola = { visitor: 'ola', session: undefined, customer: 'ola' }
    expect(await findSession(brain, computer, ola)).toBeUndefined()
    expect(await findByEntry(brain, ola, 'every_element|||nb_NO')).toBeUndefined()
    expect((await begin(brain, await init(brain, 'ola', 'ola')))?.joined).toBeUndefined()
    expect(await handleTurn(brain, computer, 'ola-t1', pick('leave'), ola)).toBeUndefined()
  })

  test('SEC-02 a visitor’s conversation does not become that of a customer who signs in elsewhere', async () => {
    const id = await init(brain, 'before-sign-in')
    await begin(brain, id)
    expect(await findSession(brain, id, { visitor: 'elsewhere', session: undefined, customer: 'kari' })).toBeUndefined()
  })

  test('BEY-03 a conversation that has ended, expired or was left starts from the beginning', async () => {
    const first = await init(brain, 'again')
    await begin(brain, first)
    await handleTurn(brain, first, 't1', pick('leave'))
    const second = await init(brain, 'again')
    expect((await begin(brain, second))?.joined).toBeUndefined()
    await leaveEntry(brain, second)
    const third = await init(brain, 'again')
    expect((await begin(brain, third))?.joined).toBeUndefined()
    await database.db
      .update(chatSession)
      .set({ expiresAt: new Date(0) })
      .where(eq(chatSession.id, third))
    expect((await begin(brain, await init(brain, 'again')))?.joined).toBeUndefined()
  })
})
