import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import type { Database } from '#server/db/database.ts'
import { chatSession, chatTurn } from '#server/brain/tables.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from './handle-turn.ts'

const flows = runnableFlows()
let database: Database
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())

test('PAGE-03 a flow continues with another in the same conversation, each in its own turn, once', async () => {
  const brain = testBrain(database, {}, { flowOf: (name) => flows[name] })
  const { id } = await initSession(brain, {
    turnId: 'init',
    visitor: 'browser',
    locale: 'sv_SE',
    login: undefined,
    address: null,
  })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'se_landing_page', step: 'init', facts: {} })
  const choose = () => handleTurn(brain, id, 'choice', { kind: 'answer', utterance: '', payload: 'power' })
  const taken = await choose()
  expect(taken?.elements.map(({ utterance }) => utterance).slice(-2)).toEqual(['powerOrder.hello', 'powerOrder.street'])
  expect(taken?.waiting).toBe('answer')
  expect(await choose()).toEqual(taken)
  const turns = await database.db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(asc(chatTurn.n))
  expect(turns.map(({ turnId, flow, step }) => [turnId, flow, step])).toEqual([
    ['goal', 'se_landing_page', 'hello'],
    ['choice', 'se_landing_page', 'power'],
    ['choice:onward', 'power_onboarding', 'address.street'],
  ])
  const [session] = await database.db.select().from(chatSession).where(eq(chatSession.id, id))
  expect([session?.flow, session?.step, session?.waiting, session?.ended, session?.cursor]).toEqual([
    'power_onboarding',
    'address.street',
    'answer',
    null,
    taken?.cursor,
  ])
  expect(
    (await handleTurn(brain, id, 'street', { kind: 'answer', utterance: 'Götgatan 12B' }))?.elements.at(-1)?.utterance,
  ).toBe('shared.postalCode')
})
