import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { initSession } from '#server/brain/sessions/sessions.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { handleTurn } from './handle-turn.ts'
import { createTurnQueue } from './turn-groups.ts'

const VISITORS = ['first', 'second', 'third', 'fourth']

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

function openBrain(apart: number): { brain: TestBrain; commits: () => number } {
  let commits = 0
  const at = (point: string) => {
    if (point === 'after commit') commits += 1
  }
  const brain = testBrain(database, {}, { at })
  brain.turns = createTurnQueue(brain, { lanes: 2, apart })
  return { brain, commits: () => commits }
}

async function begin(brain: TestBrain, visitor: string): Promise<string> {
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale: 'nb_NO', login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
  return id
}

const order = (brain: TestBrain, session: string) =>
  handleTurn(brain, session, 'turn-1', { kind: 'answer', utterance: '', payload: 'order' })

test('OPS-01 turns of a busy moment are committed together, and the first of them at once', async () => {
  const { brain, commits } = openBrain(300)
  const sessions = await Promise.all(VISITORS.map((visitor) => begin(brain, visitor)))
  await wait(300)
  const before = commits()
  const [first, ...others] = sessions.map((session, index) => wait(index * 20).then(() => order(brain, session)))
  await first
  expect(commits()).toBe(before + 1)
  const taken = await Promise.all(others)
  expect(commits()).toBe(before + 2)
  expect(taken.map((turn) => turn?.elements.at(-1)?.utterance)).toEqual(['phone?', 'phone?', 'phone?'])
})

test('OPS-01 a visitor alone waits for nobody', async () => {
  const { brain, commits } = openBrain(60_000)
  const id = await begin(testBrain(database), 'alone')
  await order(brain, id)
  expect(commits()).toBe(1)
})
