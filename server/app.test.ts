import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PERSONS_PACE } from './budgets/budgets.ts'
import { openInMemory } from './testing/open-in-memory.ts'
import { chatCaller } from './testing/chat-caller.ts'
import { jsonRequest } from './testing/json-request.ts'
import { codeIn, orderByChat } from './testing/order-by-chat.ts'
import { portalForTests } from './testing/portal-for-tests.ts'
import { runningApp } from './testing/running-app.ts'

const portal = portalForTests()

const PERSON = { email: 'kari@example.no', firstName: 'Kari', lastName: 'Nordmann' }
const readOutbox = async (phone: string) =>
  (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('CALL-15 CALL-07 FLOW-05 the whole order over HTTP alone ends with the subscription in the list', async () => {
  const caller = chatCaller(portal.app.ask, 'whole-order')
  await caller.begin('mobile_onboarding', 'init')
  await orderByChat(caller, '93100001', readOutbox)
  expect(caller.ended()).toBe('order')
  expect(caller.transcript().map(({ seq }) => seq)).toEqual(caller.transcript().map((_, index) => index + 1))
  const { id, jwt } = caller.session()
  const login = await portal.app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', ...bearer(jwt) })
  const credentials = await login.json()
  expect(credentials).toEqual({
    accessToken: expect.any(String),
    tokenType: 'Bearer',
    token: credentials.accessToken,
    user: { legalEntityId: expect.any(String) },
  })
  const list = await portal.app.ask('/services/subscriptions/', bearer(credentials.accessToken))
  expect(await list.json()).toMatchObject([
    { product: { kind: 'MOBILE' }, state: 'ORDERED', asset: { foreignId: '+4793100001' } },
  ])
})

async function customerOf(phoneNumber: string): Promise<void> {
  const post = (path: string, body: object) =>
    portal.app.ask(path, jsonRequest('POST', body, { 'x-otp-return': '1', 'x-otp-skip-sms': '1' }))
  await post('/services/auth/register/', { ...PERSON, phoneNumber })
  const { code } = await (await post('/services/auth/send-user-otp/', { phoneNumber })).json()
  expect((await post('/services/auth/login/', { phoneNumber, password: code })).status).toBe(200)
  portal.app.pass(61_000)
}
async function askedForCode(name: string, phone: string) {
  const caller = chatCaller(portal.app.ask, name)
  await caller.begin('generic_signup', 'init')
  await caller.say({ payload: 'known' })
  await caller.say({ utterance: phone })
  return caller
}
const loginOf = (caller: ReturnType<typeof chatCaller>) =>
  portal.app.ask(`/services/brain/sessions/${caller.session().id}/login`, {
    method: 'POST',
    ...bearer(caller.session().jwt),
  })

test('SEC-01 after five wrong codes the right one fails too', async () => {
  await customerOf('+4793100002')
  const caller = await askedForCode('guessing', '93100002')
  const code = codeIn(await readOutbox('+4793100002'))
  for (let guess = 1; guess <= 5; guess += 1)
    await caller.say({ utterance: String((Number(code) + guess) % 1_000_000).padStart(6, '0') })
  await caller.say({ utterance: code })
  expect(caller.transcript().at(-1)?.resulting_state).toBe('AWAIT_NARRATIVE')
  expect((await loginOf(caller)).status).toBe(403)
})

test('SEC-01 a code works once, and only in the conversation that requested it', async () => {
  await customerOf('+4793100003')
  const caller = await askedForCode('asking', '93100003')
  const code = codeIn(await readOutbox('+4793100003'))
  const login = () =>
    portal.app.ask('/services/auth/login/', jsonRequest('POST', { phoneNumber: '+4793100003', password: code }))
  expect((await login()).status).toBe(401)
  const other = await askedForCode('other', '93100003')
  await other.say({ utterance: code })
  expect((await loginOf(other)).status).toBe(403)
  await caller.say({ utterance: code })
  expect((await loginOf(caller)).status).toBe(200)
  expect((await login()).status).toBe(401)
})

test('SEC-05 outside development the log has no code, number, name or token, also not after a failure', async () => {
  const sent: string[] = []
  const gateway = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => sent.push(chunk.toString()))
    request.on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  const own = await openInMemory()
  const staging = await runningApp(own, {
    APP_ENV: 'staging',
    SMS_GATEWAY_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
  })
  const codes = () => sent.flatMap((body) => /#(\d{6})\b/.exec(body)?.[1] ?? [])

  expect((await staging.ask('/services/sms/outbox?phoneNumber=%2B4793100004')).status).toBe(404)
  const atAPersonsPace: typeof staging.ask = async (path, init) => {
    if (init?.method === 'POST') await wait(2 * PERSONS_PACE.average)
    return staging.ask(path, init)
  }
  const caller = chatCaller(atAPersonsPace, 'logged')
  await caller.begin('mobile_onboarding', 'init')
  await orderByChat(caller, '93100004', async () => [{ text: `#${codes().at(-1)}` }], ['new'])
  expect(caller.ended()).toBe('order')
  await own.db.execute('alter table one_time_code rename to gone')
  const failed = await staging.ask('/services/auth/send-user-otp/', jsonRequest('POST', { phoneNumber: '+4793100005' }))
  expect([failed.status, await failed.json()]).toEqual([
    500,
    expect.objectContaining({ code: 'failed', detail: expect.not.stringContaining('one_time_code') }),
  ])

  const log = staging.logged()
  expect(log).toContain('request failed')
  const { id, jwt } = caller.session()
  for (const secret of [...codes(), '93100004', '93100005', 'Nordmann', 'kari@', 'Storgata', jwt, `/sessions/${id}`])
    expect(log).not.toContain(secret)
  await staging.close()
  await own.close()
  gateway.close()
})

test('TRU-07 security.txt says where to report a vulnerability and is valid for months', async () => {
  const answer = await portal.app.ask('/.well-known/security.txt')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2)),
  )
  expect(lines).toMatchObject({
    Contact: expect.stringMatching(/^mailto:\S+@\S+$/),
    Canonical: expect.stringContaining('/.well-known/security.txt'),
  })
  expect(Date.parse(lines.Expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000)
})
