import { createMiddleware } from 'hono/factory'
import type { StoreDeps } from '#server/deps.ts'
import { recordEvent } from './record-event.ts'

/** Records that editors change something of `what`. */
export const noteEdits = (deps: StoreDeps, what: 'content' | 'texts') =>
  createMiddleware(async (c, next) => {
    await next()
    const { method } = c.req
    if (method !== 'GET' && method !== 'HEAD' && c.res.ok)
      recordEvent(deps, { name: 'authz_admin', details: { what: `${method} ${what}` } })
  })
