import { expect, test } from 'vitest'
import { featureToggle } from '#server/accounts/tables.ts'
import { freePort } from '#server/testing/free-port.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
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
