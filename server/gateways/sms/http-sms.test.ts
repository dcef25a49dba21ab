import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpSms } from './http-sms.ts'

let server: Server
let url: string
let status = 200
const received: { headers: IncomingMessage['headers']; body: unknown }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(body) })
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/sms`
})
afterAll(() => {
  server.close()
})

const message = { to: '+4791234567', text: 'Hei', key: 'session:1:0' }
const gateway = () => createHttpSms({ url, key: 'secret', sender: 'Scoopr' })

test('REL-01 a message goes to the gateway with its key, so that a repetition is known as one', async () => {
  expect(await gateway().send(message)).toEqual({ ok: true, value: 'sent' })
  expect(received.at(-1)).toMatchObject({
    headers: { authorization: 'Bearer secret', 'idempotency-key': 'session:1:0' },
    body: { from: 'Scoopr', to: '+4791234567', text: 'Hei' },
  })
})

test.each([
  [400, 'refused'],
  [429, 'unreachable'],
  [503, 'unreachable'],
  [302, 'unreachable'],
])('a gateway that answers %i is %s', async (answer, reason) => {
  status = answer
  expect(await gateway().send(message)).toEqual({ ok: false, reason })
})

test('a gateway that is not there is unreachable', async () => {
  expect(await createHttpSms({ url: 'http://127.0.0.1:1/', key: undefined, sender: 'Scoopr' }).send(message)).toEqual({
    ok: false,
    reason: 'unreachable',
  })
})
