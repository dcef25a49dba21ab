import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncoding } from './compress-answer.ts'

export const COMPRESSED_KINDS = ['js', 'css', 'svg', 'json', 'txt', 'ico']
const COMPRESSED = new RegExp(`\\.(${COMPRESSED_KINDS.join('|')})$`)

export function builtFiles(root: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true })
  return async (c, next) => {
    const { raw, path } = c.req
    if (raw.method !== 'GET' && raw.method !== 'HEAD') return next()
    // The static file library ignores quality weights in Accept-Encoding, so it is given only the chosen encoding.
    const headers = new Headers(raw.headers)
    headers.set('accept-encoding', acceptedEncoding(raw.headers.get('accept-encoding')))
    c.req.raw = new Request(raw.url, { method: raw.method, headers })
    let isFile = true
    const file = await serve(c, () => {
      isFile = false
      c.req.raw = raw
      return next()
    })
    if (!isFile || !file) return undefined
    if (COMPRESSED.test(path)) file.headers.set('vary', 'accept-encoding')
    if (file.ok && path.startsWith('/assets/')) file.headers.set('cache-control', 'public, max-age=31536000, immutable')
    return file
  }
}
