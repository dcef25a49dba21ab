import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openInMemory } from '../testing/open-in-memory.ts'
import { codeIn } from '../testing/order-by-chat.ts'
import { runningApp, type RunningApp } from '../testing/running-app.ts'

let database: Database
let app: RunningApp
beforeAll(async () => {
  database = await openInMemory()
  app = await runningApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const SIGN_UP = { flow: 'generic_signup', step: 'init', from: '/login' }
let forms = 0
const turnId = () => `form-turn-${(forms += 1)}`
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

/** A browser with scripts off: keeps the cookies it is given. */
function browser() {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    jar,
    async post(path: string, fields: Record<string, string>) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: cookie(), 'sec-fetch-site': 'same-origin' }
      const answer = await app.ask(path, { method: 'POST', headers, body: encoded(fields) })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (value) jar.set(name, value)
        else jar.delete(name)
      }
      return answer
    },
    get: (path: string) => app.ask(path, { headers: { cookie: cookie() } }),
  }
}
const sessions = () => database.db.query.chatSession.findMany()
const turns = () => database.db.query.chatTurn.findMany()
const newest = async () => (await sessions()).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)
const outbox = async (phone: string) => (await app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()

/** Signs a new customer up with forms alone; gives the conversation's id. */
async function signedUp(visitor: ReturnType<typeof browser>, phone: string): Promise<string> {
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'new' })
  const session = (await newest())?.id ?? ''
  const say = (answer: Record<string, string>) => visitor.post('/chat', { ...SIGN_UP, session, turn_id: turnId(), ...answer })
  for (const utterance of ['Kari Nordmann', phone, 'kari@example.no']) await say({ utterance })
  await say({ payload: 'accept' })
  await say({ utterance: codeIn(await outbox(`+47${phone}`)) })
  return session
}

test('CHAT-13 the first answer of a form begins a session, sets the visitor cookie and leads back to the page', async () => {
  const visitor = browser()
  const before = (await sessions()).length
  const answer = await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'known' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login#chat'])
  expect(answer.headers.get('set-cookie')).toMatch(/^prat_visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await sessions()).toHaveLength(before + 1)
})

test('CHAT-13 a form sent twice at once counts once, without and with the cookie', async () => {
  const visitor = browser()
  const before = { sessions: (await sessions()).length, turns: (await turns()).length }
  const first = { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'known' }
  await Promise.all([visitor.post('/chat', first), visitor.post('/chat', first)])
  expect(await sessions()).toHaveLength(before.sessions + 1)
  const session = (await newest())?.id ?? ''
  const second = { ...SIGN_UP, session, turn_id: turnId(), utterance: 'not a number' }
  await Promise.all([visitor.post('/chat', second), visitor.post('/chat', second)])
  expect(await turns()).toHaveLength(before.turns + 3)
})

test('CHAT-13 two tabs that show the opening answer in one conversation: the second answer is stale', async () => {
  const visitor = browser()
  const before = (await sessions()).length
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'new' })
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'known' })
  expect(await sessions()).toHaveLength(before + 1)
  expect((await newest())?.step).toBe('name')
})

test('CHAT-06 AUTH-03 a sign-up by forms alone ends in a login cookie, and logout ends all of it', async () => {
  const visitor = browser()
  const session = await signedUp(visitor, '93200001')
  const onward = await visitor.post('/chat/continue', { session, target: '/products' })
  expect([onward.status, onward.headers.get('location')]).toEqual([303, '/products'])
  expect(onward.headers.getSetCookie().find((set) => set.startsWith('prat_login='))).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  const token = visitor.jar.get('prat_login') ?? ''
  expect((await visitor.get('/services/subscriptions/')).status).toBe(200)

  const out = await visitor.post('/logout', {})
  expect([out.status, out.headers.get('location'), [...visitor.jar.keys()]]).toEqual([303, '/', []])
  const withToken = await app.ask('/services/subscriptions/', { headers: { authorization: `Bearer ${token}` } })
  expect(withToken.status).toBe(401)
  const again = await visitor.post('/chat/continue', { session, target: '/products' })
  expect([again.headers.get('location'), visitor.jar.has('prat_login')]).toEqual(['/login', false])
})

