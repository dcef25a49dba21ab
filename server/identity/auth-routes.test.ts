import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { authRoutes } from './auth-routes.ts'
import { type AuthDeps } from './logins.ts'

const SHOW_CODE = { 'x-otp-return': '1', 'x-otp-skip-sms': '1' }
let database: Database
let deps: ReturnType<typeof serviceDeps>
let routes: ReturnType<typeof authRoutes>
let phoneNumber: string
let numbers = 0

beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())

beforeEach(() => {
  numbers += 1
  deps = serviceDeps(database)
  routes = authRoutes(deps)
  phoneNumber = `+47920000${String(numbers).padStart(2, '0')}`
})

const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
  routes.request(path, jsonRequest('POST', body, { 'x-test-address': `198.51.100.${numbers}`, ...headers }))

const kari = () => ({
  country: 'NO',
  email: 'kari@example.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  middleName: '',
  locale: 'nb_NO',
  phoneNumber,
})

const askCode = async () => (await post('/send-user-otp/', { phoneNumber }, SHOW_CODE)).json()
const signIn = async () => (await post('/login/', { phoneNumber, password: (await askCode()).code })).json()

test('CALL-01 registering answers 201 with an id, and a known number gets the same answer and no second account', async () => {
  const first = await post('/register/', kari())
  expect(first.status).toBe(201)
  const { id } = await first.json()
  const { user } = await signIn()
  expect(user).toEqual({ legalEntityId: id })
  const again = await post('/register/', { ...kari(), firstName: 'Stranger', email: 'stranger@example.no' })
  expect([again.status, await again.json()]).toEqual([201, { id }])
  deps.runtime.pass(61_000)
  await signIn()
  const accounts = (await database.db.query.legalEntity.findMany()).filter(({ phone }) => phone === phoneNumber)
  expect(accounts.map(({ firstName, email }) => ({ firstName, email }))).toEqual([
    { firstName: 'Kari', email: 'kari@example.no' },
  ])
})

test('CALL-01 twenty registrations of one number at once make one account', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/register/', kari())))
  expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id))).size).toBe(1)
  await signIn()
  expect((await database.db.query.legalEntity.findMany()).filter(({ phone }) => phone === phoneNumber)).toHaveLength(1)
})

test('VAL-01 VAL-02 VAL-03 a registration with wrong fields is refused with their names and stores nothing', async () => {
  const answer = await post('/register/', {
    ...kari(),
    email: 'kari@',
    firstName: 'K',
    phoneNumber: '1234567',
    extra: 1,
  })
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const problem = await answer.json()
  expect([answer.status, problem.code]).toEqual([400, 'invalid'])
  expect(problem.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'email',
    'extra',
    'firstName',
    'phoneNumber',
  ])
  expect((await database.db.query.legalEntity.findMany()).filter(({ phone }) => phone === phoneNumber)).toEqual([])
})

test('CALL-02 a code goes out by SMS and the answer does not tell it', async () => {
  const answer = await post('/send-user-otp/', { phoneNumber })
  expect([answer.status, await answer.json()]).toEqual([200, {}])
  expect(await listMessages(deps, phoneNumber)).toHaveLength(1)
})

test('SEC-01 known and unknown numbers get the same answer to a request for a code', async () => {
  const unknown = await post('/send-user-otp/', { phoneNumber })
  numbers += 1
  phoneNumber = `+47920000${String(numbers).padStart(2, '0')}`
  await post('/register/', kari())
  const known = await post('/send-user-otp/', { phoneNumber })
  const shown = async (answer: Response) => [answer.status, [...answer.headers], await answer.text()]
  expect(await shown(known)).toEqual(await shown(unknown))
})

test('AUTH-08 outside staging and production the headers return the code and skip the SMS', async () => {
  expect(await askCode()).toEqual({ code: expect.stringMatching(/^\d{6}$/) })
  expect(await listMessages(deps, phoneNumber)).toEqual([])
})

test.each(['staging', 'production'] as const)('AUTH-08 in %s the headers do nothing', async (APP_ENV) => {
  const strict: AuthDeps = { ...deps, env: { ...deps.env, APP_ENV } }
  routes = authRoutes(strict)
  expect(await askCode()).toEqual({})
  expect(await listMessages(deps, phoneNumber)).toHaveLength(1)
})

test('CALL-03 login gives a bearer token whose subject and expiry can be read', async () => {
  const { id } = await (await post('/register/', kari())).json()
  const answer = await signIn()
  expect(answer).toEqual({
    accessToken: expect.any(String),
    tokenType: 'Bearer',
    token: answer.accessToken,
    user: { legalEntityId: id },
  })
  const { sub, exp } = decodeJwt(answer.accessToken)
  expect([sub, exp]).toEqual([id, deps.runtime.now() / 1000 + 8 * 3600])
})

