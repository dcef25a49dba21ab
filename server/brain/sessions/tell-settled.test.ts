import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PgBoss } from 'pg-boss'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { chatSession } from '#server/brain/tables.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { Database } from '#server/db/database.ts'
import { startBoss, stopBoss } from '#server/db/delivery-queue.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { initSession } from './sessions.ts'
import { askToBeTold, openTellingQueue } from './tell-settled.ts'

let database: Database
let boss: PgBoss
let tellSettled: Brain['tellSettled']
beforeAll(async () => {
  database = await openInMemory()
  const deps = serviceDeps(database)
  boss = await startBoss(deps)
  tellSettled = await openTellingQueue({ ...deps, boss })
})
afterAll(async () => {
  await stopBoss(boss)
  await database.close()
})

type Ways = { at?: Brain['at']; store?: Database }
async function waitingSession(name: string, customerId: string | null, { at = () => {}, store = database }: Ways = {}) {
  const brain = testBrain(store, { 'code.check': async () => ({ outcome: 'wrong' }) }, { tellSettled, at })
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

async function newCustomer(phone: string): Promise<string> {
  const name = { firstName: 'Kari', lastName: 'Nordmann' }
  const customer = { phone, name, email: 'kari@example.no', locale: 'nb_NO' } as const
  return (await createCustomer(serviceDeps(database), customer)).id
}

const TOLD = ['Nå er det klart hos Scoopr. Se hvordan det gikk: https://portal.example/mobil']
const textsTo = async (phone: string) => (await listMessages(serviceDeps(database), phone)).map(({ text }) => text)
test('OPS-02 whoever asked for it is told by SMS, once, when the effect they waited for is settled', async () => {
  const phone = '+4793400777'
  const { brain, row } = await waitingSession('asks', await newCustomer(phone))
  await askToBeTold(brain, row)
  await brain.settle()
  await expect.poll(() => textsTo(phone)).toEqual(TOLD)
  const [after] = await database.db.select().from(chatSession).where(eq(chatSession.id, row.id))
  expect(after?.tellSettled).toBe(false)
})

test('OPS-02 REL-01 whoever asks for it in the moment in which the effect is settled is told', async () => {
  const phone = '+4793400779'
  let beforeWriting = async () => {}
  const db = new Proxy(database.db, {
    get: (target, key, receiver) =>
      key === 'execute'
        ? async (statement: Parameters<typeof target.execute>[0]) => {
            await beforeWriting()
            return target.execute(statement)
          }
        : Reflect.get(target, key, receiver),
  })
  const { brain, row }: Awaited<ReturnType<typeof waitingSession>> = await waitingSession(
    'asks late',
    await newCustomer(phone),
    {
      store: { ...database, db },
      at: (point) => {
        if (point === 'after the call') beforeWriting = () => askToBeTold({ database }, row)
      },
    },
  )
  await brain.settle()
  await expect.poll(() => textsTo(phone)).toEqual(TOLD)
})

test('OPS-02 REL-01 the SMS is sent although the process dies right after the effect was settled', async () => {
  const phone = '+4793400778'
  let dies = false
  const { brain, row } = await waitingSession('asks before a crash', await newCustomer(phone), {
    at: (point) => {
      if (dies && point === 'after commit') throw new Error('killed')
    },
  })
  await askToBeTold(brain, row)
  dies = true
  await expect(brain.settle()).rejects.toThrow('killed')
  await expect.poll(() => textsTo(phone)).toEqual(TOLD)
})

test('OPS-02 SEC-01 nobody can have an SMS sent to a number that was not proven', async () => {
  const { brain, row } = await waitingSession('stranger', null)
  await askToBeTold(brain, row)
  const [after] = await database.db.select().from(chatSession).where(eq(chatSession.id, row.id))
  expect(after?.tellSettled).toBe(false)
})
