import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fault } from '#contracts/kernel/result.ts'
import { freePort } from '#server/testing/free-port.ts'
import { createHttpClient, jsonOf, textOf } from './http-client.ts'

let server: Server
let origin: string
let answer: (request: IncomingMessage, response: ServerResponse) => void
const seen: { method: string | undefined; url: string | undefined }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ method: request.method, url: request.url })
    request.resume()
    answer(request, response)
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  origin = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  seen.length = 0
})

const client = ({ base = `${origin}/base`, deadline = 5_000, largest = 1_000 } = {}) =>
  createHttpClient({ base, deadline, largest })
const says = (status: number, body: string | Uint8Array = '', headers: Record<string, string> = {}) => {
  answer = (_, response) => void response.writeHead(status, headers).end(body)
}

test('REL-01 an answer is its status, headers and body, whatever it says of the request', async () => {
  says(404, '{"code":"unknown"}', { etag: '"1"' })
  const told = await client()({ path: '/thing' })
  expect(told.ok && [told.value.status, told.value.headers.get('etag'), jsonOf(told.value)]).toEqual([
    404,
    '"1"',
    { ok: true, value: { code: 'unknown' } },
  ])
})

test('TRU-02 only the configured address and what lies below it is called', async () => {
  says(200)
  const ask = client()
  for (const path of [
    '../other',
    'https://elsewhere.example/',
    '//elsewhere.example/x',
    '\\\\elsewhere.example\\x',
    '..',
    '%2e%2e/other',
  ])
    await ask({ path })
  await ask({ path: 'a/b?c=d' })
  expect(seen.every(({ url }) => url?.startsWith('/base/'))).toBe(true)
  await client({ base: `${origin}/exact?account=1` })({})
  expect(seen.at(-1)?.url).toBe('/exact?account=1')
})

test.each([301, 302, 303, 307, 308])(
  'TRU-02 a redirect (%i) is not followed, not even to the same address',
  async (status) => {
    says(status, '', { location: '/base/again' })
    expect(await client()({ path: 'a' })).toEqual(fault('unreachable', 'no_answer'))
    expect(seen.map(({ url }) => url)).toEqual(['/base/a'])
  },
)

test.each([500, 503, 429])('PROD-06 a system that answers %i is unreachable', async (status) => {
  says(status, 'x'.repeat(5_000))
  expect(await client()({})).toEqual(fault('unreachable', `http_${status}`))
})

test('PROD-06 a system that is slow, or never ends its answer, times out at the deadline', async () => {
  answer = () => {}
  expect(await client({ deadline: 200 })({})).toEqual(fault('unreachable', 'late'))
  answer = (_, response) => void response.writeHead(200).write('[')
  expect(await client({ deadline: 200 })({})).toEqual(fault('unreachable', 'late'))
  answer = (_, response) => {
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip)).writeHead(200)
  }
  expect(await client({ deadline: 300 })({})).toEqual(fault('unreachable', 'late'))
})

test('PROD-06 an address where nobody listens is not connected', async () => {
  expect(await client({ base: `http://127.0.0.1:${await freePort()}/` })({})).toEqual(
    fault('unreachable', 'not_connected'),
  )
})

test('SEC-02 a response longer than allowed is not read; an unread one may have any length', async () => {
  says(200, 'x'.repeat(1_000))
  expect((await client()({})).ok).toBe(true)
  says(200, 'x'.repeat(1_001))
  expect(await client()({})).toEqual(fault('unreadable', 'too_large'))
  answer = (_, response) => {
    response.writeHead(200)
    const pour = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', pour)
    }
    pour()
  }
  expect(await client({ deadline: 2_000 })({})).toEqual(fault('unreadable', 'too_large'))
  expect(await client({ deadline: 2_000, largest: 0 })({})).toMatchObject({ ok: true, value: { status: 200 } })
})

test('a system that lies about its length, or sends no text where text is due, is not believed', async () => {
  answer = (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{}')
    setTimeout(() => request.socket.destroy(), 20)
  }
  expect(await client()({})).toEqual(fault('unreachable', 'no_answer'))
  says(200, Uint8Array.of(0x7b, 0xff, 0x7d), { 'content-type': 'application/json; charset=utf-8' })
  const told = await client()({})
  expect(told.ok && [textOf(told.value), jsonOf(told.value)]).toEqual([undefined, fault('unreadable', 'not_json')])
})

test('REL-01 when the connection is closed without an answer, GET is sent once more and nothing else is', async () => {
  answer = (request) => request.socket.destroy()
  expect(await client()({ path: 'read' })).toEqual(fault('unreachable', 'no_answer'))
  expect(await client()({ method: 'POST', path: 'write', body: '{}' })).toEqual(fault('unreachable', 'no_answer'))
  expect(await client()({ method: 'PATCH', path: 'change', body: '{}' })).toEqual(fault('unreachable', 'no_answer'))
  expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'PATCH'])
})

test('ERR-02 after five outages in a row the circuit is open', async () => {
  says(503)
  const ask = client()
  for (let n = 0; n < 5; n += 1) expect(await ask({})).toEqual(fault('unreachable', 'http_503'))
  expect(await ask({})).toEqual(fault('unreachable', 'resting'))
  expect(seen).toHaveLength(5)
})
