import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import { readSecret } from '../db/read-secret.ts'
import { chatSession, chatTurn } from './tables.ts'
import { chatCaller } from '../testing/chat-caller.ts'
import { jsonRequest } from '../testing/json-request.ts'
import { runningApp, type RunningApp } from '../testing/running-app.ts'
import { createSessionTokens } from './sessions/session-credential.ts'

let database: Database
let app: RunningApp
beforeAll(async () => {
  database = await openInMemory()
  app = await runningApp(database)
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
})

const bearer = (jwt: string) => ({ authorization: `Bearer ${jwt}` })
const turnsOf = (id: string) => database.db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(chatTurn.n)
const utterance = (id: string, payload: string, turnId: string, answers = 2) => ({
  vertex: { id },
  content_type: 'utterance',
  content: { payload, answers },
  turn_id: turnId,
})
let callers = 0
async function begun() {
  const caller = chatCaller(app.ask, `routes-${(callers += 1)}`)
  await caller.begin('generic_signup', 'init')
  return { caller, ...caller.session() }
}

test('CALL-15 CHAT-13 20 copies of one answer at once are one transition, and every copy gets its answer', async () => {
  const { id, jwt } = await begun()
  const copies = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.ask('/services/brain/', jsonRequest('POST', utterance(id, 'new', 'copied'), bearer(jwt))),
    ),
  )
  const answers = await Promise.all(copies.map(async (copy) => (await copy.json()).elements))
  expect(answers).toEqual(Array.from({ length: 20 }, () => answers[0]))
  expect(answers[0]).toMatchObject([
    { seq: 3, from: 'visitor' },
    { seq: 4, from: 'bot' },
  ])
  expect((await turnsOf(id)).map(({ n, turnId }) => [n, turnId.replace(/^routes-\d+-/, '')])).toEqual([
    [1, '2'],
    [2, '3'],
    [3, 'copied'],
  ])
})

test('CALL-15 what a client sends of its own in cidb may be an object, a name, null or nothing', async () => {
  const { id, jwt } = await begun()
  for (const [n, cidb] of [{ customer: { ids: [1, 'b'], known: null } }, {}, 'a-name', null, undefined].entries()) {
    const knows = { page: '/login', visits: { count: 2 } }
    const call = {
      ...utterance(id, 'new', `cidb-${n}`),
      vertex: { id, ga_client_id: 'GA1.1.2', client_knowledge: knows, cidb },
    }
    expect((await app.ask('/services/brain/', jsonRequest('POST', call, bearer(jwt)))).status).toBe(200)
  }
})

test('CALL-15 CHAT-13 of 5 different answers to one element one is taken, the others get the current state as stale', async () => {
  const { id, jwt } = await begun()
  const sent = ['new', 'known', 'new', 'known', 'new'].map((payload, n) =>
    app.ask('/services/brain/', jsonRequest('POST', utterance(id, payload, `different-${n}`), bearer(jwt))),
  )
  const answers = await Promise.all((await Promise.all(sent)).map((answer) => answer.json()))
  const taken = answers.filter(({ stale }) => !stale)
  expect(taken).toHaveLength(1)
  for (const { elements, cursor } of answers)
    expect([cursor, elements.at(-1)]).toEqual([taken[0].cursor, taken[0].elements.at(-1)])
  expect(await turnsOf(id)).toHaveLength(3)
})

test('CHAT-13 a form and the widget that begin one conversation at once leave the browser with one cookie, which opens it', async () => {
  const init = { vertex: {}, content_type: 'init', content: { language_code: 'nb_NO' }, turn_id: 'begun-at-once' }
  const copies = await Promise.all(
    Array.from({ length: 5 }, () => app.ask('/services/brain/', jsonRequest('POST', init))),
  )
  const cookies = new Set(copies.map((copy) => copy.headers.get('set-cookie')?.split(';')[0]))
  const sessions = new Set(await Promise.all(copies.map(async (copy) => (await copy.json()).session.id)))
  expect([cookies.size, sessions.size]).toEqual([1, 1])
  const [cookie = ''] = cookies
  const [id] = sessions
  expect((await app.ask(`/services/brain/sessions/${id}/elements`, { headers: { cookie: cookie ?? '' } })).status).toBe(
    200,
  )
  expect((await app.ask(`/services/brain/sessions/${id}/elements`, { headers: { cookie: `${cookie}x` } })).status).toBe(
    404,
  )
})