test('SEC-02 another browser can neither answer in a session nor sign in with it', async () => {
  const visitor = browser()
  const session = await signedUp(visitor, '93200002')
  const before = await turns()
  const stranger = browser()
  await stranger.post('/chat', { ...SIGN_UP, session, turn_id: turnId(), payload: 'known' })
  const onward = await stranger.post('/chat/continue', { session, target: '/products' })
  expect(onward.headers.get('location')).toBe('/login')
  expect(stranger.jar.has('prat_login')).toBe(false)
  expect((await stranger.post('/chat/restart', { session, from: '/login' })).status).toBe(404)
  expect(await turns()).toEqual(before)
})

const ELSEWHERE = ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', '\\\\evil.example', 'javascript:alert(1)', '/x\r\nset-cookie: a=b', ' /x', '']
test.each(ELSEWHERE)('SEC-03 no form leads to %j', async (target) => {
  const visitor = browser()
  const session = (await sessions())[0]?.id ?? ''
  const places = await Promise.all([
    visitor.post('/chat', { ...SIGN_UP, from: target, turn_id: turnId(), payload: 'known' }),
    visitor.post('/chat/continue', { session, target }),
    visitor.post('/language', { locale: 'en_US', from: target }),
  ])
  for (const { status, headers } of places) {
    expect(status).toBe(303)
    const { origin, pathname } = new URL(headers.get('location') ?? '', 'https://portal.example')
    expect([origin, /^\/(products|login|)$/.test(pathname)]).toEqual(['https://portal.example', true])
  }
})

test('CHAT-05 a number copied with marks of text direction is read; other control characters are refused', async () => {
  const visitor = browser()
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'known' })
  const session = (await newest())?.id ?? ''
  const say = (utterance: string) => visitor.post('/chat', { ...SIGN_UP, session, turn_id: turnId(), utterance })
  expect((await say('\u0007')).status).toBe(400)
  expect((await say('\u202d+47 932 00 003\u202c')).status).toBe(303)
  expect((await newest())?.facts).toMatchObject({ phone: '+4793200003' })
})

const FORM = 'application/x-www-form-urlencoded'
const good = { ...SIGN_UP, turn_id: 'bad-input-turn', payload: 'known' }
test.each([
  ['NUL', FORM, encoded({ ...good, utterance: 'a\u0000b' }), 400],
  ['NUL in the step', FORM, encoded({ ...good, step: 'a\u0000b' }), 400],
  ['NUL in the session', FORM, encoded({ ...good, session: 'a\u0000b' }), 400],
  ['NUL in the product', FORM, encoded({ ...good, product: 'a\u0000b' }), 400],
  ['broken UTF-8', FORM, `${encoded(good)}&utterance=%ff%fe`, 400],
  ['a broken escape', FORM, `${encoded(good)}&utterance=%e0%a4%a`, 400],
  ['raw broken UTF-8', FORM, new Uint8Array([0x66, 0x3d, 0xff]), 400],
  ['an unknown flow', FORM, encoded({ ...good, flow: '__proto__' }), 400],
  ['no turn id', FORM, encoded(SIGN_UP), 400],
  ['a number that is none', FORM, encoded({ ...good, answers: '-1' }), 400],
  ['too much', FORM, encoded({ ...good, utterance: 'a'.repeat(70_000) }), 413],
  ['JSON', 'application/json', JSON.stringify(good), 415],
  ['a broken multipart', 'multipart/form-data; boundary=x', 'garbage', 415],
])('SEC-03 a form with %s is a problem document, and nothing is kept of it', async (_name, type, body, status) => {
  const before = await sessions()
  const send = (path: string) => app.ask(path, { method: 'POST', headers: { 'content-type': type }, body })
  const answer = await send('/chat')
  expect([answer.status, (await answer.json()).status]).toEqual([status, status])
  for (const path of ['/chat/continue', '/chat/restart', '/language']) expect((await send(path)).status).toBeLessThan(500)
  expect(await sessions()).toEqual(before)
})
