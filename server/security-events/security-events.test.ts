import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chainHead } from '#server/db/chain-head-table.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { realRuntime } from '#server/runtime.ts'
import { endLogins } from '#server/identity/login-lifetime.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { pino } from 'pino'
import { verifyChain } from './chain.ts'
import { ownEvents } from './own-events.ts'
import { recordEvent, writeEvents } from './record-event.ts'
import { securityEvent } from './tables.ts'

const EDITOR = 'editor-token-of-thirty-two-characters'
const portal = portalForTests({ settings: { EDITOR_TOKENS: EDITOR } })
const phoneNumber = '+4793900001'
const runtime = realRuntime(pino({ level: 'silent' }))
const deps = () => ({ database: portal.database, runtime, env: { LOGIN_HOURS: 8 } })
const post = (path: string, body: object, headers = {}) => portal.app.ask(path, jsonRequest('POST', body, headers))
const events = async () => {
  await writeEvents(portal.database)
  return portal.database.db.query.securityEvent.findMany({ orderBy: (row, { asc }) => asc(row.n) })
}

beforeEach(async () => {
  await writeEvents(portal.database)
  await portal.database.db.delete(securityEvent)
  await portal.database.db.delete(chainHead)
})

test('TRU-06 sign-ins, failures, limits, changes, denials, edits and logouts are events with a request’s id', async () => {
  const kari = await signedInCustomer(deps(), phoneNumber)
  const { id, headers } = kari
  const login = { phoneNumber, password: '000000' }
  const named = { 'x-otp-session': 'a-browser-of-its-own' }
  await post('/services/auth/send-user-otp/', { phoneNumber }, named)
  await post('/services/auth/send-user-otp/', { phoneNumber }, named)
  for (let n = 0; n < 6; n += 1) await post('/services/auth/login/', login, named)
  await portal.app.ask(`/services/api/account/${id}/`, jsonRequest('PATCH', { lastName: 'Hansen' }, headers))
  await portal.app.ask('/services/api/account/somebody-else/', { headers })
  await portal.app.ask('/services/translations/nb_NO.po', { method: 'PUT', headers: { authorization: 'Bearer wrong' } })
  await portal.app.ask('/services/translations/nb_NO.po', {
    method: 'PUT',
    headers: { authorization: `Bearer ${EDITOR}` },
    body: 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n',
  })
  await post('/services/auth/logout/', {}, headers)
  const told = await events()
  expect(told.map(({ name, details }) => [name, ...Object.values(details)].join(' '))).toEqual([
    'user_created',
    'authn_login_success code',
    'excess_rate_limit_exceeded signIn codes an asker asks for tooMany',
    ...Array.from({ length: 5 }, () => 'authn_login_fail signIn wrong'),
    'authn_login_lock signIn',
    'user_updated lastName',
    'authz_fail not_found 404',
    'authz_fail not_editor 401',
    'authz_admin PUT texts',
    'authn_token_revoked',
  ])
  expect(told.slice(2).filter(({ request }) => !/^[\w-]{36}$/.test(request ?? ''))).toEqual([])
  const actorAt = (name: string) => told.filter((event) => event.name === name).map(({ actor }) => actor)
  expect(actorAt('authz_fail')).toEqual([actorAt('user_updated')[0], null])
  const all = JSON.stringify(told)
  for (const personal of [phoneNumber, phoneNumber.slice(3), id, 'Kari', 'Hansen', '000000', '192.0.2.1'])
    expect([personal, all.includes(personal)]).toEqual([personal, false])
})

const written = async (count: number) => {
  for (let n = 0; n < count; n += 1) recordEvent(deps(), { name: 'sys_key_rotated', details: { count: n } })
  await Promise.all([writeEvents(portal.database), writeEvents(portal.database)])
}
const brokenAt = async () => {
  const { count, broken } = await verifyChain(portal.database)
  return broken && count + 1
}

