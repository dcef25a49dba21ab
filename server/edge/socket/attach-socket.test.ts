import { connect } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'

let database: Database
let app: RunningApp
let origin: string
beforeAll(async () => {
  database = await openInMemory()
  app = await runningApp(database)
  origin = await app.listen()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})

type Joining = { auth?: object; headers?: Record<string, string> }
/** Opens the chat's socket; gives it connected, or the message with which it was refused. */
function join({ auth = {}, headers = {} }: Joining): Promise<Socket | string> {
  const socket = io(origin, {
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
      app.ask(path, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers } }),
    `socket-${(callers += 1)}`,
  )
  await caller.begin('generic_signup', 'init')
  return { caller, ...caller.session() }
}
const poked = (socket: Socket | string) =>
  new Promise((resolve, reject) => {
    if (typeof socket === 'string') reject(new Error(socket))
    else socket.once('poke', resolve)
  })

test('CHAT-13 who joins with the jwt of a session is poked with its newest number', async () => {
  const { caller, id, jwt } = await begun()
  const poke = poked(await join({ auth: { session: id, jwt } }))
  const { cursor } = await caller.say({ payload: 'known' })
  expect(await poke).toEqual({ session: id, seq: cursor })
})

test('CHAT-13 the visitor cookie joins like the jwt', async () => {
  const cookie = 'prat_visitor=a-visitor-of-the-socket-test'
  const { caller, id } = await begun({ cookie })
  const poke = poked(await join({ auth: { session: id }, headers: { cookie, origin } }))
  await caller.say({ payload: 'known' })
  expect(await poke).toMatchObject({ session: id })
})

test('SEC-04 without proof, with the proof of another session, or with nothing readable nobody joins', async () => {
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

test('SEC-03 a page of another origin is refused whatever it can prove', async () => {
  const { id, jwt } = await begun()
  const joined = await Promise.all(
    ['https://evil.example', 'null', 'http://127.0.0.1:1'].map((foreign) =>
      join({ auth: { session: id, jwt }, headers: { origin: foreign } }),
    ),
  )
  expect(joined.every((answer) => typeof answer === 'string')).toBe(true)
})

test('AUTH-03 logging out shows the sockets of the visitor out', async () => {
  const cookie = 'prat_visitor=a-visitor-who-leaves'
  const { id } = await begun({ cookie })
  const socket = await join({ auth: { session: id }, headers: { cookie } })
  const left = new Promise((resolve) => {
    if (typeof socket !== 'string') socket.once('disconnect', resolve)
  })
  await app.ask('/logout', { method: 'POST', headers: { cookie } })
  expect(await left).toBe('io server disconnect')
  expect(await join({ auth: { session: id }, headers: { cookie } })).toBe('session_not_found')
})

test('SEC-03 an upgrade at any other path is ended', async () => {
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
