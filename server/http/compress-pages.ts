import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

const TEXT = /^(text\/|application\/(json|problem\+json))/
/** Below this many bytes a packet is not filled anyhow. */
const LEAST = 1024

const WAYS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** Compresses pages, which are whole before they are sent: brotli where the browser takes it, else gzip. */
export const compressPages = createMiddleware(async (c, next) => {
  await next()
  const { res } = c
  const way = wayFor(c.req.header('accept-encoding') ?? '')
  if (!way || !res.body || res.headers.has('content-encoding') || !TEXT.test(res.headers.get('content-type') ?? '')) return
  const body = Buffer.from(await res.arrayBuffer())
  const headers = new Headers(res.headers)
  headers.delete('content-length')
  if (body.byteLength >= LEAST) headers.set('content-encoding', way)
  c.res = new Response(body.byteLength < LEAST ? body : new Uint8Array(await WAYS[way](body)), { status: res.status, headers })
})

function wayFor(accepted: string): keyof typeof WAYS | undefined {
  const offered = accepted.split(',').flatMap((part) => (/;\s*q=0(\.0*)?\s*$/.test(part) ? [] : part.split(';')[0]?.trim().toLowerCase() ?? []))
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : undefined
}
