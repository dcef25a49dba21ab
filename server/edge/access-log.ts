import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import * as v from 'valibot'
import { findPage } from '#contracts/pages/find-page.ts'
import type { Runtime } from '#server/runtime.ts'
import { withRequest } from './request-id.ts'

export type AccessLog = {
  /** Assigns each request an id, returns it as `x-request-id` and logs the request once it is answered. */
  note: MiddlewareHandler
  idOf: (request: Request) => string | undefined
}

/** What is logged of an answered request, beside what every line of the log holds. `ms`: milliseconds until the answer. */
export const AccessLogLine = v.object({
  request: v.string(),
  method: v.string(),
  route: v.string(),
  status: v.number(),
  ms: v.number(),
  msg: v.literal('answered'),
})

/**
 * Logs the route pattern, never the requested URL, which may contain personal data (SEC-05). A trusted proxy may supply
 * the request id.
 */
export function createAccessLog({ log, id }: Pick<Runtime, 'log' | 'id'>, trustProxy: boolean): AccessLog {
  const ids = new WeakMap<Request, string>()
  return {
    idOf: (request) => ids.get(request),
    note: createMiddleware(async (c, next) => {
      const began = performance.now()
      const given = trustProxy ? /^[\w-]{8,64}$/.exec(c.req.header('x-request-id') ?? '')?.[0] : undefined
      const request = given ?? id()
      ids.set(c.req.raw, request)
      await withRequest(request, next)
      c.res.headers.set('x-request-id', request)
      const { msg, ...line }: v.InferOutput<typeof AccessLogLine> = {
        request,
        method: c.req.method,
        route: routeOf(c),
        status: c.res.status,
        ms: Math.round(performance.now() - began),
        msg: 'answered',
      }
      log.info(line, msg)
    }),
  }
}

/** The route as the code writes it, never the address that was asked for. */
export function routeOf(c: Context): string {
  const route = routePath(c)
  return route === '*' || route === '/*' ? findPage(c.req.path.replace(/\.data$/, '')).row.path : route
}