test('CALL-15 a turn id, an init and a goal sent again get the first answer, also after the conversation went on', async () => {
  const { caller, id, jwt } = await begun()
  const send = async (body: object) => {
    const { session, ...answer } = await (
      await app.ask('/services/brain/', jsonRequest('POST', body, bearer(jwt)))
    ).json()
    return { id: session.id, ...answer }
  }
  const goal = {
    vertex: { id },
    content_type: 'goal',
    content: { action: 'activate', goal_flow: 'generic_signup', step: 'init' },
    turn_id: `routes-${callers}-3`,
  }
  const init = { content_type: 'init', content: { language_code: 'nb_NO' }, turn_id: `routes-${callers}-1` }
  expect((await send(init)).id).toBe(id)
  expect((await send(goal)).elements).toEqual(caller.transcript())
  const first = await send(utterance(id, 'new', 'once'))
  await caller.say({ utterance: 'Kari Nordmann', answers: 4 })
  expect(await send(utterance(id, 'new', 'once'))).toEqual(first)
  expect((await send(goal)).elements).toEqual(caller.transcript().slice(0, 2))
  const goalAnew = await send({ ...goal, turn_id: 'goal-anew' })
  expect(goalAnew.elements.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
})

test('CALL-15 what was missed is given in order, from any number on', async () => {
  const { caller, id, jwt } = await begun()
  await caller.say({ payload: 'new' })
  const after = async (n: number) =>
    (await app.ask(`/services/brain/sessions/${id}/elements?after=${n}`, { headers: bearer(jwt) })).json()
  for (const n of [0, 1, 3, 4, 999_999_999]) {
    const missed = await after(n)
    expect(missed.elements).toEqual(caller.transcript().slice(n))
    expect([missed.cursor, missed.waiting]).toEqual([4, 'answer'])
  }
})

test('SEC-02 SEC-04 nothing but the proof of a session opens it; all else answers as if there were none', async () => {
  const { id, jwt } = await begun()
  const other = await begun()
  const day = 86_400_000
  const key = await readSecret(database.db, 'chat session')
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
  const before = await turnsOf(id)
  for (const headers of proofs) {
    const answers = await Promise.all([
      app.ask('/services/brain/', jsonRequest('POST', utterance(id, 'new', 'stolen'), headers)),
      app.ask(`/services/brain/sessions/${id}/elements`, { headers }),
      app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', headers }),
      app.ask(`/services/brain/sessions/${id}`, { method: 'DELETE', headers }),
    ])
    const none = await app.ask('/services/brain/sessions/none/elements', { headers })
    const body = await none.text()
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([404, body])
  }
  expect(await turnsOf(id)).toEqual(before)
})

test('CHAT-11 a conversation that has expired is gone, also for who holds its jwt', async () => {
  const { id, jwt } = await begun()
  await database.db
    .update(chatSession)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(chatSession.id, id))
  const answers = await Promise.all([
    app.ask('/services/brain/', jsonRequest('POST', utterance(id, 'new', 'late'), bearer(jwt))),
    app.ask(`/services/brain/sessions/${id}/elements`, { headers: bearer(jwt) }),
  ])
  for (const answer of answers) expect([answer.status, (await answer.json()).code]).toEqual([404, 'session_not_found'])
})

test('CHAT-11 a visitor can have a conversation deleted, with all that was said in it', async () => {
  const { id, jwt } = await begun()
  const gone = () => app.ask(`/services/brain/sessions/${id}`, { method: 'DELETE', headers: bearer(jwt) })
  expect([(await gone()).status, (await gone()).status]).toEqual([204, 404])
  expect(await turnsOf(id)).toEqual([])
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
    const answer = await app.ask(path, { method, headers: { ...cookie, ...foreign } })
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 403, 'foreign_origin'])
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect(
    (
      await app.ask('/logout', {
        method: 'POST',
        headers: { ...cookie, 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
      })
    ).status,
  ).toBe(303)
})

test('SEC-02 FLOW-02 a goal cannot begin behind the code: no way into the account of another number', async () => {
  const victim = { email: 'vic@example.no', firstName: 'Vic', lastName: 'Tim', phoneNumber: '+4792222222' }
  await app.ask('/services/auth/register/', jsonRequest('POST', victim))
  const thief = chatCaller(app.ask, 'thief')
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
  const login = await app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', headers: bearer(jwt) })
  expect([login.status, (await login.json()).code]).toEqual([403, 'no_login'])
  expect(await database.db.query.chatEffect.findMany()).toEqual([])
})

test.each(['toString', '__proto__', 'constructor', 'no_such_step', ''])(
  'FLOW-02 a goal at the step %j begins at the beginning',
  async (step) => {
    const caller = chatCaller(app.ask, `step-${step}`)
    await caller.begin('mobile_onboarding', step)
    expect(caller.transcript().at(-1)?.resulting_state).toBe('AWAIT_CHOICE')
  },
)
