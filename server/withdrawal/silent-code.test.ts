import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { sendLeftCodes } from '#server/identity/send-code.ts'
import { statementCounter } from '#server/testing/count-statements.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { orderedMobile } from '#server/testing/ordered.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createWithdrawals } from './create-withdrawals.ts'
import { makeWithdrawalKey } from './links.ts'

const counter = statementCounter()
let database: Database
let deps: ReturnType<typeof depsOf>
let sent: string[] = []
const depsOf = () => {
  const made = serviceDeps(database)
  return {
    ...made,
    content: createEmbeddedContent(),
    originOf: () => 'https://portal.example',
    // A gateway that takes a message and does not answer.
    sms: { send: async ({ to }: { to: string }) => (sent.push(to), new Promise<never>(() => {})) },
  }
}
beforeAll(async () => {
  database = counter.counted(await openInMemory(counter.logger))
  deps = depsOf()
}, 60_000)
afterAll(() => database.close())

const PHONE = '+4796210001'
const STRANGER = '+4797210001'
const linkOf = async (phone: string) => {
  const { customer, orderId } = await orderedMobile(serviceDeps(database), { phone, numberChoice: 'new' })
  return makeWithdrawalKey(deps, { order: orderId, legalEntity: customer })
}
const askForCode = (key: string, phone: string) =>
  createWithdrawals(deps, { entity: undefined, locale: 'nb_NO', address: null }).askForCode(key, phone)

test('BEY-06 SEC-01 asking for the code of a withdrawal does the same work and waits for no message, whether or not there is such an order', async () => {
  const key = await linkOf(PHONE)
  await askForCode('the first reads the secrets', STRANGER)
  deps.runtime.pass(120_000)
  counter.reset()
  const asked = [
    ['the order’s number', key, PHONE],
    ['another number', key, STRANGER],
    ['no such link', 'no such link', '+4797210002'],
  ] as const
  const counted = []
  for (const [name, link, phone] of asked) {
    expect(await counter.during(name, () => askForCode(link, phone))).toEqual({ at: 'code', phone })
    counted.push({ ...counter.counts[name], after: counter.counts['effect']?.statements ?? 0 })
    counter.reset()
  }
  expect(counted[0]?.statements).toBeGreaterThan(3)
  expect(counted[1]).toEqual(counted[0])
  expect(counted[2]).toEqual(counted[0])
  await expect.poll(() => sent).toEqual([PHONE])
})

test('BEY-06 a code whose message a crash has kept back is sent a little later, once, and those of nobody never', async () => {
  sent = []
  deps.runtime.pass(20_000)
  const left = {
    ...deps,
    sms: { send: async ({ to }: { to: string }) => (sent.push(to), { ok: true, value: 'sent' } as const) },
  }
  await sendLeftCodes(left)
  await sendLeftCodes(left)
  expect(sent).toEqual([PHONE])
})
