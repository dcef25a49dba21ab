import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { pino } from 'pino'
import { consentLedger, legalEntity } from '#server/accounts/tables.ts'
import { openBrowser, type Browser } from '#server/testing/cookie-jar.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { leaveForProvider } from '#server/testing/leave-for-provider.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { ORIGIN } from '#server/testing/running-app.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'

const API = '/services/api/v1/auth/vipps-login/'
const portal = portalForTests()
let kari: string
beforeAll(async () => {
  kari = (
    await signedInCustomer(
      { database: portal.database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } },
      '+4790000001',
      '1990-12-24',
    )
  ).id
}, 60_000)

const returnAddress = (browser: Browser, person: string) => leaveForProvider(browser, '/vipps', person)

async function comeBack(browser: Browser, address: string): Promise<string> {
  const answer = await browser.ask(address)
  const [, key = ''] = /^\/login\/([\w-]{22})$/.exec(answer.headers.get('location') ?? '') ?? []
  return key
}
const look = async (browser: Browser, key: string) => {
  const answer = await browser.ask(`${API}?key=${key}`)
  return answer.status === 200 ? ((await answer.json()) satisfies unknown) : answer.status
}

test('CALL-14 AUTH-10 a number that Vipps has proven and that is known signs in, once', async () => {
  const browser = openBrowser(portal.app.ask)
  const { response, passed } = await browser.post('/vipps', {})
  expect(passed.at(-1)).toMatch(/^\/services\/identity\/interaction\//)
  expect(await response.text()).toContain('Sandkasse: ikke ekte Vipps')
  const key = await comeBack(browser, await returnAddress(browser, 'kari'))
  const login = await look(browser, key)
  expect(login).toEqual({ id: expect.any(String), status: 'known' })
  const finished = await browser.ask(`${API}${login.id}/`, jsonRequest('PATCH', {}))
  expect(await finished.json()).toEqual({
    accessToken: expect.any(String),
    tokenType: 'Bearer',
    token: expect.any(String),
    user: { legalEntityId: kari },
  })
  expect((await browser.ask('/services/auth/verify-token/', { method: 'POST' })).status).toBe(200)
  expect((await browser.ask(`${API}${login.id}/`, jsonRequest('PATCH', {}))).status).toBe(404)
  expect(await look(browser, key)).toBe(404)
})

test('CALL-14 a number without an account gets one once the terms are accepted, as a proven number', async () => {
  const browser = openBrowser(portal.app.ask)
  const key = await comeBack(browser, await returnAddress(browser, 'jens'))
  const login = await look(browser, key)
  expect(login).toEqual({
    id: expect.any(String),
    status: 'new',
    name: 'Jens Holm',
    phone: '+4790000401',
    email: 'jens.holm@example.no',
  })
  expect((await browser.ask(`${API}${login.id}/`, jsonRequest('PATCH', {}))).status).toBe(404)
  expect((await browser.ask(`${API}${login.id}/`, jsonRequest('PATCH', { acceptTerms: true }))).status).toBe(200)
  const [account] = await portal.database.db.select().from(legalEntity).where(eq(legalEntity.phone, '+4790000401'))
  expect(account).toMatchObject({
    firstName: 'Jens',
    provenAt: expect.any(Date),
    acceptanceTags: ['account-dialog:2017-10-31:'],
    birthDate: '1994-06-06',
  })
  expect(
    await portal.database.db
      .select()
      .from(consentLedger)
      .where(eq(consentLedger.legalEntity, account?.id ?? '')),
  ).toMatchObject([{ channel: 'vipps' }])
})

test('CALL-14 a return that is cancelled, too late, repeated or has a wrong or no state is reported and signs nobody in', async () => {
  const cancelled = openBrowser(portal.app.ask)
  expect(await look(cancelled, await comeBack(cancelled, await returnAddress(cancelled, 'cancel')))).toMatchObject({
    status: 'cancelled',
  })

  const replayed = openBrowser(portal.app.ask)
  const used = await returnAddress(replayed, 'kari')
  await comeBack(replayed, used)
  expect(await look(replayed, await comeBack(replayed, used))).toMatchObject({ status: 'replayed' })

  const forged = openBrowser(portal.app.ask)
  const address = await returnAddress(forged, 'kari')
  expect(await look(forged, await comeBack(forged, address.replace(/state=[^&]+/, 'state=another')))).toMatchObject({
    status: 'replayed',
  })

  const mallory = openBrowser(portal.app.ask)
  const hers = await returnAddress(mallory, 'kari')
  const victim = openBrowser(portal.app.ask)
  expect(await look(victim, await comeBack(victim, hers))).toMatchObject({ status: 'replayed' })

  const wrongCode = openBrowser(portal.app.ask)
  expect(
    await look(
      wrongCode,
      await comeBack(wrongCode, (await returnAddress(wrongCode, 'kari')).replace(/code=[^&]+/, 'code=guessed')),
    ),
  ).toMatchObject({ status: 'failed' })

  const late = openBrowser(portal.app.ask)
  const lateAddress = await returnAddress(late, 'kari')
  portal.app.pass(901_000)
  expect(await look(late, await comeBack(late, lateAddress))).toMatchObject({ status: 'timedOut' })
  for (const browser of [cancelled, replayed, forged, victim, wrongCode, late])
    expect((await browser.ask('/services/auth/verify-token/', { method: 'POST' })).status).toBe(401)
})

test('CALL-14 SEC-02 a key or id of a Vipps sign-in is refused in another browser, and one cannot be started from another origin', async () => {
  const browser = openBrowser(portal.app.ask)
  const key = await comeBack(browser, await returnAddress(browser, 'kari'))
  const login = await look(browser, key)
  const other = openBrowser(portal.app.ask)
  expect(await look(other, key)).toBe(404)
  expect((await other.ask(`${API}${login.id}/`, jsonRequest('PATCH', {}))).status).toBe(404)
  expect((await other.ask(`${API}?origin=https://evil.example`)).status).toBe(400)
  expect(await (await other.ask(`${API}?origin=${ORIGIN}`)).json()).toEqual({
    url: expect.stringContaining(`${ORIGIN}/services/identity/auth?`),
  })
  expect(portal.app.logged()).not.toMatch(/90000001|90000401/)
})

test('TRU-04 a number whose account has another birth date than Vipps says signs nobody in and overwrites nothing', async () => {
  const deps = { database: portal.database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } }
  const { id, headers } = await signedInCustomer(deps, '+4790000002', '1951-01-01')
  const browser = openBrowser(portal.app.ask)
  const login = await look(browser, await comeBack(browser, await returnAddress(browser, 'ola')))
  expect(login).toEqual({ id: expect.any(String), status: 'otherPerson' })
  const finished = await browser.ask(`${API}${login.id}/`, jsonRequest('PATCH', { acceptTerms: true }))
  expect(finished.status).toBe(404)
  const [account] = await portal.database.db.select().from(legalEntity).where(eq(legalEntity.id, id))
  expect(account).toMatchObject({ firstName: 'Kari', birthDate: '1951-01-01', phone: '+4790000002' })
  const making = await portal.app.ask('/services/auth/passkeys/new/options', jsonRequest('POST', {}, headers))
  expect(making.status).toBe(403)
})
