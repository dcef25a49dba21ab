import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { chatSession } from '#server/brain/tables.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Database } from '#server/db/database.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { initSession } from './sessions.ts'
import { askToBeTold, createTellSettled } from './tell-settled.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

async function waitingSession(name: string, customerId: string | null) {
  const brain = testBrain(database, { 'code.check': async () => ({ outcome: 'wrong' }) })
  brain.tellSettled = createTellSettled(serviceDeps(database))
  const visitor = name
  const { id } = await initSession(brain, { turnId: name, visitor, locale: 'nb_NO', login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'phone', facts: {} })
  await handleTurn(brain, id, 'phone', { kind: 'answer', utterance: '93400001' })
  await handleTurn(brain, id, 'code', { kind: 'answer', utterance: '111111' })
  const [row] = await database.db
    .update(chatSession)
    .set({ customerId, page: '/mobil' })
    .where(eq(chatSession.id, id))
    .returning()
  if (!row) throw new Error('no session')
  return { brain, row }
}

test('OPS-02 whoever asked for it is told by SMS, once, when the effect they waited for is settled', async () => {
  const deps = serviceDeps(database)
  const phone = '+4793400777'
  const { id } = await createCustomer(deps, {
    phone,
    name: { firstName: 'Kari', lastName: 'Nordmann' },
    email: 'kari@example.no',
    locale: 'nb_NO',
  })
  const { brain, row } = await waitingSession('asks', id)
  await askToBeTold(brain, row)
  await brain.settle()
  await vi.waitFor(async () =>
    expect((await listMessages(deps, phone)).map(({ text }) => text)).toEqual([
      'Nå er det klart hos Scoopr. Se hvordan det gikk: https://portal.example/mobil',
    ]),
  )
  const [after] = await database.db.select().from(chatSession).where(eq(chatSession.id, row.id))
  expect(after?.tellSettled).toBe(false)
})

test('OPS-02 SEC-01 nobody can have an SMS sent to a number that was not proven', async () => {
  const { brain, row } = await waitingSession('stranger', null)
  await askToBeTold(brain, row)
  const [after] = await database.db.select().from(chatSession).where(eq(chatSession.id, row.id))
  expect(after?.tellSettled).toBe(false)
})
