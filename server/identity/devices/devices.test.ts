import { gt } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeviceView } from '#contracts/account/devices.ts'
import type { Database } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { IDLE_LIMIT, readLogin } from '#server/identity/logins.ts'
import { openedLogin } from '#server/testing/open-login.ts'
import { createDevices } from './create-devices.ts'
import { deviceKindOf } from './device-kind.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0'
const MINUTE = 60_000

let database: Database
let deps: ReturnType<typeof serviceDeps>
let numbers = 0
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = serviceDeps(database)
})

const newCustomer = async () => (await signedInCustomer(deps, `+47471100${String(++numbers).padStart(2, '0')}`)).id

async function signIn(id: string, userAgent: string, browser?: string) {
  const login = await openedLogin(deps, id, new Headers({ 'user-agent': userAgent }))
  const devices = createDevices(deps, { legalEntityId: id, jti: login.jti, expires: login.expires }, browser)
  return { devices, isOpen: async () => (await readLogin(deps, login.accessToken)).ok }
}
const shown = (devices: DeviceView[]) => devices.map(({ browser, system, isThis }) => [browser, system, isThis])

test('TRU-03 the customer sees each open login with browser, system and times, and which one this is', async () => {
  const id = await newCustomer()
  deps.runtime.pass(MINUTE)
  await signIn(id, EDGE)
  deps.runtime.pass(MINUTE)
  const phone = await signIn(id, IPHONE)
  const list = await phone.devices.list()
  expect(shown(list)).toEqual([
    ['safari', 'ios', true],
    ['edge', 'windows', false],
    ['other', 'other', false],
  ])
  const now = deps.runtime.now()
  expect(list[1]).toMatchObject({ method: 'code', signedInAt: now - MINUTE, lastSeenAt: now - MINUTE })
})

test('TRU-03 SEC-02 the customer ends one login or all others, and another customer’s login is treated as missing', async () => {
  const id = await newCustomer()
  const [pc, phone, stranger] = [
    await signIn(id, EDGE),
    await signIn(id, IPHONE),
    await signIn(await newCustomer(), EDGE),
  ]
  const [theirs] = await stranger.devices.list()
  const outcomes = [await phone.devices.end(theirs?.id ?? ''), await phone.devices.end('no such login')]
  expect(outcomes).toEqual([false, false])
  expect(await stranger.isOpen()).toBe(true)
  const other = (await phone.devices.list()).find(({ browser }) => browser === 'edge')
  expect(await phone.devices.end(other?.id ?? '')).toBe(true)
  expect([await pc.isOpen(), await phone.isOpen()]).toEqual([false, true])
  expect(await phone.devices.end(other?.id ?? '')).toBe(false)
  await phone.devices.endOthers()
  expect(shown(await phone.devices.list())).toEqual([['safari', 'ios', true]])
  expect([await phone.isOpen(), await stranger.isOpen()]).toEqual([true, true])
})

test('TRU-03 with all other logins, what other browsers’ conversations may do as the customer ends', async () => {
  const id = await newCustomer()
  const { devices, isOpen } = await signIn(id, EDGE, 'this browser')
  const expiresAt = new Date(deps.runtime.now() + MINUTE)
  const facts = { customerId: id }
  const [own, other] = ['this browser', 'another'].map((visitor) => {
    const session = deps.runtime.id()
    return { id: session, initTurn: session, locale: 'nb_NO', visitor, expiresAt, facts }
  })
  await database.db.insert(chatSession).values([own, other].flatMap((row) => row ?? []))
  await devices.endOthers()
  const open = await database.db
    .select()
    .from(chatSession)
    .where(gt(chatSession.expiresAt, new Date(deps.runtime.now())))
  expect([open.map((row) => row.id), await isOpen()]).toEqual([[own?.id], true])
})

test('TRU-03 a login that is used stays open, and one that is not used for four hours ends', async () => {
  const { devices, isOpen } = await signIn(await newCustomer(), EDGE)
  deps.runtime.pass(IDLE_LIMIT - MINUTE)
  expect(await isOpen()).toBe(true)
  deps.runtime.pass(IDLE_LIMIT - MINUTE)
  expect(await isOpen()).toBe(true)
  expect((await devices.list())[0]?.lastSeenAt).toBe(deps.runtime.now())
  const idle = await signIn(await newCustomer(), EDGE)
  deps.runtime.pass(IDLE_LIMIT)
  expect(await idle.isOpen()).toBe(false)
  expect(await idle.devices.list()).toEqual([])
})

test.each([
  [EDGE, 'edge', 'windows'],
  [IPHONE, 'safari', 'ios'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'firefox', 'linux'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130 Safari/537.36',
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36',
    'chrome',
    'macos',
  ],
  ['curl/8.5.0', 'other', 'other'],
])('TRU-03 only the kind of browser and system is read from %s', (userAgent, browser, system) => {
  expect(deviceKindOf(new Headers({ 'user-agent': userAgent }))).toEqual({ browser, system })
})
