import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#contracts/kernel/problem.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'

let database: Database
let app: RunningApp
let session: { id: string; jwt: string }
let kari: Awaited<ReturnType<typeof signedInCustomer>>
beforeAll(async () => {
  database = await openInMemory()
  app = await runningApp(database)
  kari = await signedInCustomer(
    { database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } },
    '+4793300001',
  )
  const caller = chatCaller(app.ask, 'bad-input')
  await caller.begin('generic_signup', 'init')
  session = caller.session()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** How many rows there are of everything a call could have written. */
async function rows(): Promise<unknown> {
  const tables = [
    'chat_session',
    'chat_turn',
    'chat_effect',
    'legal_entity',
    'one_time_code',
    'login_session',
    'mobile_order',
    'contract',
    'subscription',
    'sent_message',
  ]
  const counted = await database.db.execute(
    sql.raw(`select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`),
  )
  return counted.rows[0]
}

/** 'refused' for a problem document with a code, from 400 to 499; else what the answer was. */
async function verdictOn(answer: Response): Promise<string> {
  const text = await answer.text()
  const problem = v.safeParse(v.pipe(v.string(), v.parseJson(), Problem), text)
  const isRefusal =
    answer.status >= 400 && answer.status < 500 && answer.headers.get('content-type') === 'application/problem+json'
  return isRefusal &&
    problem.success &&
    problem.output.status === answer.status &&
    /^[a-z0-9_]+$/.test(problem.output.code)
    ? 'refused'
    : `${answer.status} ${text}`
}

const chatHeaders = () => ({ authorization: `Bearer ${session.jwt}` })
const utterance = (content: object = {}) => ({
  vertex: { id: session.id },
  content_type: 'utterance',
  content: { utterance: 'hei', ...content },
  turn_id: 'bad-input-turn',
})
const withCidb = (cidb: unknown) => ({ ...utterance(), vertex: { id: session.id, cidb } })
const goal = (content: object = {}) => ({
  vertex: { id: session.id },
  content_type: 'goal',
  content: { action: 'activate', goal_flow: 'generic_signup', ...content },
  turn_id: 'bad-input-turn',
})
const registration = (content: object = {}) => ({
  vertex: { id: session.id },
  content_type: 'registration',
  content: { slug: 'direct', ...content },
  turn_id: 'bad-input-turn',
})
const init = (content: object = {}) => ({
  content_type: 'init',
  content: { language_code: 'nb_NO', ...content },
  turn_id: 'bad-input-turn',
})

const BAD_CALLS: [string, () => unknown][] = [
  ['nothing', () => null],
  ['a list', () => []],
  ['a number', () => 5],
  ['no content type', () => ({ ...utterance(), content_type: undefined })],
  ['an unknown content type', () => ({ ...utterance(), content_type: '__proto__' })],
  ['no turn id', () => ({ ...utterance(), turn_id: undefined })],
  ['an empty turn id', () => ({ ...utterance(), turn_id: '' })],
  ['a turn id with NUL', () => ({ ...utterance(), turn_id: 'a\u0000' })],
  ['a long turn id', () => ({ ...utterance(), turn_id: 'a'.repeat(101) })],
  ['a turn id of an effect', () => ({ ...utterance(), turn_id: `effect:${session.id}:3:0` })],
  ['a turn id that is a list', () => ({ ...utterance(), turn_id: ['a'] })],
  ['an unknown key', () => ({ ...utterance(), more: 1 })],
  ['an unknown key of the vertex', () => ({ ...utterance(), vertex: { id: session.id, more: 1 } })],
  ['an unknown key of the content', () => utterance({ more: 1 })],
  ['a session of another type', () => ({ ...utterance(), vertex: { id: { $ne: null } } })],
  ['a cidb of too many levels', () => withCidb(Array.from({ length: 6 }).reduce<object>((inner) => ({ inner }), {}))],
  ['a cidb of too many values', () => withCidb({ list: Array.from({ length: 300 }, () => 1) })],
  ['a cidb with a long text', () => withCidb({ text: 'a'.repeat(501) })],
  ['a cidb with NUL in a key', () => withCidb({ 'a\u0000': 1 })],
  ['a cidb that is a list', () => withCidb([1])],
  [
    'client knowledge of too many levels',
    () => ({
      ...utterance(),
      vertex: { id: session.id, client_knowledge: { a: { b: { c: { d: { e: { f: 1 } } } } } } },
    }),
  ],
  ['no session', () => ({ ...utterance(), vertex: {} })],
  ['a session that is null', () => ({ ...utterance(), vertex: { id: null } })],
  ['a session that is not', () => ({ ...utterance(), vertex: { id: 'none' } })],
  ['NUL in the utterance', () => utterance({ utterance: 'a\u0000b' })],
  ['half a character', () => utterance({ utterance: 'a\ud800b' })],
  ['a long utterance', () => utterance({ utterance: 'a'.repeat(2001) })],
  ['an utterance that is a number', () => utterance({ utterance: 5 })],
  ['a long payload', () => utterance({ payload: 'a'.repeat(201) })],
  ['a payload that is an object', () => utterance({ payload: { toString: 'x' } })],
  ['an answer to half an element', () => utterance({ answers: 1.5 })],
  ['an answer to text', () => utterance({ answers: '1' })],
  ['another kind of utterance', () => utterance({ utterance_type: 'voice' })],
  ['an unknown language', () => utterance({ language_code: 'xx_XX' })],
  ['an unknown flow', () => goal({ goal_flow: 'no_such_flow' })],
  ['a flow of the prototype', () => goal({ goal_flow: 'toString' })],
  ['a flow that is a list', () => goal({ goal_flow: ['mobile_onboarding'] })],
  ['another action', () => goal({ action: 'delete' })],
  ['a step with NUL', () => goal({ step: 'a\u0000' })],
  ['a product that is a number', () => goal({ product: 1 })],
  ['no slug', () => registration({ slug: undefined })],
  ['a long referrer', () => registration({ custom_data: { httpReferrer: 'a'.repeat(2001) } })],
  ['parameters that are a list of lists', () => registration({ custom_data: { params: { a: [[]] } } })],
  ['NUL in the name of a parameter', () => registration({ custom_data: { params: { 'a\u0000': 'b' } } })],
  ['a language that is none', () => init({ language_code: 'no' })],
  ['no language', () => init({ language_code: undefined })],
]

test.each(BAD_CALLS)('CALL-15 a chat call with %s is refused and nothing is kept of it', async (_name, body) => {
  const before = await rows()
  expect(await verdictOn(await app.ask('/services/brain/', jsonRequest('POST', body(), chatHeaders())))).toBe('refused')
  expect(await rows()).toEqual(before)
})

const JSON_CALLS: [string, string, number][] = [
  ['POST', '/services/brain/', 64],
  ['POST', '/services/auth/register/', 16],
  ['POST', '/services/auth/send-user-otp/', 16],
  ['POST', '/services/auth/login/', 16],
  ['PATCH', '/services/api/account/own/', 16],
  ['PATCH', '/services/subscriptions/none/', 16],
  ['POST', '/services/mobile/contracts', 16],
]
const raw = (method: string, path: string, body: BodyInit, type = 'application/json') =>
  app.ask(path.replace('own', kari.id), { method, headers: { ...kari.headers, 'content-type': type }, body })

test.each(JSON_CALLS)(
  'SEC-03 %s %s refuses what is no JSON of its size, and keeps nothing',
  async (method, path, kilobytes) => {
    const before = await rows()
    const deep = `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`
    const cases: [BodyInit, string, number, string][] = [
      ['{', 'application/json', 400, 'malformed'],
      ['', 'application/json', 400, 'malformed'],
      ['{"a":1,}', 'application/json', 400, 'malformed'],
      [new Uint8Array([0x22, 0xc3, 0x28, 0x22]), 'application/json', 400, 'not_utf8'],
      [new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]), 'application/json', 400, 'not_utf8'],
      ['"\u0000"', 'application/json', 400, 'not_utf8'],
      [deep, 'application/json', 400, 'too_deep'],
      ['['.repeat(8000) + ']'.repeat(8000), 'application/json', 400, 'too_deep'],
      [JSON.stringify('a'.repeat(kilobytes * 1024 - 2)), 'application/json', 400, 'invalid'],
      [JSON.stringify('a'.repeat(kilobytes * 1024 - 1)), 'application/json', 413, 'too_large'],
      ['{"__proto__":{"a":1},"constructor":{"prototype":{}}}', 'application/json', 400, 'invalid'],
      ['{}', 'text/plain', 415, 'not_json'],
      ['{}', 'application/jsonp', 415, 'not_json'],
      ['{}', 'multipart/form-data; boundary=x', 415, 'not_json'],
    ]
    for (const [body, type, status, code] of cases) {
      const answer = await raw(method, path, body, type)
      expect([String(body).slice(0, 20), answer.status, (await answer.clone().json()).code]).toEqual([
        String(body).slice(0, 20),
        status,
        code,
      ])
      expect(await verdictOn(answer)).toBe('refused')
    }
    expect(await rows()).toEqual(before)
  },
)

