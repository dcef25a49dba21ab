import { expect, test } from 'vitest'
import { codeIn } from '#server/testing/order-by-chat.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const portal = portalForTests()

const SIGN_UP = { flow: 'generic_signup', step: 'init', from: '/login' }
let forms = 0
const turnId = () => `form-turn-${(forms += 1)}`
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

function browser() {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    jar,
    async post(path: string, fields: Record<string, string>) {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: cookie(),
        'sec-fetch-site': 'same-origin',
      }
      const answer = await portal.app.ask(path, { method: 'POST', headers, body: encoded(fields) })
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        if (value) jar.set(name, value)
        else jar.delete(name)
      }
      return answer
    },
    get: (path: string) => portal.app.ask(path, { headers: { cookie: cookie() } }),
  }
}
function keptAnswer({ jar }: ReturnType<typeof browser>): unknown {
  const kept = jar.get('prat_not_taken')
  return kept === undefined ? undefined : JSON.parse(Buffer.from(kept, 'base64url').toString())
}
const sessions = () => portal.database.db.query.chatSession.findMany()
const turns = () => portal.database.db.query.chatTurn.findMany()
const newest = async () => (await sessions()).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)
const outbox = async (phone: string) =>
  (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()

async function signedUp(visitor: ReturnType<typeof browser>, phone: string): Promise<string> {
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'new' })
  const session = (await newest())?.id ?? ''
  const say = (answer: Record<string, string>) =>
    visitor.post('/chat', { ...SIGN_UP, session, turn_id: turnId(), ...answer })
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
  expect(answer.headers.get('set-cookie')).toMatch(
    /^prat_visitor=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
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

test('CHAT-13 two tabs that show the opening answer in one conversation: the second answer is shown as not taken, once', async () => {
  const visitor = browser()
  const before = (await sessions()).length
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'new' })
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'known' })
  expect(await sessions()).toHaveLength(before + 1)
  expect((await newest())?.step).toBe('name')
  expect(keptAnswer(visitor)).toMatchObject({ session: (await newest())?.id, answers: 2, payload: 'known' })
})

test('CHAT-13 a page shown again answers with the turn id it has used: another answer is not taken, the same one counts once', async () => {
  const visitor = browser()
  const first = { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'new' }
  await visitor.post('/chat', first)
  const session = (await newest())?.id ?? ''
  await visitor.post('/chat', first)
  expect(keptAnswer(visitor)).toBeUndefined()
  await visitor.post('/chat', { ...first, session, payload: 'known' })
  expect(keptAnswer(visitor)).toMatchObject({ payload: 'known' })
  const named = { ...SIGN_UP, session, turn_id: turnId(), answers: '4', utterance: 'Kari Nordmann' }
  await visitor.post('/chat', named)
  await visitor.post('/chat', { ...named, utterance: 'Ola Hansen' })
  expect(keptAnswer(visitor)).toMatchObject({ answers: 4, utterance: 'Ola Hansen' })
  expect((await newest())?.facts).toMatchObject({ name: { firstName: 'Kari' } })
})

test('CHAT-13 a page that shows an opening finds the conversation begun elsewhere meanwhile, and nobody else does', async () => {
  const [visitor, stranger] = [browser(), browser()]
  await visitor.post('/chat', { ...SIGN_UP, turn_id: turnId(), answers: '2', payload: 'new' })
  const address = '/services/brain/conversation?flow=generic_signup&product=&product_value=&language_code=nb_NO'
  const found = await (await visitor.get(address)).json()
  expect([found.session, found.cursor, found.waiting]).toEqual([{ id: (await newest())?.id }, 4, 'answer'])
  expect(found.elements.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4])
  expect(await (await stranger.get(address)).json()).toEqual({ elements: [], cursor: 0, waiting: 'answer' })
  expect((await visitor.get('/services/brain/conversation?flow=no_such_flow&language_code=nb_NO')).status).toBe(400)
})

test('SEC-01 a one-time code that came too late is not kept in a cookie', async () => {
  const visitor = browser()
  const session = await signedUp(visitor, '93200007')
  const elements = (await turns()).filter((turn) => turn.session === session).flatMap((turn) => turn.elements)
  const code = elements.find(({ parameters }) => parameters.input_type === 'code')
  visitor.jar.delete('prat_not_taken')
  await visitor.post('/chat', {
    ...SIGN_UP,
    session,
    turn_id: turnId(),
    answers: String(code?.seq),
    utterance: '123456',
  })
  expect(keptAnswer(visitor)).toBeUndefined()
})

test('CHAT-06 a finished conversation signs in on its own page; its link leads to the page the visitor asked for', async () => {
  const visitor = browser()
  const session = await signedUp(visitor, '93200008')
  const signedIn = await visitor.post('/chat/sign-in', { session })
  expect([signedIn.status, visitor.jar.has('prat_login')]).toEqual([204, true])
  const token = visitor.jar.get('prat_login')
  const onward = await visitor.post('/chat/continue', { session, target: '/products' })
  expect([onward.headers.get('location'), visitor.jar.get('prat_login')]).toEqual(['/products', token])
  const stranger = browser()
  await stranger.post('/chat/sign-in', { session })
  expect(stranger.jar.has('prat_login')).toBe(false)
})

test('CHAT-06 AUTH-03 a sign-up by forms alone ends in a login cookie, and logout ends all of it', async () => {
  const visitor = browser()
  const session = await signedUp(visitor, '93200001')
  const onward = await visitor.post('/chat/continue', { session, target: '/products' })
  expect([onward.status, onward.headers.get('location')]).toEqual([303, '/products'])
  expect(onward.headers.getSetCookie().find((set) => set.startsWith('prat_login='))).toMatch(
    /; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const token = visitor.jar.get('prat_login') ?? ''
  expect((await visitor.get('/services/subscriptions/')).status).toBe(200)

  const out = await visitor.post('/logout', {})
  expect([out.status, out.headers.get('location'), [...visitor.jar.keys()]]).toEqual([303, '/', []])
  const withToken = await portal.app.ask('/services/subscriptions/', { headers: { authorization: `Bearer ${token}` } })
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

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/x\r\nset-cookie: a=b',
  ' /x',
  '',
]
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
  const send = (path: string) => portal.app.ask(path, { method: 'POST', headers: { 'content-type': type }, body })
  const answer = await send('/chat')
  expect([answer.status, (await answer.json()).status]).toEqual([status, status])
  for (const path of ['/chat/continue', '/chat/sign-in', '/chat/restart', '/language'])
    expect((await send(path)).status).toBeLessThan(500)
  expect(await sessions()).toEqual(before)
})
