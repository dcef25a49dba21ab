import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './db/database.ts'
import { openInMemory } from './db/open-embedded.ts'
import { chatCaller } from './testing/chat-caller.ts'
import { orderByChat } from './testing/order-by-chat.ts'
import { runningApp, type RunningApp } from './testing/running-app.ts'

let database: Database
let app: RunningApp
beforeAll(async () => {
  database = await openInMemory()
  app = await runningApp(database)
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
})

const readOutbox = async (phone: string) => (await app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('CALL-15 CALL-07 FLOW-05 the whole order over HTTP alone ends with the subscription in the list', async () => {
  const caller = chatCaller(app.ask, 'whole-order')
  await caller.begin('mobile_onboarding', 'init')
  await orderByChat(caller, '93100001', readOutbox)
  expect(caller.ended()).toBe('order')
  expect(caller.transcript().map(({ seq }) => seq)).toEqual(caller.transcript().map((_, index) => index + 1))
  const { id, jwt } = caller.session()
  const login = await app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', ...bearer(jwt) })
  const credentials = await login.json()
  expect(credentials).toEqual({ accessToken: expect.any(String), tokenType: 'Bearer', token: credentials.accessToken, user: { legalEntityId: expect.any(String) } })
  const list = await app.ask('/services/subscriptions/', bearer(credentials.accessToken))
  expect(await list.json()).toMatchObject([{ product: { kind: 'MOBILE' }, state: 'ORDERED', asset: { foreignId: '+4793100001' } }])
})
