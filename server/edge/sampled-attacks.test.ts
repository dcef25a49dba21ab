import { request as askRaw } from 'node:http'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { realRuntime } from '#server/runtime.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { ORIGIN } from '#server/testing/running-app.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'

const portal = portalForTests()
const HOST = new URL(ORIGIN).host
/** What browsers keep open. */
const LEFT_OUT = /\/(live|events)\b/
let id = ''
let cookie = ''
// Some doors end the login.
beforeEach(async () => {
  const deps = { database: portal.database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } }
  const kari = await signedInCustomer(deps, '+4793700001')
  id = kari.id
  cookie = `prat_login=${kari.headers.authorization.slice('Bearer '.length)}`
}, 60_000)

const doors = (isOne: (method: string) => boolean) =>
  [...new Set(portal.app.routes().flatMap(({ method, path }) => (isOne(method) ? [`${method} ${path}`] : [])))]
    .map((door) => ({ method: door.split(' ')[0] ?? '', path: door.split(' ')[1] ?? '' }))
    .filter(({ path }) => !path.includes('*') && !LEFT_OUT.test(path))
const filled = (path: string, value: string) => path.replaceAll(/:\w+(?:\{(?:[^{}]|\{\d+\})*\})?\??/g, value)
const changes = (method: string) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)

test('SEC-03 no answer lets a page of another origin read it', async () => {
  const all = doors((method) => method === 'GET' || changes(method))
  expect(all.length).toBeGreaterThan(60)
  for (const { method, path } of all) {
    for (const asked of ['OPTIONS', method === 'GET' ? 'GET' : 'OPTIONS']) {
      const { headers } = await portal.app.ask(filled(path, id), {
        method: asked,
        headers: { cookie, origin: 'https://evil.example', 'access-control-request-method': method },
      })
      expect([path, [...headers.keys()].filter((name) => name.startsWith('access-control'))]).toEqual([path, []])
    }
  }
})

const ELSEWHERE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\r\nset-cookie: hacked=1',
]

test('SEC-03 no form, header or parameter leads to another host or writes a header', async () => {
  const fields = [
    'from',
    'to',
    'origin',
    'next',
    'url',
    'page',
    'state',
    'key',
    'locale',
    'choice',
    'session',
    'redirect',
  ]
  const forms = doors((method) => method === 'POST' || method === 'GET')
  for (const address of ELSEWHERE) {
    const form = new URLSearchParams(fields.map((name) => [name, address])).toString()
    for (const { method, path } of forms) {
      const at = filled(path, encodeURIComponent(address))
      const answer = await portal.app.ask(method === 'GET' ? `${at}?${form}` : at, {
        method,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'host=evil.example',
          referer: 'https://evil.example/',
        },
        ...(method === 'POST' && { body: form }),
      })
      const location = answer.headers.get('location')
      const to = location === null ? HOST : new URL(location, ORIGIN).host
      expect([path, address, to]).toEqual([path, address, HOST])
      expect([path, answer.headers.getSetCookie().join()]).not.toEqual([path, expect.stringContaining('hacked')])
    }
  }
})

test('SEC-03 AUTH-04 every cookie is kept from scripts, other sites and other hosts', async () => {
  const written = new Set<string>()
  for (const { method, path } of doors((one) => one === 'POST')) {
    const answer = await portal.app.ask(filled(path, 'bankid'), {
      method,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: 'locale=nb_NO&from=%2F&choice=all',
    })
    for (const one of answer.headers.getSetCookie()) written.add(one)
  }
  expect(written.size).toBeGreaterThan(5)
  for (const one of written) {
    expect(one).toMatch(/; HttpOnly/)
    expect(one).toMatch(/; SameSite=Lax/)
    expect(one).toMatch(/; Path=\//)
    expect(one).not.toMatch(/Domain=/i)
  }
})

test('SEC-05 what a call answers to who is signed in is kept by no cache', async () => {
  const personal = []
  const kept = []
  for (const { path } of doors((method) => method === 'GET')) {
    const [own, stranger] = await Promise.all([
      portal.app.ask(filled(path, id), { headers: { cookie } }),
      portal.app.ask(filled(path, id)),
    ])
    const isPersonal = own.status === 200 && stranger.status === 401
    if (isPersonal) personal.push(path)
    if (isPersonal && !/no-store/.test(own.headers.get('cache-control') ?? '')) kept.push(path)
  }
  expect(personal.length).toBeGreaterThan(10)
  expect(kept).toEqual([])
})

test('SEC-03 files are taken nowhere, and a body that claims another type than it has is refused', async () => {
  for (const type of ['text/plain', 'text/plain; application/json', '']) {
    const answer = await portal.app.ask(`/services/api/account/${id}/`, {
      method: 'PATCH',
      headers: { cookie, ...(type && { 'content-type': type }) },
      body: JSON.stringify({ emailPrimary: 'mallory@example.no' }),
    })
    expect([type, answer.status]).toEqual([type, 415])
  }
  const file = new FormData()
  file.set('file', new File(['<script>alert(1)</script>'], '../../x.html', { type: 'text/html' }))
  for (const { method, path } of doors(changes)) {
    const answer = await portal.app.ask(filled(path, id), { method, headers: { cookie }, body: file })
    expect([path, answer.status < 500]).toEqual([path, true])
  }
})

test('SEC-03 TRACE is answered nowhere', async () => {
  const origin = await portal.app.listen()
  const status = await new Promise((resolve, reject) =>
    askRaw(`${origin}/mobilabonnement`, { method: 'TRACE', headers: { cookie, 'max-forwards': '0' } }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
      answer.on('end', () => resolve([answer.statusCode, body.includes('prat_login')]))
    })
      .on('error', reject)
      .end(),
  )
  expect(status).toEqual([405, false])
})
