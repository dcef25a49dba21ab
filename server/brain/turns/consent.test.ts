import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { chatSession, chatTurn } from '#server/brain/tables.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { createSpeak } from './speak.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from './handle-turn.ts'
import type { TurnResult } from './turn.ts'

const flows = runnableFlows()
let database: Database
let brain: TestBrain
beforeAll(async () => {
  database = await openInMemory()
  brain = testBrain(database, {}, { flowOf: (name) => flows[name], speak: createSpeak() })
})
afterAll(() => database.close())

async function atTheBox(name: string): Promise<string> {
  const { id } = await initSession(brain, {
    turnId: name,
    visitor: name,
    locale: 'nb_NO',
    login: undefined,
    address: null,
  })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'summary', facts: {} })
  await handleTurn(brain, id, 'finish', { kind: 'answer', utterance: '', payload: 'finish' })
  return id
}
const bot = (taken: TurnResult | undefined) => taken?.elements.filter(({ from }) => from === 'bot')
const LABEL = 'Ja, jeg godtar alt på denne siden'

test('CHAT-10 the first choice without the tick is refused with what to do, by button and in words, and asked again', async () => {
  const id = await atTheBox('refused')
  for (const [turnId, answer] of [
    ['tap', { utterance: '', payload: 'yes' }],
    ['typed', { utterance: 'Godta' }],
  ] as const) {
    const taken = await handleTurn(brain, id, turnId, { kind: 'answer', ...answer })
    expect(bot(taken)).toEqual([
      expect.objectContaining({
        tone: 'help',
        utterance: 'Huk av i ruten først, så går vi videre.',
        parameters: { consent_label: LABEL },
        resulting_state: 'AWAIT_CHOICE',
      }),
    ])
    expect(taken?.ended).toBeUndefined()
  }
  expect((await handleTurn(brain, id, 'no', { kind: 'answer', utterance: '', payload: 'no' }))?.ended).toBe(
    'handed_over',
  )
})

test.each([
  ['joda kjør bare du', true],
  ['ja vi godtar alt sammen', true],
  ['katten min sover', false],
  ['ja, men vent litt', false],
  ['ok, men jeg vil lese det først', false],
  ['jeg er ikke med på alt', false],
])('CHAT-10 HEAR-02 with the tick, "%s" agrees: %s', async (utterance, agrees) => {
  const id = await atTheBox(utterance)
  const taken = await handleTurn(brain, id, 'words', { kind: 'answer', utterance, consent: true })
  expect(taken?.ended === 'thanks').toBe(agrees)
})

test('CHAT-10 with the tick the conversation continues, and the log stores the text that was accepted', async () => {
  const id = await atTheBox('ticked')
  const taken = await handleTurn(brain, id, 'yes', { kind: 'answer', utterance: '', payload: 'yes', consent: true })
  expect(taken?.ended).toBe('thanks')
  const turns = await database.db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(chatTurn.n)
  expect(turns.at(-1)?.event).toMatchObject({ payload: 'yes', consent: true, consentText: LABEL })
})

test('CHAT-10 a consent sent where none is asked for is ignored', async () => {
  const { id } = await initSession(brain, {
    turnId: 'none',
    visitor: 'none',
    locale: 'nb_NO',
    login: undefined,
    address: null,
  })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'summary', facts: {} })
  await handleTurn(brain, id, 'finish', { kind: 'answer', utterance: '', payload: 'finish', consent: true })
  const [row] = await database.db.select({ step: chatSession.step }).from(chatSession).where(eq(chatSession.id, id))
  expect(row?.step).toBe('agree')
  const turns = await database.db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(chatTurn.n)
  expect(turns.at(-1)?.event).not.toHaveProperty('consent')
})
