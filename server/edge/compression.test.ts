import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { acceptedEncoding, compressAnswer } from './compress-answer.ts'
import { builtFiles } from './built-files.ts'
import { safeHeaders } from './headers.ts'

const TEXT = 'Hei! Jeg hjelper deg med nytt mobilabonnement. '.repeat(100)
const folder = mkdtempSync(join(tmpdir(), 'prat-built-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/page.js'), TEXT)
writeFileSync(join(folder, 'assets/page.js.br'), brotliCompressSync(TEXT))
writeFileSync(join(folder, 'assets/page.js.gz'), gzipSync(TEXT))
writeFileSync(join(folder, 'assets/font.woff2'), TEXT)
writeFileSync(join(folder, 'assets/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const first = Promise.withResolvers<void>()
const app = new Hono()
  .use(safeHeaders(true))
  .use(builtFiles(folder))
  .use(compressAnswer)
  .get('/page', (c) => c.html(TEXT))
  .get('/unchanged', (c) => c.body(null, 304))
  .get('/short', (c) => c.html('Hei!'))
  .get('/parts', (c) => {
    const parts = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode('first'))
        await first.promise
        controller.enqueue(new TextEncoder().encode('second'))
        controller.close()
      },
    })
    return c.body(parts, 200, { 'content-type': 'text/html; charset=utf-8', 'x-accel-buffering': 'no' })
  })
  .all('*', (c) => c.text('no file', 404))

// The listener of production puts its own Response in the place of Node's.
getRequestListener(app.fetch)

const ask = async (path: string, accepted?: string) =>
  app.request(path, accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } })
const begun = {
  br: (bytes: Uint8Array) => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString(),
  gzip: (bytes: Uint8Array) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
}
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => Buffer.from(bytes) }

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('USE-04 a client that accepts %j gets built files and pages in %s', async (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding)
  for (const path of ['/assets/page.js', '/page']) {
    const answer = await ask(path, accepted)
    expect([answer.headers.get('content-encoding') ?? 'identity', answer.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ])
    expect(unpack[encoding](Buffer.from(await answer.arrayBuffer())).toString()).toBe(TEXT)
  }
})

test('USE-04 a built file keeps its kind and is kept for good, in whichever form it is sent; one that is packed already is sent as it is', async () => {
  const script = await ask('/assets/page.js', 'gzip')
  expect([script.headers.get('content-type'), script.headers.get('cache-control')]).toEqual([
    expect.stringContaining('javascript'),
    'public, max-age=31536000, immutable',
  ])
  const font = await ask('/assets/font.woff2', 'gzip, br')
  expect([font.headers.get('content-encoding'), font.headers.get('vary'), await font.text()]).toEqual([
    null,
    null,
    TEXT,
  ])
  expect((await ask('/assets/gone.js', 'gzip')).status).toBe(404)
})

test('SEC-03 a drawing that is opened as a page runs nothing; what cannot run, a page and an answer without content are left alone', async () => {
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy')
  expect(await policyOf('/assets/drawing.svg')).toMatch(/^default-src 'none'; base-uri 'none'; object-src 'none'/)
  expect(await policyOf('/assets/drawing.svg')).toContain("style-src 'unsafe-inline'")
  for (const path of ['/assets/page.js', '/assets/font.woff2', '/page', '/unchanged'])
    expect([path, await policyOf(path)]).toEqual([path, null])
})

test('USE-04 a page too short to gain by it is sent as it is', async () => {
  const answer = await ask('/short', 'gzip')
  expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, 'Hei!'])
})

test.each(['br', 'gzip'] as const)(
  'PROD-06 a page sent in parts is packed with %s part by part, so that the first does not wait for the second',
  async (encoding) => {
    const answer = await ask('/parts', encoding)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const reader = answer.body?.getReader()
    let seen = Buffer.alloc(0)
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      seen = Buffer.concat([seen, part.value])
      if (begun[encoding](seen) === 'first') break
    }
    expect(begun[encoding](seen)).toBe('first')
    await reader?.cancel()
  },
)

test.each(['br', 'gzip'] as const)(
  'ERR-02 who leaves while a page is sent in parts with %s ends no process',
  async (encoding) => {
    const uncaught: unknown[] = []
    const note = (error: unknown) => void uncaught.push(error)
    process.prependListener('uncaughtException', note)
    const more = Promise.withResolvers<void>()
    const leaving = new Hono().use(compressAnswer).get('/', (c) => {
      const parts = new ReadableStream({
        start: async (controller) => {
          controller.enqueue(new TextEncoder().encode(TEXT))
          await more.promise
          try {
            controller.enqueue(new TextEncoder().encode(TEXT))
          } catch {}
        },
      })
      return c.body(parts, 200, { 'content-type': 'text/html; charset=utf-8', 'x-accel-buffering': 'no' })
    })
    const answer = await leaving.request('/', { headers: { 'accept-encoding': encoding } })
    const reader = answer.body?.getReader()
    const reading = reader?.read()
    await Promise.resolve()
    await reader?.cancel()
    await reading
    more.resolve()
    await new Promise((packed) => setImmediate(() => setTimeout(packed, 50)))
    process.off('uncaughtException', note)
    expect(uncaught).toEqual([])
  },
)
