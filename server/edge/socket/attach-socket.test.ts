import { createServer } from 'node:http'
import { connect } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createSocketDoor } from '#server/edge/socket-door.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { attachSocket } from './attach-socket.ts'

const portal = portalForTests()
let origin: string
beforeAll(async () => {
  origin = await portal.app.listen()
})

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})

type Joining = { auth?: object; headers?: Record<string, string> }
function join({ auth = {}, headers = {} }: Joining, node = origin): Promise<Socket | string> {
  const socket = io(node, {
    path: '/services/brain/socket.io',
    transports: ['websocket'],
    auth,
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  })
  opened.push(socket)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', ({ message }) => resolve(message))
  })
}

let callers = 0
async function begun(headers: Record<string, string> = {}) {
  const caller = chatCaller(
    (path, init) =>
      portal.app.ask(path, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers } }),
    `socket-${(callers += 1)}`,
  )
  await caller.begin('generic_signup', 'init')
  return { caller, ...caller.session() }
}
const notified = (socket: Socket | string) =>
  new Promise((resolve, reject) => {
    if (typeof socket === 'string') reject(new Error(socket))
    else socket.once('poke', resolve)
  })

test('CHAT-13 a client that joins with the jwt of a session is notified of its newest seq', async () => {
  const { caller, id, jwt } = await begun()
  const newest = notified(await join({ auth: { session: id, jwt } }))
  const { cursor } = await caller.say({ payload: 'known' })
  expect(await newest).toEqual({ session: id, seq: cursor })
})

test('CHAT-13 the visitor cookie joins like the jwt', async () => {
  const cookie = 'prat_visitor=a-visitor-of-the-socket-test'
  const { caller, id } = await begun({ cookie })
  const newest = notified(await join({ auth: { session: id }, headers: { cookie, origin } }))
  await caller.say({ payload: 'known' })
  expect(await newest).toMatchObject({ session: id })
})

test('SEC-04 a socket without a credential, with that of another session, or an unreadable one cannot join', async () => {
  const { id } = await begun()
  const other = await begun()
  const refusals = await Promise.all([
    join({ auth: { session: id } }),
    join({ auth: { session: id, jwt: other.jwt } }),
    join({ auth: { session: id }, headers: { cookie: 'prat_visitor=a-stranger' } }),
    join({ auth: { session: 'no-such-session', jwt: other.jwt } }),
  ])
  expect(refusals).toEqual(Array.from({ length: 4 }, () => 'session_not_found'))
  for (const auth of [
    {},
    { session: 5 },
    { session: 'a\u0000b' },
    { session: id, jwt: 'a\nb' },
    { session: id, jwt: '日本' },
    { session: id, jwt: 'x'.repeat(3000) },
  ]) {
    expect(await join({ auth })).toBe('auth must hold the session')
  }
})

test('SEC-03 a page of another origin is refused with any credential', async () => {
  const { id, jwt } = await begun()
  const joined = await Promise.all(
    ['https://evil.example', 'null', 'http://127.0.0.1:1'].map((foreign) =>
      join({ auth: { session: id, jwt }, headers: { origin: foreign } }),
    ),
  )
  expect(joined.every((answer) => typeof answer === 'string')).toBe(true)
})

test('AUTH-03 logging out disconnects the visitor’s sockets', async () => {
  const cookie = 'prat_visitor=a-visitor-who-leaves'
  const { id } = await begun({ cookie })
  const socket = await join({ auth: { session: id }, headers: { cookie } })
  const left = new Promise((resolve) => {
    if (typeof socket !== 'string') socket.once('disconnect', resolve)
  })
  await portal.app.ask('/logout', { method: 'POST', headers: { cookie } })
  expect(await left).toBe('io server disconnect')
  expect(await join({ auth: { session: id }, headers: { cookie } })).toBe('session_not_found')
})

test('OPS-03 the sockets of a node that ends are closed so that their tabs connect anew', async () => {
  const { id, jwt } = await begun()
  const ending = await runningApp(portal.database)
  const socket = await join({ auth: { session: id, jwt } }, await ending.listen())
  const staying = await join({ auth: { session: id, jwt } })
  const left = new Promise((resolve) => {
    if (typeof socket !== 'string') socket.once('disconnect', resolve)
  })
  await ending.close()
  // A client told "io server disconnect" would not connect again.
  expect(await left).toBe('transport close')
  expect(staying).toMatchObject({ connected: true })
})

test('SEC-03 a websocket upgrade at any other path is closed', async () => {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer.split('\r\n')[0] ?? '')))
  socket.on('error', () => {})
  socket.write('GET /other HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(await ended).toBe('HTTP/1.1 404 Not Found')
})

test('REL-01 BEY-03 a tab that joins while the database does not answer is told to try again, not that its session is gone', async () => {
  const server = createServer()
  const { close } = attachSocket({
    door: createSocketDoor({ server, servesHost: () => true, shared: false, onFull: () => {} }),
    networkOf: () => undefined,
    databaseUrl: undefined,
    sessionOf: () => Promise.reject(new Error('the database does not answer')),
    onError: () => {},
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  expect(await join({ auth: { session: 's1' } }, `http://127.0.0.1:${address.port}`)).toBe('unavailable')
  await close()
  server.close()
})
