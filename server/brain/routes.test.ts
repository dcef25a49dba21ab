import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chatSession } from './tables.ts'
import { jsonRequest } from '../testing/json-request.ts'
import { bearer, begunSession, turnsOf, utterance } from './testing/begun-session.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const portal = portalForTests()

const begun = () => begunSession(portal.app.ask)

test('CALL-15 CHAT-13 20 simultaneous copies of one answer make one transition, and each gets the answer', async () => {
  const { id, jwt } = await begun()
  const copies = await Promise.all(
    Array.from({ length: 20 }, () =>
      portal.app.ask('/services/brain/', jsonRequest('POST', utterance(id, 'new', 'copied'), bearer(jwt))),
    ),
  )
  const answers = await Promise.all(copies.map(async (copy) => (await copy.json()).elements))
  expect(answers).toEqual(Array.from({ length: 20 }, () => answers[0]))
  expect(answers[0]).toMatchObject([
    { seq: 3, from: 'visitor' },
    { seq: 4, from: 'bot' },
  ])
  expect((await turnsOf(portal.database, id)).map(({ n, turnId }) => [n, turnId.replace(/^routes-\d+-/, '')])).toEqual([
    [1, '2'],
    [2, '3'],
    [3, 'copied'],
  ])
})

test('CALL-15 cidb may be an object, a name, null or missing', async () => {
  const { id, jwt } = await begun()
  for (const [n, cidb] of [{ customer: { ids: [1, 'b'], known: null } }, {}, 'a-name', null, undefined].entries()) {
    const knows = { page: '/login', visits: { count: 2 } }
    const call = {
      ...utterance(id, 'new', `cidb-${n}`),
      vertex: { id, ga_client_id: 'GA1.1.2', client_knowledge: knows, cidb },
    }
    expect((await portal.app.ask('/services/brain/', jsonRequest('POST', call, bearer(jwt)))).status).toBe(200)
  }
})

test('CALL-15 CHAT-13 one of 5 different answers to an element is taken, the others are stale and get the current state', async () => {
  const { id, jwt } = await begun()
  const sent = ['new', 'known', 'new', 'known', 'new'].map((payload, n) =>
    portal.app.ask('/services/brain/', jsonRequest('POST', utterance(id, payload, `different-${n}`), bearer(jwt))),
  )
  const answers = await Promise.all((await Promise.all(sent)).map((answer) => answer.json()))
  const taken = answers.filter(({ stale }) => !stale)
  expect(taken).toHaveLength(1)
  for (const { elements, cursor } of answers)
    expect([cursor, elements.at(-1)]).toEqual([taken[0].cursor, taken[0].elements.at(-1)])
  expect(await turnsOf(portal.database, id)).toHaveLength(3)
})

test('CHAT-13 a form and the widget that begin one conversation at once leave the browser with one cookie, which opens it', async () => {
  const init = { vertex: {}, content_type: 'init', content: { language_code: 'nb_NO' }, turn_id: 'begun-at-once' }
  const copies = await Promise.all(
    Array.from({ length: 5 }, () => portal.app.ask('/services/brain/', jsonRequest('POST', init))),
  )
  const cookies = new Set(copies.map((copy) => copy.headers.get('set-cookie')?.split(';')[0]))
  const sessions = new Set(await Promise.all(copies.map(async (copy) => (await copy.json()).session.id)))
  expect([cookies.size, sessions.size]).toEqual([1, 1])
  const [cookie = ''] = cookies
  const [id] = sessions
  expect(
    (await portal.app.ask(`/services/brain/sessions/${id}/elements`, { headers: { cookie: cookie ?? '' } })).status,
  ).toBe(200)
  expect(
    (await portal.app.ask(`/services/brain/sessions/${id}/elements`, { headers: { cookie: `${cookie}x` } })).status,
  ).toBe(404)
})

test('CALL-15 a turn id, an init and a goal sent again get the first answer, also after the conversation went on', async () => {
  const { caller, name, id, jwt } = await begun()
  const send = async (body: object) => {
    const { session, ...answer } = await (
      await portal.app.ask('/services/brain/', jsonRequest('POST', body, bearer(jwt)))
    ).json()
    return { id: session.id, ...answer }
  }
  const goal = {
    vertex: { id },
    content_type: 'goal',
    content: { action: 'activate', goal_flow: 'generic_signup', step: 'init' },
    turn_id: `${name}-3`,
  }
  const init = { content_type: 'init', content: { language_code: 'nb_NO' }, turn_id: `${name}-1` }
  expect((await send(init)).id).toBe(id)
  expect((await send(goal)).elements).toEqual(caller.transcript())
  const first = await send(utterance(id, 'new', 'once'))
  await caller.say({ utterance: 'Kari Nordmann', answers: 4 })
  expect(await send(utterance(id, 'new', 'once'))).toEqual(first)
  expect((await send(goal)).elements).toEqual(caller.transcript().slice(0, 2))
  const goalAnew = await send({ ...goal, turn_id: 'goal-anew' })
  expect(goalAnew.elements.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
})

test('CALL-15 missed elements are returned in order, after any seq', async () => {
  const { caller, id, jwt } = await begun()
  await caller.say({ payload: 'new' })
  const after = async (n: number) =>
    (await portal.app.ask(`/services/brain/sessions/${id}/elements?after=${n}`, { headers: bearer(jwt) })).json()
  for (const n of [0, 1, 3, 4, 999_999_999]) {
    const missed = await after(n)
    expect(missed.elements).toEqual(caller.transcript().slice(n))
    expect([missed.cursor, missed.waiting]).toEqual([4, 'answer'])
  }
})

test('CHAT-11 an expired conversation is gone, also for a caller with its jwt', async () => {
  const { id, jwt } = await begun()
  await portal.database.db
    .update(chatSession)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(chatSession.id, id))
  const answers = await Promise.all([
    portal.app.ask('/services/brain/', jsonRequest('POST', utterance(id, 'new', 'late'), bearer(jwt))),
    portal.app.ask(`/services/brain/sessions/${id}/elements`, { headers: bearer(jwt) }),
  ])
  for (const answer of answers) expect([answer.status, (await answer.json()).code]).toEqual([404, 'session_not_found'])
})

test('CHAT-11 a visitor can have a conversation deleted, with all that was said in it', async () => {
  const { id, jwt } = await begun()
  const gone = () => portal.app.ask(`/services/brain/sessions/${id}`, { method: 'DELETE', headers: bearer(jwt) })
  expect([(await gone()).status, (await gone()).status]).toEqual([204, 404])
  expect(await turnsOf(portal.database, id)).toEqual([])
})