test('CALL-03 a wrong code is 401 otp_invalid, the sixth try 429 with Retry-After even if right', async () => {
  await post('/register/', kari())
  const { code } = await askCode()
  const password = code === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n++) {
    const wrong = await post('/login/', { phoneNumber, password })
    expect([wrong.status, (await wrong.json()).code]).toEqual([401, 'otp_invalid'])
  }
  const sixth = await post('/login/', { phoneNumber, password: code })
  expect([sixth.status, sixth.headers.get('retry-after'), (await sixth.json()).code]).toEqual([429, '60', 'too_many'])
})

test('CALL-03 the right code for a number without an account does not sign in', async () => {
  const answer = await post('/login/', { phoneNumber, password: (await askCode()).code })
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_registered'])
})

test('CALL-04 a token is verified with its expiry, until its time is over', async () => {
  await post('/register/', kari())
  const { accessToken } = await signIn()
  const verify = () => post('/verify-token/', undefined, { authorization: `Bearer ${accessToken}` })
  expect(await (await verify()).json()).toEqual({
    valid: true,
    expires: new Date(deps.runtime.now() + 8 * 3_600_000).toISOString(),
  })
  deps.runtime.pass(8 * 3_600_000)
  expect((await verify()).status).toBe(401)
})

test('AUTH-02 logout ends the login wherever its token is held', async () => {
  const ended: string[] = []
  routes = authRoutes({ ...deps, onLogout: async ({ jti }) => void ended.push(jti) })
  await post('/register/', kari())
  const { accessToken } = await signIn()
  const authorization = `Bearer ${accessToken}`
  expect((await post('/logout/', undefined, { authorization })).status).toBe(200)
  expect(ended).toEqual([decodeJwt(accessToken).jti])
  expect((await post('/verify-token/', undefined, { authorization })).status).toBe(401)
  expect((await post('/verify-token/', undefined, { cookie: `prat_login=${accessToken}` })).status).toBe(401)
})

test('SEC-02 a token signed by another key, or by none, is refused', async () => {
  await post('/register/', kari())
  const { accessToken } = await signIn()
  const [, claims, signature] = accessToken.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const forged of [`${none}.${claims}.`, `${none}.${claims}.${signature}`, accessToken.slice(0, -4), 'x', '']) {
    const answer = await post('/verify-token/', undefined, { authorization: `Bearer ${forged}` })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/problem+json'])
  }
})

test('the key set holds the public half only', async () => {
  const { keys } = await (await routes.request('/.well-known/jwks.json')).json()
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
    },
  ])
})

test.each([
  ['not JSON', '{', 400, 'malformed'],
  ['a list', '[]', 400, 'invalid'],
  ['null', 'null', 400, 'invalid'],
  ['NUL', '{"phoneNumber":"\u0000"}', 400, 'not_utf8'],
  ['an escaped NUL', '{"phoneNumber":"\\u0000"}', 400, 'invalid'],
  ['a number', '{"phoneNumber":4791234567}', 400, 'invalid'],
  ['an unknown key', '{"phoneNumber":"+4791234567","admin":true}', 400, 'invalid'],
  ['over 16 kB', JSON.stringify({ phoneNumber: '1'.repeat(17_000) }), 413, 'too_large'],
])('VAL bad input is a 4xx problem: %s', async (_, body, status, code) => {
  for (const path of ['/register/', '/send-user-otp/', '/login/']) {
    const answer = await routes.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, status, code])
  }
})

test('SEC-01 no answer shows whether a number is a customer’s, only registered, or unknown', async () => {
  const numbered = (n: number) => `+4792900${String(n).padStart(3, '0')}`
  const [customers, registered, nobodys] = [numbered(1), numbered(2), numbered(3)]
  await createCustomer(deps, {
    phone: customers,
    name: { firstName: 'Kari', lastName: 'Nordmann' },
    email: 'kari@example.no',
    locale: 'nb_NO',
  })
  await post('/register/', { ...kari(), phoneNumber: registered })
  const shown = async (answer: Response) => [
    answer.status,
    [...answer.headers],
    (await answer.text()).replace(/"id":"[\w-]{36}"/, '"id":""'),
  ]
  for (const ask of [
    (phone: string) => post('/send-user-otp/', { phoneNumber: phone }),
    (phone: string) => post('/send-user-otp/', { phoneNumber: phone }),
    (phone: string) => post('/login/', { phoneNumber: phone, password: '000000' }),
    (phone: string) => post('/register/', { ...kari(), phoneNumber: phone }),
  ]) {
    const answer = await shown(await ask(nobodys))
    expect(await shown(await ask(registered))).toEqual(answer)
    expect(await shown(await ask(customers))).toEqual(answer)
  }
})

test('AUTH-02 logging out ends every login of the person, on other devices too', async () => {
  await post('/register/', kari())
  const first = await signIn()
  deps.runtime.pass(61_000)
  const second = await signIn()
  await post('/logout/', undefined, { authorization: `Bearer ${second.accessToken}` })
  expect((await post('/verify-token/', undefined, { authorization: `Bearer ${first.accessToken}` })).status).toBe(401)
})
