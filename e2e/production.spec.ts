import { AT_STAKE } from '#contracts/ports/ports.ts'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { expect, test } from './portal-test.ts'
import { startPortal, type RunningPortal } from './server.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let production: RunningPortal
test.beforeAll(async () => {
  test.setTimeout(180_000)
  postgres = await startPostgres({ fsync: false })
  production = await startPortal({
    APP_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: postgres.url,
    SMS_GATEWAY_URL: 'http://127.0.0.1:9',
    ROOT_KEY: Buffer.alloc(32, 1).toString('base64'),
    ACCEPT_EMBEDDED: AT_STAKE.join(','),
  })
})
test.afterAll(async () => {
  await production.stop()
  await postgres.stop()
})

test('TRU-07 AUTH-08 AUTH-09 in production the pages of development are not there and drafts are not shown', async ({
  request,
}) => {
  const status = async (path: string) => [
    path,
    (await request.get(production.url + path, { maxRedirects: 0 })).status(),
  ]
  expect(await status('/mobilabonnement')).toEqual(['/mobilabonnement', 200])
  expect(await status('/dev/sms')).toEqual(['/dev/sms', 404])
  expect(await status('/dev/sms.data')).toEqual(['/dev/sms.data', 404])
  expect(await status('/services/sms/outbox')).toEqual(['/services/sms/outbox', 404])
  expect((await status('/flowsandbox'))[1]).not.toBe(200)
  const preview = await request.get(`${production.url}/mobilabonnement?preview=1`, {
    headers: { cookie: 'prat_preview=1' },
  })
  expect(preview.headers()['set-cookie'] ?? '').not.toContain('prat_preview')
  expect(preview.headers()['cache-control']).not.toContain('no-store')
})

test('TRU-07 in production nobody is a demo customer and the sign-in offers no sandbox', async ({ request }) => {
  const login = await (await request.get(`${production.url}/login`)).text()
  expect(login).not.toMatch(/action="\/vipps"/)
  const registered = await request.post(`${production.url}/services/auth/login/`, {
    data: { phoneNumber: '+4790000001', password: '123456' },
  })
  expect(registered.status()).toBe(401)
})
