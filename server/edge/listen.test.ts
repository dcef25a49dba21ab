import { once } from 'node:events'
import { Agent, createServer, get, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '#server/testing/free-port.ts'
import { createHttpServer, listen } from './listen.ts'

let server: Server
afterEach(() => server.closeAllConnections())

async function slowServer() {
  const port = await freePort()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  server = createServer((request, response) => {
    if (request.url !== '/never') setTimeout(() => response.end('done'), 100)
  })
  const drain = await listen(server, 'localhost', port)
  const ask = (path: string) =>
    new Promise<string>((resolve) => {
      get({ port, path, agent, host: '127.0.0.1' }, (answer) => {
        answer.resume()
        resolve(`${answer.statusCode} ${answer.headers.connection}`)
      }).on('error', () => resolve('cut'))
    })
  return { port, drain, ask }
}

test('REL-01 a process that shuts down answers open requests and closes their connections', async () => {
  const { drain, ask } = await slowServer()
  expect(await ask('/')).toBe('200 keep-alive')
  const came = once(server, 'request')
  const underWay = ask('/')
  await came
  const drained = drain(5_000)
  expect(await underWay).toBe('200 close')
  await drained
  expect(await ask('/')).toBe('cut')
})

test('REL-01 requests without an answer at the shutdown deadline are closed, on both loopback addresses', async () => {
  const { port, drain, ask } = await slowServer()
  const came = once(server, 'request')
  const stuck = ask('/never')
  const idle = connect(port, '::1').on('error', () => {})
  await Promise.all([came, once(idle, 'connect')])
  await drain(60)
  expect(await stuck).toBe('cut')
  idle.destroy()
})

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhal'],
  ['nothing', ''],
])(
  'SEC-03 a connection that sends %s and then waits is closed when its time is over, not at the next half minute',
  async (_what, written) => {
    const port = await freePort()
    server = createHttpServer({ headersTimeout: 100, requestTimeout: 100 })
    server.on('request', (request, response) => request.resume().on('end', () => response.end()))
    await listen(server, '127.0.0.1', port)
    const socket = connect(port, '127.0.0.1', () => socket.write(written))
    let answer = ''
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  },
  10_000,
)
