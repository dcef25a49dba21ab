import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal, verdictOn, type Portal } from './testing/bad-input.ts'

let portal: Portal
let app: Portal['app']
let session: Portal['session']
let rows: Portal['rows']
let raw: Portal['raw']

beforeAll(async () => {
  portal = await openPortal()
  ;({ app, session, rows, raw } = portal)
}, 60_000)
afterAll(() => portal.close())

const chatHeaders = () => ({ authorization: `Bearer ${session.jwt}` })

const JSON_CALLS: [string, string, number][] = [
  ['POST', '/services/brain/', 64],
  ['POST', '/services/auth/register/', 16],
  ['POST', '/services/auth/send-user-otp/', 16],
  ['POST', '/services/auth/login/', 16],
  ['PATCH', '/services/api/account/own/', 16],
  ['PATCH', '/services/subscriptions/none/', 16],
  ['POST', '/services/mobile/contracts', 16],
]

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

test('SEC-03 a body without a length is measured while it is read', async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(0x20)),
  })
  const chunked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
  const answer = await app.ask('/services/brain/', chunked)
  expect([answer.status, (await answer.json()).code]).toEqual([413, 'too_large'])
})

test('SEC-03 a truncated body is refused and is no server error', async () => {
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
    ['GET', '/services/mail/outbox/%00/file'],
    ['GET', '/services/api/v1/auth/vipps-login/?key=%00'],
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
