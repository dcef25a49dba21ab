import { pino } from 'pino'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PASSKEY_CALLS, type PasskeyProof } from '#contracts/account/passkeys.ts'
import { openedLogin } from '#server/testing/open-login.ts'
import { realRuntime } from '#server/runtime.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { ORIGIN } from '#server/testing/running-app.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { softwarePasskey } from '#server/testing/software-passkey.ts'
import { passkeyChallenge } from '#server/identity/passkey-tables.ts'
import { createOwnPasskeys } from './own-passkeys.ts'
import { userHandleOf } from './relying-party.ts'

const MINUTE = 60_000
const portal = portalForTests()
let numbers = 0
const deps = () => ({
  database: portal.database,
  runtime: realRuntime(pino({ level: 'silent' })),
  env: { LOGIN_HOURS: 8 },
})
const newCustomer = async () => signedInCustomer(deps(), `+47471300${String(++numbers).padStart(2, '0')}`)
type Customer = Awaited<ReturnType<typeof newCustomer>>

const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
  portal.app.ask(path, jsonRequest('POST', body, headers))
const Challenge = v.object({ challenge: v.string() })
const challengeAt = async (path: string, headers?: Record<string, string>) =>
  v.parse(Challenge, await (await ask(path, {}, headers)).json()).challenge

async function registered({ headers }: Customer, passkey = softwarePasskey(ORIGIN)) {
  const challenge = await challengeAt(PASSKEY_CALLS.newOptions, headers)
  const made = passkey.make(challenge)
  const answer = await ask(PASSKEY_CALLS.create, { name: 'Telefonen', made }, headers)
  return { passkey, made, status: answer.status }
}
const signIn = (proof: PasskeyProof) => ask(PASSKEY_CALLS.signIn, proof)
const codeOf = async (answer: Response): Promise<unknown> => [answer.status, (await answer.json()).code]
const REFUSED = [401, 'passkey_refused']

