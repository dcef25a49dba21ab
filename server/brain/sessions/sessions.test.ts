import { afterAll, beforeAll, expect, test } from 'vitest'
import { DiskNearlyFull, type Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { endSessionsOf, findSession, initSession } from './sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

const beginning = { visitor: 'v', locale: 'nb_NO' as const, address: null }
const kari = { customerId: 'kari', signedIn: true, phone: '+4791234567' }

test('SEC-02 AUTH-02 a conversation of a signed-in customer ends with the login, also for a caller with its jwt', async () => {
  const brain = testBrain(database)
  const login = { legalEntityId: 'kari', jti: 'j', expires: brain.clock.now + 3_600_000 }
  const { id } = await initSession(brain, { ...beginning, turnId: 'a', login })
  const proof = { visitor: undefined, session: id }
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: kari })
  expect(await findSession(brain, id, proof)).toMatchObject({ facts: kari })
  brain.clock.now += 3_600_001
  expect(await findSession(brain, id, proof)).toBeUndefined()
  expect(await handleTurn(brain, id, 't1', { kind: 'answer', utterance: '', payload: 'order' }, proof)).toBeUndefined()
})

test('SEC-02 AUTH-03 logout ends the conversations of the customer', async () => {
  const brain = testBrain(database)
  const login = { legalEntityId: 'ola', jti: 'j', expires: brain.clock.now + 3_600_000 }
  const { id } = await initSession(brain, { ...beginning, turnId: 'b', login })
  expect(await endSessionsOf(brain, 'ola')).toEqual([id])
  expect(await findSession(brain, id, { visitor: 'v', session: undefined })).toBeUndefined()
})

test('SEC-02 a signed-in caller’s data is not added to a conversation begun by somebody else', async () => {
  const brain = testBrain(database)
  const { id } = await initSession(brain, { ...beginning, turnId: 'c', login: undefined })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: kari })
  expect((await findSession(brain, id, { visitor: 'v', session: undefined }))?.facts).toEqual({})
})

test('REL-01 on an almost full disk no new conversation starts, and open ones continue', async () => {
  const { id } = await initSession(testBrain(database), { ...beginning, turnId: 'd', login: undefined })
  const full = testBrain({
    ...database,
    requireRoom: () => {
      throw new DiskNearlyFull('full')
    },
  })
  await expect(initSession(full, { ...beginning, turnId: 'e', login: undefined })).rejects.toThrow(DiskNearlyFull)
  expect(
    await handleTurn(full, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} }),
  ).toMatchObject({ cursor: 1 })
})
