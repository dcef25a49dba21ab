import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readSecret } from '../db/read-secret.ts'
import { chatCaller } from '../testing/chat-caller.ts'
import { jsonRequest } from '../testing/json-request.ts'
import { createSessionTokens } from './sessions/session-credential.ts'
import { bearer, begunSession, turnsOf, utterance } from './testing/begun-session.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const portal = portalForTests()

const begun = () => begunSession(portal.app.ask)

test('SEC-02 SEC-04 a session opens only with its credential; otherwise the answer is as for an unknown session', async () => {
  const { id, jwt } = await begun()
  const other = await begun()
  const day = 86_400_000
  const key = await readSecret(portal.database.db, 'chat session')
  const expired = await createSessionTokens(key).sign(id, new Date(Date.now() - day))
  const forged = await createSessionTokens(Buffer.alloc(32)).sign(id, new Date(Date.now() + day))
  const otherUse = await new SignJWT({ use: 'login' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setExpirationTime('1h')
    .sign(key)
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${jwt.split('.')[1]}.`
  const proofs: Record<string, string>[] = [
    {},
    bearer(other.jwt),
    bearer(expired),
    bearer(forged),
    bearer(otherUse),
    bearer(unsigned),
    bearer(id),
    bearer(''),
    { authorization: `Basic ${jwt}` },
    { cookie: 'prat_visitor=another' },
    { cookie: `prat_visitor=${id}` },
  ]
  const before = await turnsOf(portal.database, id)
  for (const headers of proofs) {
    const answers = await Promise.all([
      portal.app.ask('/services/brain/', jsonRequest('POST', utterance(id, 'new', 'stolen'), headers)),
      portal.app.ask(`/services/brain/sessions/${id}/elements`, { headers }),
      portal.app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', headers }),
      portal.app.ask(`/services/brain/sessions/${id}`, { method: 'DELETE', headers }),
    ])
    const none = await portal.app.ask('/services/brain/sessions/none/elements', { headers })
    const body = await none.text()
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([404, body])
  }
  expect(await turnsOf(portal.database, id)).toEqual(before)
})

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
]

test.each(FOREIGN)('SEC-03 a page of another site changes nothing with the cookie: %j', async (foreign) => {
  const cookie = {
    cookie: 'prat_visitor=a-visitor-with-a-session',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const calls: [string, string][] = [
    ['POST', '/services/brain/'],
    ['POST', '/chat'],
    ['POST', '/chat/continue'],
    ['POST', '/logout'],
    ['POST', '/language'],
    ['DELETE', '/services/brain/sessions/x'],
    ['PATCH', '/services/api/account/x/'],
  ]
  for (const [method, path] of calls) {
    const answer = await portal.app.ask(path, { method, headers: { ...cookie, ...foreign } })
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 403, 'foreign_origin'])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect(
    (
      await portal.app.ask('/logout', {
        method: 'POST',
        headers: { ...cookie, 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
      })
    ).status,
  ).toBe(303)
})

test('SEC-02 FLOW-02 a goal cannot start after the code step, so it gives no access to another number’s account', async () => {
  const victim = { email: 'vic@example.no', firstName: 'Vic', lastName: 'Tim', phoneNumber: '+4792222222' }
  await portal.app.ask('/services/auth/register/', jsonRequest('POST', victim))
  const thief = chatCaller(portal.app.ask, 'thief')
  await thief.begin('generic_signup', 'init')
  for (const answer of [
    { payload: 'new' },
    { utterance: 'Mal Lory' },
    { utterance: '92222222' },
    { utterance: 'mal@example.no' },
  ])
    await thief.say(answer)
  const goal = (goal_flow: string, step: string) => thief.call('goal', { action: 'activate', goal_flow, step })
  const hello = (await goal('mobile_onboarding', 'create_customer')).elements
  expect(hello.at(-1)?.resulting_state).toBe('AWAIT_CHOICE')
  await goal('generic_signup', 'sign_in')
  const { id, jwt } = thief.session()
  const login = await portal.app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', headers: bearer(jwt) })
  expect([login.status, (await login.json()).code]).toEqual([403, 'no_login'])
  expect(await portal.database.db.query.chatEffect.findMany()).toEqual([])
})

test.each(['toString', '__proto__', 'constructor', 'no_such_step', ''])(
  'FLOW-02 a goal at the step %j begins at the beginning',
  async (step) => {
    const caller = chatCaller(portal.app.ask, `step-${step}`)
    await caller.begin('mobile_onboarding', step)
    expect(caller.transcript().at(-1)?.resulting_state).toBe('AWAIT_CHOICE')
  },
)
