import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { runningApp, type RunningApp } from '#server/testing/running-app.ts'

let database: Database
const apps: RunningApp[] = []
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(async () => {
  for (const app of apps) await app.close()
  await database.close()
})

async function portal(settings: Record<string, string>) {
  const app = await runningApp(database, settings)
  apps.push(app)
  const port = Number(new URL(await app.listen()).port)
  return (host: string, path = '/login', headers = '') =>
    new Promise<number>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers || 'Connection: close\r\n'}\r\n`),
      )
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1')
        socket.end()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
    })
}

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n'
const SOCKETS = ['/services/brain/socket.io/?EIO=4&transport=websocket', '/services/cms/graphql']

test.each(['development', 'test'])(
  'TRU-07 in %s only names of this machine and SITES are answered, by pages, services and sockets',
  async (APP_ENV) => {
    const ask = await portal({
      APP_ENV,
      SITES: 'https://scoopr.no',
      EDITOR_TOKENS: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
    })
    const own = [
      'localhost',
      'localhost:3000',
      'LOCALHOST',
      '127.0.0.1:80',
      '[::1]:3000',
      'portal.localhost',
      'scoopr.no',
      'scoopr.no:8080',
    ]
    const others = [
      'evil.example',
      'localhost.evil.example',
      'evil.example:3000',
      '10.0.0.1',
      '0.0.0.0',
      'www.scoopr.no',
      'notlocalhost',
      '127.0.0.1.evil.example',
      '[::2]',
    ]
    for (const path of ['/login', '/services/sms/outbox?phoneNumber=%2B4790000001', '/assets/none.js', '/healthz']) {
      for (const host of own) expect([host, path, await ask(host, path)]).not.toEqual([host, path, 421])
      for (const host of others) expect([host, path, await ask(host, path)]).toEqual([host, path, 421])
    }
    for (const path of SOCKETS) {
      expect([path, await ask('localhost', path, UPGRADE)]).toEqual([path, 101])
      for (const host of others) expect([host, path, await ask(host, path, UPGRADE)]).toEqual([host, path, 421])
    }
  },
)

test('TRU-07 in development a trusted proxy cannot put the process under another name either', async () => {
  const ask = await portal({
    APP_ENV: 'development',
    TRUST_PROXY: '1',
    EDITOR_TOKENS: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  })
  expect(await ask('localhost', '/login', 'X-Forwarded-Host: portal.example\r\nConnection: close\r\n')).toBe(421)
  expect(await ask('localhost', '/login', 'X-Forwarded-Host: portal.localhost\r\nConnection: close\r\n')).toBe(200)
})

test('TRU-07 staging answers under every host, which is left to proxy and DNS', async () => {
  const ask = await portal({ APP_ENV: 'staging' })
  expect(await ask('portal.example')).toBe(200)
})