test('TRU-03 a passkey is made, signs in without a code or number, and is listed by name with its last use', async () => {
  const kari = await newCustomer()
  const { passkey, status } = await registered(kari)
  expect(status).toBe(201)
  const answer = await signIn(passkey.prove(await challengeAt(PASSKEY_CALLS.signInOptions)))
  expect([answer.status, await answer.json()]).toEqual([200, { to: '/welcome' }])
  const [, token = ''] = /prat_login=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? []
  const own = await portal.app.ask(`/services/api/account/${kari.id}/`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(own.status).toBe(200)
  const list = await createOwnPasskeys(deps(), kari.id).list()
  expect(list).toMatchObject([{ id: passkey.id, name: 'Telefonen', lastUsedAt: expect.any(Number) }])
})

test('TRU-03 a challenge is good once, for five minutes, and only for what it was given for', async () => {
  const kari = await newCustomer()
  const { passkey, made } = await registered(kari)
  const challenge = await challengeAt(PASSKEY_CALLS.signInOptions)
  expect((await signIn(passkey.prove(challenge))).status).toBe(200)
  expect(await codeOf(await signIn(passkey.prove(challenge)))).toEqual(REFUSED)
  expect(await codeOf(await signIn(passkey.prove('bm90IGdpdmVuIG91dA')))).toEqual(REFUSED)
  const confirming = await challengeAt(PASSKEY_CALLS.confirmOptions, kari.headers)
  expect(await codeOf(await signIn(passkey.prove(confirming)))).toEqual(REFUSED)
  expect(await codeOf(await ask(PASSKEY_CALLS.create, { name: 'Igjen', made }, kari.headers))).toEqual(REFUSED)
  const late = await challengeAt(PASSKEY_CALLS.signInOptions)
  portal.app.pass(5 * MINUTE + 1)
  expect(await codeOf(await signIn(passkey.prove(late)))).toEqual(REFUSED)
})

test('TRU-03 a passkey of another site, without a fingerprint or PIN, cloned, forged or unknown is refused', async () => {
  const kari = await newCustomer()
  const { passkey } = await registered(kari)
  expect((await registered(kari, softwarePasskey('https://evil.example'))).status).toBe(401)
  expect((await registered(kari, softwarePasskey(ORIGIN, { verifies: false }))).status).toBe(401)
  const next = () => challengeAt(PASSKEY_CALLS.signInOptions)
  expect((await signIn(passkey.prove(await next()))).status).toBe(200)
  passkey.turnBack()
  expect(await codeOf(await signIn(passkey.prove(await next())))).toEqual(REFUSED)
  const other = softwarePasskey(ORIGIN)
  expect(await codeOf(await signIn({ ...other.prove(await next()), id: passkey.id }))).toEqual(REFUSED)
  expect(await codeOf(await signIn(other.prove(await next())))).toEqual(REFUSED)
})

test('TRU-03 SEC-02 a passkey that names another owner than the account’s is refused', async () => {
  const [kari, ola] = [await newCustomer(), await newCustomer()]
  const { passkey } = await registered(kari)
  const provenAs = async (account: string) => {
    const { response, ...proof } = passkey.prove(await challengeAt(PASSKEY_CALLS.signInOptions))
    const userHandle = userHandleOf(account).toString('base64url')
    return (await signIn({ ...proof, response: { ...response, userHandle } })).status
  }
  expect([await provenAs(ola.id), await provenAs(kari.id)]).toEqual([401, 200])
})

test('TRU-05 whoever is signed in and asks for questions without end leaves few in the database', async () => {
  const kari = await newCustomer()
  for (let n = 0; n < 45; n += 1) await challengeAt(PASSKEY_CALLS.confirmOptions, kari.headers)
  expect(await portal.database.db.$count(passkeyChallenge)).toBeLessThan(30)
})

test('TRU-03 SEC-02 a passkey already kept is not taken over, and another customer cannot rename or remove it', async () => {
  const [kari, ola] = [await newCustomer(), await newCustomer()]
  const { passkey } = await registered(kari)
  expect((await registered(ola, passkey)).status).toBe(401)
  const theirs = createOwnPasskeys(deps(), ola.id)
  expect([await theirs.rename(passkey.id, 'Min'), await theirs.remove(passkey.id), await theirs.list()]).toEqual([
    false,
    false,
    [],
  ])
  const own = createOwnPasskeys(deps(), kari.id)
  expect(await own.rename(passkey.id, 'Nøkkelen')).toBe(true)
  expect(await own.list()).toMatchObject([{ name: 'Nøkkelen' }])
  expect(await own.remove(passkey.id)).toBe(true)
  expect(await codeOf(await signIn(passkey.prove(await challengeAt(PASSKEY_CALLS.signInOptions))))).toEqual(REFUSED)
})

test('TRU-03 the offer of a passkey ends when one is made or when the customer says no', async () => {
  const [kari, ola] = [await newCustomer(), await newCustomer()]
  const offered = async () => [
    await createOwnPasskeys(deps(), kari.id).isOffered(),
    await createOwnPasskeys(deps(), ola.id).isOffered(),
  ]
  expect(await offered()).toEqual([true, true])
  await registered(kari)
  await createOwnPasskeys(deps(), ola.id).declineOffer()
  expect(await offered()).toEqual([false, false])
})

test('TRU-03 what is sensitive answers 403 ten minutes after the sign-in, until the customer’s own passkey confirms', async () => {
  const [kari, ola] = [await newCustomer(), await newCustomer()]
  const { passkey } = await registered(kari)
  const strangers = await registered(ola)
  const changed = async () => {
    const address = `/services/api/account/${kari.id}/`
    const answer = await portal.app.ask(address, jsonRequest('PATCH', { emailPrimary: 'ny@example.no' }, kari.headers))
    return answer.ok ? 'changed' : codeOf(answer)
  }
  const STEP_UP = [403, 'step_up_required']
  portal.app.pass(10 * MINUTE + 1)
  expect(await changed()).toEqual(STEP_UP)
  expect(await codeOf(await ask(PASSKEY_CALLS.newOptions, {}, kari.headers))).toEqual(STEP_UP)
  const challenge = () => challengeAt(PASSKEY_CALLS.confirmOptions, kari.headers)
  const wrong = await ask(PASSKEY_CALLS.confirm, strangers.passkey.prove(await challenge()), kari.headers)
  expect(await codeOf(wrong)).toEqual(REFUSED)
  const another = await openedLogin(deps(), kari.id)
  const elsewhere = { authorization: `Bearer ${another.accessToken}` }
  const right = passkey.prove(await challenge())
  expect(await codeOf(await ask(PASSKEY_CALLS.confirm, right, elsewhere))).toEqual(REFUSED)
  expect(await changed()).toEqual(STEP_UP)
  expect((await ask(PASSKEY_CALLS.confirm, passkey.prove(await challenge()), kari.headers)).status).toBe(200)
  expect(await changed()).toBe('changed')
})
