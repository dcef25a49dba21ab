import { connect } from 'node:net'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { PAGES } from '#contracts/pages/page-table.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const portal = portalForTests({ settings: { ACCESS_LOG: '1' } })
let port: number
beforeAll(async () => {
  port = Number(new URL(await portal.app.listen()).port)
}, 60_000)

function statusOf(target: string, method = 'GET', host = 'localhost'): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.end(Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)),
    )
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
  })
}

const LINE_BREAKS = ['%0a', '%0d', '%0d%0a', '%e2%80%a8', '%e2%80%a9', '%0b', '%c2%85']

test('ERR-02 SEC-05 a line break in an address is a page like any other, with the access log on', async () => {
  const exampleOf = (path: string) => path.replace('/*', '').replace(/:\w+\??/g, 'x')
  for (const { path } of PAGES) {
    for (const lineBreak of LINE_BREAKS) {
      for (const target of [`${exampleOf(path)}${lineBreak}`, `${exampleOf(path)}/${lineBreak}x`])
        expect([target, await statusOf(target)]).not.toEqual([target, 500])
    }
  }
  expect(portal.app.logged()).not.toContain('request failed')
})

test('ERR-02 no address causes a server error, with the access log on', async () => {
  const part = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        ...LINE_BREAKS,
        '%00',
        '%',
        '%ff',
        '%ed%a0%80',
        '%2f',
        '%5c',
        '\\',
        '..',
        '.',
        '/',
        '//',
        ';',
        ':',
        '@',
        '%25',
        '%250a',
        '?',
        '??',
        '#',
        '=',
        '&',
        '*',
        '.data',
        '_.data',
        '[',
        ']',
        '{',
        '}',
        '|',
        '^',
        '`',
        '"',
        '<',
        '%F0%9F%98%80',
        'æøå',
        '\u202e',
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...PAGES.flatMap(({ path }) => path.split('/').filter(Boolean)),
        'services',
        'brain',
        'cms',
        'nb',
        'auth',
        'translations',
        'sandbox',
        'assets',
        'chat',
        '__manifest',
        'preview=1',
        'preview=0',
        'healthz',
        '__proto__',
        'constructor',
      ),
    },
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll(/[\p{Cc} ]/gu, '')),
    },
  )
  const target = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
  const whole = fc.oneof(
    { weight: 8, arbitrary: fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`) },
    { weight: 4, arbitrary: target.map((written) => `/${written}`) },
    { weight: 1, arbitrary: target.map((written) => `http://localhost/${written}`) },
    { weight: 1, arbitrary: target },
  )
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE')
  await fc.assert(
    fc.asyncProperty(whole, method, async (written, by) => {
      const status = await statusOf(written || '/', by)
      expect([status > 0, status < 500]).toEqual([true, true])
    }),
    { numRuns: 1_200, seed: 20_261_203 },
  )
  expect(portal.app.logged()).not.toContain('request failed')
}, 120_000)
