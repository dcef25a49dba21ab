import { AT_STAKE } from '#contracts/ports/ports.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from './db/database.ts'
import { DEMO_CUSTOMERS } from './demo/demo-customers.ts'
import { chatCaller } from './testing/chat-caller.ts'
import { openInMemory } from './testing/open-in-memory.ts'
import { jsonRequest } from './testing/json-request.ts'
import { runningApp, type RunningApp } from './testing/running-app.ts'
import { signedInCustomer } from './testing/sign-in.ts'
import { realRuntime } from './runtime.ts'

const PHONE = '+4793700001'
let database: Database
let app: RunningApp
const texts: string[] = []
const gateway = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => texts.push(chunk.toString()))
  request.on('end', () => response.end('{}'))
})
const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null
beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const address = gateway.address()
  if (!isAddress(address)) throw new Error('the gateway does not listen')
  database = await openInMemory()
  app = await runningApp(database, {
    APP_ENV: 'production',
    PUBLIC_URL: 'https://portal.example',
    DATABASE_URL: inject('postgresUrl'),
    SMS_GATEWAY_URL: `http://127.0.0.1:${address.port}/`,
    ROOT_KEY: Buffer.alloc(32, 1).toString('base64'),
    ACCEPT_EMBEDDED: AT_STAKE.join(','),
  })
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
  gateway.close()
})

test('TRU-07 AUTH-08 in production there are no demo customers, and their numbers are unknown', async () => {
  expect(await database.db.query.legalEntity.findMany()).toEqual([])
  expect(await database.db.query.debtRegister.findMany()).toEqual([])
  const [demo] = DEMO_CUSTOMERS
  expect(
    (await app.ask('/services/auth/login/', jsonRequest('POST', { phoneNumber: demo?.phone, password: '123456' })))
      .status,
  ).toBe(401)
})

test('TRU-07 AUTH-08 SEC-05 in production a code goes only to the SMS gateway, never into an answer, an outbox, a page or the log', async () => {
  for (const path of ['/services/auth/send-user-otp/', '/services/auth/send-user-otp']) {
    const answer = await app.ask(
      path,
      jsonRequest('POST', { phoneNumber: PHONE }, { 'x-otp-return': '1', 'x-otp-skip-sms': '1' }),
    )
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    app.pass(61_000)
  }
  expect(texts).toHaveLength(2)
  const codes = texts.flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  expect(codes).toHaveLength(2)
  for (const code of codes) expect(app.logged()).not.toContain(code)
  expect(await database.db.query.sentMessage.findMany()).toEqual([])
  for (const path of [
    '/services/sms/outbox',
    '/services/sms/outbox/',
    `/services/sms/outbox?phoneNumber=${encodeURIComponent(PHONE)}`,
  ])
    expect((await app.ask(path)).status).toBe(404)
})

test('TRU-07 AUTH-10 in production no sandbox replaces BankID or Vipps', async () => {
  for (const path of [
    '/services/identity/.well-known/openid-configuration',
    '/services/identity/auth',
    '/services/identity/interaction/x',
  ])
    expect((await app.ask(path)).status).toBe(404)
  expect((await app.ask('/services/api/v1/auth/vipps-login/?origin=https://portal.example')).status).toBe(404)
})

test('TRU-07 AUTH-09 SAND-05 in production preview, sandbox, figures and GraphQL introspection are not available', async () => {
  const previewed = await app.ask('/mobilabonnement?preview=1')
  expect([previewed.status, previewed.headers.get('set-cookie')]).toEqual([200, null])
  const kari = await signedInCustomer(
    { database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } },
    '+4793700002',
  )
  for (const [path, init] of [
    ['/services/sandbox/flows/mobile_onboarding/funnel', kari],
    ['/services/sandbox/flows/mobile_onboarding/conversations', kari],
    ['/services/sandbox/effects', { ...jsonRequest('POST', {}, kari.headers) }],
    ['/services/sandbox/texts?id=every.go', kari],
    ['/services/sandbox/texts', { ...jsonRequest('POST', {}, kari.headers) }],
    ['/services/sandbox/texts/difference', { ...jsonRequest('POST', {}, kari.headers) }],
  ] as const)
    expect([path, (await app.ask(path, init)).status]).toEqual([path, 404])
  expect(await (await app.ask('/metrics')).text()).toBe('page /metrics')
  expect(
    (
      await app.ask(
        '/services/api/v2.0/cms/articles',
        jsonRequest('POST', {}, { authorization: `Bearer ${'0'.repeat(64)}` }),
      )
    ).status,
  ).toBe(403)
  const asked = await app.ask(
    '/services/cms/graphql',
    jsonRequest('POST', { query: '{ __schema { types { name } } }' }),
  )
  const told = await asked.json()
  expect([told.data, told.errors[0].message]).toEqual([undefined, expect.stringMatching(/introspection/i)])
})

test('TRU-07 CALL-15 in production a conversation begins, its cookies bound to https and the host', async () => {
  const caller = chatCaller(app.ask, 'production')
  await caller.begin('generic_signup', 'init')
  expect(caller.transcript().length).toBeGreaterThan(0)
  const begun = await app.ask(
    '/services/brain/',
    jsonRequest('POST', { content_type: 'init', content: { language_code: 'nb_NO' }, turn_id: 'production-cookie' }),
  )
  expect(begun.headers.get('set-cookie')).toMatch(/^__Host-prat_visitor=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})