test('TRU-06 a changed, removed or added event breaks the chain, which is otherwise as it was written', async () => {
  const { db } = portal.database
  expect(await verifyChain(portal.database)).toEqual({ count: 0, head: undefined })
  await written(3)
  await written(2)
  const whole = await verifyChain(portal.database)
  expect(whole).toEqual({ count: 5, head: expect.any(String) })
  const [, , third] = await events()
  if (!third) throw new Error('no third event')
  const change = (row: Partial<typeof third>) => db.update(securityEvent).set(row).where(eq(securityEvent.n, third.n))
  for (const row of [{ details: { count: 7 } }, { name: 'authz_fail' as const }, { at: new Date(0) }, { actor: 'x' }]) {
    await change(row)
    expect(await brokenAt()).toBe(3)
    await change(third)
  }
  expect(await verifyChain(portal.database)).toEqual(whole)
  await db.delete(securityEvent).where(eq(securityEvent.n, third.n))
  expect(await brokenAt()).toBe(3)
})

const deleteNewest = (n: number) => portal.database.db.delete(securityEvent).where(eq(securityEvent.n, n))

test('TRU-06 a deleted newest event is found, also once more events were written', async () => {
  await written(3)
  await deleteNewest(3)
  expect(await brokenAt()).toBe(3)
  await written(2)
  expect(await brokenAt()).toBe(3)
})

test('TRU-06 who sets the head back to an older event, too, is found, before and after more events', async () => {
  await written(3)
  const [, second] = await events()
  if (!second) throw new Error('no second event')
  await deleteNewest(3)
  await portal.database.db.update(chainHead).set({ seq: second.n, hash: second.hash })
  expect(await brokenAt()).toBe(3)
  await written(1)
  expect(await brokenAt()).toBe(3)
})

test('TRU-06 a release that keeps no head may write beside this one, and its rows stay whole', async () => {
  await written(2)
  await portal.database.db.delete(chainHead)
  expect(await verifyChain(portal.database)).toMatchObject({ count: 2 })
  expect(await brokenAt()).toBeUndefined()
  await written(1)
  const [head] = await portal.database.db.select().from(chainHead)
  if (!head) throw new Error('no head')
  await written(2)
  await portal.database.db.update(chainHead).set(head)
  expect(await brokenAt()).toBeUndefined()
  await written(1)
  expect([await brokenAt(), (await verifyChain(portal.database)).count]).toEqual([undefined, 6])
})

test('TRU-06 customers see what happened to their account and nothing of others or of before it was theirs', async () => {
  const past = { ...deps(), runtime: { ...runtime, now: () => Date.now() - 3_600_000 } }
  recordEvent(past, { name: 'authn_login_fail', phone: '+4793900002' })
  const ola = await signedInCustomer(deps(), '+4793900002')
  const liv = await signedInCustomer(deps(), '+4793900003')
  recordEvent(deps(), { name: 'authn_login_fail', phone: '+4793900002' })
  recordEvent(deps(), { name: 'authz_fail', account: ola.id })
  await endLogins(deps(), liv.id)
  const names = async (id: string) => (await ownEvents(deps(), id)).map(({ name }) => name)
  expect(await names(ola.id)).toEqual(['authn_login_fail', 'authn_login_success', 'user_created'])
  expect(await names(liv.id)).toEqual(['authn_token_revoked', 'authn_login_success', 'user_created'])
  expect(await names('nobody')).toEqual([])
})

test('TRU-06 a flood of one event is told as a number', async () => {
  let now = Math.ceil(Date.now() / 60_000) * 60_000
  const minutes = { ...deps(), runtime: { ...runtime, now: () => now } }
  for (let n = 0; n < 1_000; n += 1) recordEvent(minutes, { name: 'authz_fail', details: { status: 403 } })
  now += 60_000
  recordEvent(minutes, { name: 'authz_fail', details: { status: 401 } })
  const told = await events()
  expect(told).toHaveLength(302)
  expect(told.slice(-2).map(({ details }) => details)).toEqual([{ reason: 'more', count: 700 }, { status: 401 }])
})
