import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { authRoutes } from '#server/identity/auth-routes.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { changePhone } from './create-account-service.ts'
import { createCustomer } from './create-customer.ts'
import { UNUSED_AFTER } from './number-holder.ts'
import { legalEntity } from './tables.ts'

const MINUTE = 60_000
let database: Database
let deps: ReturnType<typeof serviceDeps>
let routes: ReturnType<typeof authRoutes>
let [phoneNumber, unknown, kari] = ['', '', '']
let numbers = 0

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(async () => {
  numbers += 1
  deps = serviceDeps(database)
  routes = authRoutes(deps)
  phoneNumber = `+474717${String(numbers).padStart(2, '0')}01`
  unknown = `+474717${String(numbers).padStart(2, '0')}02`
  kari = (await signedInCustomer(deps, phoneNumber)).id
})

const post = (path: string, body: object, headers?: Record<string, string>) =>
  routes.request(path, jsonRequest('POST', body, { 'x-test-address': `198.51.100.${numbers}`, ...headers }))
const account = async (id: string) => (await database.db.select().from(legalEntity).where(eq(legalEntity.id, id)))[0]

async function signIn(phone: string) {
  deps.runtime.pass(MINUTE)
  const sent = await post('/send-user-otp/', { phoneNumber: phone }, { 'x-otp-return': '1', 'x-otp-skip-sms': '1' })
  const { code } = await sent.json()
  const answer = await post('/login/', { phoneNumber: phone, password: code })
  const { user, code: problem } = await answer.json()
  return { sent: sent.status, status: answer.status, id: user?.legalEntityId, problem }
}
const newHolder = { firstName: 'Ola', lastName: 'Hansen', email: 'ola@example.no', country: 'NO', locale: 'nb_NO' }
const register = () => post('/register/', { ...newHolder, phoneNumber })

test('TRU-04 a code to a number whose account was not used for a year opens nothing, and answers as for an unknown number', async () => {
  deps.runtime.pass(UNUSED_AFTER)
  const asked = await signIn(phoneNumber)
  expect(asked).toEqual(await signIn(unknown))
  expect(asked).toMatchObject({ sent: 200, status: 401, problem: 'not_registered' })
})

test('TRU-04 the new holder gets a new account, and the old one keeps its data without the number', async () => {
  deps.runtime.pass(UNUSED_AFTER)
  await register()
  const { id } = await signIn(phoneNumber)
  expect(id).not.toBe(kari)
  expect(await account(id)).toMatchObject({ firstName: 'Ola', phone: phoneNumber, birthDate: null })
  expect(await account(kari)).toMatchObject({ firstName: 'Kari', phone: `released:${kari}`, birthDate: '1984-05-17' })
  expect((await signIn(phoneNumber)).id).toBe(id)
})

test('TRU-04 who signs in within the year keeps the account, and details that others register do not change it', async () => {
  deps.runtime.pass(UNUSED_AFTER - 2 * MINUTE)
  expect((await signIn(phoneNumber)).id).toBe(kari)
  deps.runtime.pass(UNUSED_AFTER - 2 * MINUTE)
  await register()
  expect((await signIn(phoneNumber)).id).toBe(kari)
  expect(await account(kari)).toMatchObject({ firstName: 'Kari', phone: phoneNumber })
})

test('TRU-04 the birth date that an identity provider has proven brings the owner back, another one does not', async () => {
  const person = { phone: phoneNumber, name: newHolder, email: newHolder.email, locale: 'nb_NO' as const }
  deps.runtime.pass(UNUSED_AFTER)
  const owner = await createCustomer(deps, { ...person, birthDate: '1984-05-17', provenBy: 'identityProvider' })
  expect(owner.id).toBe(kari)
  const written = await createCustomer(deps, { ...person, birthDate: '1984-05-17' })
  expect(written.id).not.toBe(kari)
})

test('TRU-04 a customer can move to a number whose former account was not used for a year', async () => {
  deps.runtime.pass(UNUSED_AFTER)
  const ola = (await signedInCustomer(deps, unknown)).id
  expect(await changePhone(deps, ola, phoneNumber)).toBe(true)
  expect((await account(kari))?.phone).toBe(`released:${kari}`)
})
