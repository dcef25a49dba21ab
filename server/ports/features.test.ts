import { expect, test } from 'vitest'
import { featureToggle } from '#server/accounts/tables.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { freePort } from '#server/testing/free-port.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { rememberSwitchedOff } from './switched-off.ts'
import { embeddedFeatures } from './features.ts'
import { SECRET, startProvider } from './testing/start-provider.ts'

test('ORD-04 CALL-06 features are everybody’s, and over them the customer’s own; with FEATURES_URL what that system says', async () => {
  const database = await openInMemory()
  const now = { ...serviceDeps(database), runtime: { ...serviceDeps(database).runtime, now: Date.now } }
  const kari = await signedInCustomer(now, '+4798100001')
  await database.db.insert(featureToggle).values({ legalEntity: kari.id, name: 'beta', enabled: false })
  const read = async (app: RunningApp) => {
    const answer = await app.ask('/services/api/v1/featuretoggles', { headers: kari.headers })
    return [answer.status, await answer.json()]
  }
  const own = await runningApp(database, { FEATURES: 'beta, roaming' })
  expect(await read(own)).toEqual([200, { beta: false, roaming: true }])
  await own.close()
  const port = String(await freePort())
  const app = await runningApp(database, { FEATURES_URL: `http://127.0.0.1:${port}`, PORT_SECRET: SECRET })
  expect(await read(app)).toMatchObject([502, { code: 'service_down' }])
  const provider = await startProvider({ PORT: port })
  expect(await read(app)).toEqual([200, { power: true, beta: false }])
  await provider.close()
  await app.close()
  await database.close()
}, 60_000)

test('CALL-06 SHELL-20 a page or conversation asks at most once a minute, and keeps what it knew while the system is silent', async () => {
  const database = await openInMemory()
  const deps = serviceDeps(database)
  const kari = await signedInCustomer(deps, '+4798100002')
  const own = embeddedFeatures(deps, { calls: false, passkeys: true })
  let asked = 0
  let isSilent = false
  const off = rememberSwitchedOff(deps.runtime, {
    read: async (customer) => {
      asked += 1
      return isSilent ? { ok: false, reason: 'unreachable' } : own.read(customer)
    },
  })
  expect([await off(undefined), await off(kari.id)]).toEqual([['calls'], ['calls']])
  await database.db.insert(featureToggle).values([
    { legalEntity: kari.id, name: 'passkeys', enabled: false },
    { legalEntity: kari.id, name: 'calls', enabled: true },
  ])
  expect([await off(kari.id), asked]).toEqual([['calls'], 2])
  deps.runtime.pass(60_000)
  await off(kari.id)
  await expect.poll(() => off(kari.id)).toEqual(['passkeys'])
  isSilent = true
  deps.runtime.pass(60_000)
  await off(kari.id)
  expect(await off(kari.id)).toEqual(['passkeys'])
  await database.close()
}, 60_000)

test('CALL-06 SHELL-20 a visitor’s conversation offers no call where calls are off for everybody', async () => {
  const database = await openInMemory()
  const app = await runningApp(database, { FEATURES: '-calls' })
  const offered = async () => {
    const caller = chatCaller(app.ask, 'calls-off')
    await caller.begin('generic_signup', 'init')
    await caller.say({ utterance: 'snakk med kundeservice' })
    return caller
      .transcript()
      .at(-1)
      ?.suggested_responses.map(({ payload }) => payload)
  }
  expect(await offered()).toEqual(['back', 'leave'])
  await app.close()
  await database.close()
}, 120_000)
