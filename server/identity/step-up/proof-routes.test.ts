import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PASSKEY_CALLS } from '#contracts/account/passkeys.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { realRuntime } from '#server/runtime.ts'
import { openBrowser } from '#server/testing/cookie-jar.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { leaveForProvider } from '#server/testing/leave-for-provider.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { ORIGIN } from '#server/testing/running-app.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { softwarePasskey } from '#server/testing/software-passkey.ts'

const portal = portalForTests()
/** The birth date of Kari Nordmann at the sandbox's BankID. */
const BORN = '1990-12-24'
const CONFIRM = pathTo('confirm')
let numbers = 0
let passed = 0
const pass = (minutes: number) => {
  passed += minutes * 60_000
  portal.app.pass(minutes * 60_000)
}
const deps = () => ({
  database: portal.database,
  runtime: { ...realRuntime(pino({ level: 'silent' })), now: () => Date.now() + passed },
  env: { LOGIN_HOURS: 8 },
})
const FRESH = 200
const NOT_FRESH = 403

async function customer(birthDate = BORN) {
  const { id, headers } = await signedInCustomer(deps(), `+47471500${String(++numbers).padStart(2, '0')}`, birthDate)
  const open = () =>
    openBrowser((path, init = {}) => {
      const sent = new Headers(init.headers)
      sent.set('authorization', headers.authorization)
      return portal.app.ask(path, { ...init, headers: sent })
    })
  const browser = open()
  const call = async (path: string, body: object = {}) => browser.ask(path, jsonRequest('POST', body))
  return {
    id,
    open,
    browser,
    call,
    fresh: async () => (await call(PASSKEY_CALLS.newOptions)).status,
    changes: async (change: object) =>
      (await browser.ask(`/services/api/account/${id}/`, jsonRequest('PATCH', change))).status,
    email: async () => (await findCustomer(deps(), id))?.email,
  }
}
type Customer = Awaited<ReturnType<typeof customer>>

/** Where the provider sends the person back to. */
const chosen = ({ browser }: Pick<Customer, 'browser'>, person: string, provider = 'bankid') =>
  leaveForProvider(browser, `/proof/${provider}`, person)
const returned = async ({ browser }: Pick<Customer, 'browser'>, address: string) =>
  (await browser.ask(address)).headers.get('location')
/** In a browser of its own: the sandbox's provider remembers who came. */
async function proves({ open }: Customer, person: string, provider?: string) {
  const at = { browser: open() }
  return returned(at, await chosen(at, person, provider))
}

test.each(['bankid', 'vipps'])(
  'TRU-03 eleven minutes after the sign-in, %s proves who the customer is',
  async (provider) => {
    const kari = await customer()
    pass(11)
    expect(await kari.fresh()).toBe(NOT_FRESH)
    expect(await proves(kari, 'kari', provider)).toBe(CONFIRM)
    expect(await kari.fresh()).toBe(FRESH)
  },
)

test('TRU-04 another person’s BankID proves nothing, and from then on a code is not enough until the holder’s own has come', async () => {
  const kari = await customer()
  expect(await proves(kari, 'ola')).toBe(`${CONFIRM}?ended=otherPerson`)
  expect(await kari.fresh()).toBe(NOT_FRESH)
  expect(await kari.changes({ birthDate: '03/05/1978', firstName: 'Ola' })).toBe(NOT_FRESH)
  expect(await proves(kari, 'ola')).toBe(`${CONFIRM}?ended=otherPerson`)
  expect(await findCustomer(deps(), kari.id)).toMatchObject({ firstName: 'Kari', birthDate: BORN })
  expect(await proves(kari, 'kari')).toBe(CONFIRM)
  expect(await kari.fresh()).toBe(FRESH)
})

test('TRU-04 once a BankID has been the holder’s, another is not, whatever name and birth date the account has', async () => {
  const kari = await customer()
  expect(await proves(kari, 'kari')).toBe(CONFIRM)
  await portal.database.db
    .update(legalEntity)
    .set({ firstName: 'Ola', birthDate: '1978-05-03' })
    .where(eq(legalEntity.id, kari.id))
  expect(await proves(kari, 'ola')).toBe(`${CONFIRM}?ended=otherPerson`)
})

test('TRU-03 TRU-04 who finds a sign-in of long ago open cannot give the account their own name and birth date and prove it with their BankID', async () => {
  const kari = await customer()
  pass(11)
  expect(await kari.changes({ firstName: 'Ola', lastName: 'Hansen', birthDate: '03/05/1978' })).toBe(NOT_FRESH)
  expect(await kari.changes({ birthDate: null })).toBe(NOT_FRESH)
  expect(await proves(kari, 'ola')).toBe(`${CONFIRM}?ended=otherPerson`)
  expect(await kari.fresh()).toBe(NOT_FRESH)
})

test('TRU-04 an account without a birth date is neither proven nor doubted by BankID', async () => {
  const kari = await customer()
  await portal.database.db.update(legalEntity).set({ birthDate: null }).where(eq(legalEntity.id, kari.id))
  expect(await proves(kari, 'ola')).toBe(`${CONFIRM}?ended=unknownPerson`)
  expect(await kari.fresh()).toBe(FRESH)
})

test('TRU-04 a passkey of the account ends the doubt as well', async () => {
  const kari = await customer()
  const passkey = softwarePasskey(ORIGIN)
  const challenge = async (path: string) => (await (await kari.call(path)).json()).challenge
  await kari.call(PASSKEY_CALLS.create, {
    name: 'Telefonen',
    made: passkey.make(await challenge(PASSKEY_CALLS.newOptions)),
  })
  await proves(kari, 'ola')
  expect(await kari.fresh()).toBe(NOT_FRESH)
  const confirmed = await kari.call(PASSKEY_CALLS.confirm, passkey.prove(await challenge(PASSKEY_CALLS.confirmOptions)))
  expect([confirmed.status, await kari.fresh()]).toEqual([200, FRESH])
})

test('TRU-03 SEC-02 a return that is cancelled, forged, repeated or in another browser or sign-in proves nothing', async () => {
  const [kari, other] = [await customer(), await customer()]
  pass(11)
  expect(await proves(kari, 'cancel')).toBe(`${CONFIRM}?ended=cancelled`)
  const forged = (await chosen(kari, 'kari')).replace(/code=[^&]+/, 'code=guessed')
  expect(await returned(kari, forged)).toBe(`${CONFIRM}?ended=failed`)
  const elsewhere = await chosen(kari, 'kari')
  await returned({ browser: openBrowser(portal.app.ask) }, elsewhere)
  await returned(other, elsewhere)
  expect([await kari.fresh(), await other.fresh()]).toEqual([NOT_FRESH, NOT_FRESH])
  expect(await returned(kari, elsewhere)).toBe(CONFIRM)
  pass(11)
  await returned(kari, elsewhere)
  expect(await kari.fresh()).toBe(NOT_FRESH)
})

test('TRU-03 SEC-02 without a sign-in, or for a page of another site, nobody is sent to BankID', async () => {
  const stranger = openBrowser(portal.app.ask)
  expect((await stranger.ask('/proof/bankid', { method: 'POST' })).headers.get('location')).toBe(CONFIRM)
  const kari = await customer()
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
  expect((await kari.browser.ask('/proof/bankid', foreign)).status).toBe(403)
  expect((await kari.browser.ask('/proof/other', { method: 'POST' })).headers.get('location')).toBe(CONFIRM)
  expect(portal.app.logged()).not.toMatch(/24929012190|1990-12-24/)
})
