import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.ts'

const PAGE = `<!DOCTYPE html>${'<p>Hei, hva heter du? Æøå.</p>'.repeat(100)}`
const app = new Hono()
app.use(compressPages)
app.get('/page', (c) => c.html(PAGE, 404, { 'set-cookie': 'a=b' }))
app.get('/short', (c) => c.html('<p>Hei</p>'))
app.get('/image', (c) => c.body(PAGE, 200, { 'content-type': 'image/png' }))
const ask = (path: string, encodings: string) => app.request(path, { headers: { 'accept-encoding': encodings } })
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a page goes as brotli where the browser takes it, else as gzip, with status and headers as they were', async () => {
  const [br, gzip] = await Promise.all([ask('/page', 'gzip, deflate, br, zstd'), ask('/page', 'br;q=0, GZIP;q=0.5')])
  for (const answer of [br, gzip]) expect([answer.status, answer.headers.get('set-cookie')]).toEqual([404, 'a=b'])
  expect([br.headers.get('content-encoding'), brotliDecompressSync(await bodyOf(br)).toString()]).toEqual(['br', PAGE])
  expect([gzip.headers.get('content-encoding'), gunzipSync(await bodyOf(gzip)).toString()]).toEqual(['gzip', PAGE])
})

test('what is short, no text, or not asked for compressed goes as it is', async () => {
  const answers = await Promise.all([ask('/short', 'br'), ask('/image', 'br'), ask('/page', 'identity'), ask('/page', '')])
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, null, null, null])
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['<p>Hei</p>', PAGE, PAGE, PAGE])
})