test('SEC-03 a body without a length is measured while it comes', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(0x20)),
  })
  const chunked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
  const answer = await app.ask('/services/brain/', chunked)
  expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large'])
})

test('SEC-03 a body that ends too early is refused, not a failure of ours', async () => {
  const cut = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
  const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: cut, duplex: 'half' }
  const answer = await app.ask('/services/brain/', broken)
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'incomplete'])
})

test('CALL-15 strange ids, numbers, methods and addresses are refused', async () => {
  const ids = [
    '%00',
    'a%00b',
    '%ff',
    '%ed%a0%80',
    '%E0%A4%A',
    '__proto__',
    'constructor',
    '..%2f..',
    '%20',
    "'%3b--",
    'x'.repeat(5000),
    '%F0%9F%98%80',
  ]
  for (const id of ids) {
    expect(await verdictOn(await app.ask(`/services/brain/sessions/${id}/elements`, { headers: chatHeaders() }))).toBe(
      'refused',
    )
    expect(
      await verdictOn(
        await app.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', headers: chatHeaders() }),
      ),
    ).toBe('refused')
    expect(
      await verdictOn(await app.ask(`/services/brain/sessions/${id}`, { method: 'DELETE', headers: chatHeaders() })),
    ).toBe('refused')
  }
  for (const after of ['-1', 'NaN', '1.5', '1e3', 'Infinity', '0x10', ' 1', '%00', '9'.repeat(30), '']) {
    expect(
      await verdictOn(
        await app.ask(`/services/brain/sessions/${session.id}/elements?after=${after}`, { headers: chatHeaders() }),
      ),
    ).toBe('refused')
  }
  const methods: [string, string][] = [
    ['GET', '/services/brain/'],
    ['PUT', '/services/brain/'],
    ['DELETE', '/services/brain/'],
    ['POST', `/services/brain/sessions/${session.id}/elements`],
    ['GET', `/services/brain/sessions/${session.id}/login`],
    ['PUT', `/services/brain/sessions/${session.id}`],
    ['GET', '/services/auth/login/'],
    ['DELETE', '/services/auth/register/'],
    ['GET', '/%00'],
    ['GET', '/%ff'],
    ['GET', '/mobilabonnement/%E0%A4%A'],
    ['POST', '/services/sms/outbox'],
    ['PUT', '/chat'],
    ['PATCH', '/language'],
    ['DELETE', '/logout'],
    ['GET', '/services'],
    ['GET', '/services/'],
    ['POST', '/services/nothing'],
  ]
  for (const [method, path] of methods)
    expect(await verdictOn(await app.ask(path, { method, headers: chatHeaders() }))).toBe('refused')
})

