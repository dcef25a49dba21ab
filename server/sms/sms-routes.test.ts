import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createSms } from './create-sms.ts'
import { smsRoutes } from './outbox.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())

const settings = { SMS_GATEWAY_URL: undefined, SMS_GATEWAY_KEY: undefined, SMS_SENDER: 'Scoopr' }

test('AUTH-08 the outbox lists a number’s messages, newest first, a repeated key once', async () => {
  const deps = serviceDeps(database)
  const sms = createSms(deps, { APP_ENV: 'test', ...settings })
  const to = '+4791234567'
  for (const key of ['1', '2', '2']) {
    await sms.send({ to, text: `text ${key}`, key })
    deps.runtime.pass(1_000)
  }
  await sms.send({ to: '+4799999999', text: 'other', key: '3' })
  for (const written of ['%2B4791234567', '+4791234567', '91234567']) {
    const answer = await smsRoutes(deps).request(`/outbox?phoneNumber=${written}`)
    expect(await answer.json()).toEqual([
      { to, text: 'text 2', at: '2026-03-02T09:00:01.000Z' },
      { to, text: 'text 1', at: '2026-03-02T09:00:00.000Z' },
    ])
  }
  expect((await smsRoutes(deps).request('/outbox?phoneNumber=x')).status).toBe(400)
})

test.each(['staging', 'production'] as const)(
  'SEC-05 in %s there is no outbox, and no code is kept or sent without a gateway',
  async (APP_ENV) => {
    const deps = serviceDeps(database)
    expect((await smsRoutes({ ...deps, env: { APP_ENV } }).request('/outbox')).status).toBe(404)
    const before = await database.db.query.sentMessage.findMany()
    expect(
      await createSms(deps, { APP_ENV, ...settings }).send({ to: '+4791234567', text: '123456', key: APP_ENV }),
    ).toEqual({
      ok: false,
      reason: 'unreachable',
      code: 'no_gateway',
    })
    expect(await database.db.query.sentMessage.findMany()).toEqual(before)
  },
)
