import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../db/open-embedded.ts'
import { chatCaller } from '../testing/chat-caller.ts'
import { jsonRequest } from '../testing/json-request.ts'
import { runningApp, type RunningApp } from '../testing/running-app.ts'

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

const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` })

test('SEC-02 FLOW-02 a goal cannot begin behind the code: no way into the account of another number', async () => {
  const victim = { email: 'vic@example.no', firstName: 'Vic', lastName: 'Tim', phoneNumber: '+4792222222' }
  await app.ask('/services/auth/register/', jsonRequest('POST', victim))
  const thief = chatCaller(app.ask, 'thief')
  await thief.begin('generic_signup', 'init')
  for (const answer of [{ payload: 'new' }, { utterance: 'Mal Lory' }, { utterance: '92222222' }, { utterance: 'mal@example.no' }]) await thief.say(answer)
  const goal = (goal_flow: string, step: string) => thief.call('goal', { action: 'activate', goal_flow, step })
  const hello = (await goal('mobile_onboarding', 'create_customer')).elements
  expect(hello.at(-1)?.resulting_state).toBe('AWAIT_CHOICE')
  await goal('generic_signup', 'sign_in')
  const { id, jwt } = thief.session()
  const login = await app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', headers: bearer(jwt) })
  expect([login.status, (await login.json()).code]).toEqual([403, 'no_login'])
  expect(await database.db.query.chatEffect.findMany()).toEqual([])
})

test.each(['toString', '__proto__', 'constructor', 'no_such_step', ''])('FLOW-02 a goal at the step %j begins at the beginning', async (step) => {
  const caller = chatCaller(app.ask, `step-${step}`)
  await caller.begin('mobile_onboarding', step)
  expect(caller.transcript().at(-1)?.resulting_state).toBe('AWAIT_CHOICE')
})