test('SEC-03 no body whatever makes a call fail, and a refused one leaves nothing', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '\u0000',
      '\ud800',
      '__proto__',
      '+4793300009',
      'kari@example.no',
      '123456',
      'nb_NO',
      'init',
      '\u202e',
      '9'.repeat(400),
    ),
  )
  const value = fc.letrec<{ any: unknown }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.double(),
      fc.integer(),
      fc.constantFrom(null, true, {}, []),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(text, tie('any'), { maxKeys: 3 }),
    ),
  })).any
  const bodies: [string, string, Record<string, unknown>][] = [
    ['POST', '/services/brain/', utterance()],
    ['POST', '/services/brain/', { ...utterance(), ...utterance().content }],
    ['POST', '/services/brain/', goal()],
    ['POST', '/services/brain/', registration()],
    ['POST', '/services/brain/', init()],
    [
      'POST',
      '/services/auth/register/',
      { email: 'a@example.no', firstName: 'Kari', lastName: 'Lie', phoneNumber: '+4793300002' },
    ],
    ['POST', '/services/auth/send-user-otp/', { phoneNumber: '+4793300003' }],
    ['POST', '/services/auth/login/', { phoneNumber: '+4793300004', password: '123456' }],
    [
      'PATCH',
      '/services/api/account/own/',
      {
        emailPrimary: 'a@example.no',
        birthDate: '01/01/1980',
        streetName: 'Gata',
        postalCode: '0184',
        acceptanceTags: [],
      },
    ],
    ['PATCH', '/services/subscriptions/none/', { description: 'x' }],
    [
      'POST',
      '/services/mobile/contracts',
      {
        plan: '1gb',
        numberChoice: 'new',
        street: 'Gata 1',
        postalCode: '0184',
        city: 'Oslo',
        creditCheckId: 'x',
        quotedMonthly: 229,
        quotedSetUp: 0,
        catalogueVersion: 'x',
      },
    ],
  ]
  const mutated = fc
    .constantFrom(...bodies)
    .chain(([method, path, body]) =>
      fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        key: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...Object.keys(body)) }, { weight: 1, arbitrary: text }),
        value,
        inside: fc.boolean(),
        body: fc.constant(body),
      }),
    )
  let runs = 0
  const property = fc.asyncProperty(mutated, async ({ method, path, key, value: strange, inside, body: sound }) => {
    const body = { ...sound, ...('turn_id' in sound && { turn_id: `fuzz-${(runs += 1)}` }) }
    const content = 'content' in body ? body['content'] : undefined
    const sent =
      inside && typeof content === 'object'
        ? { ...body, content: { ...content, [key]: strange } }
        : { ...body, [key]: strange }
    const before = await rows()
    const answer = await raw(method, path, JSON.stringify(sent))
    if (answer.status < 400) return
    expect(await verdictOn(answer)).toBe('refused')
    expect(await rows()).toEqual(before)
  })
  await fc.assert(property, { numRuns: 400, seed: 20_261_121 })
}, 120_000)
