import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { findPage } from '#contracts/pages/find-page.ts'
import type { Runtime } from '#server/runtime.ts'

export type AccessLog = {
  /** Gives each request an id, which its answer tells as `x-request-id`, and writes a line when it is answered. */
  note: MiddlewareHandler
  /** The id of a request, for what else is written of it. */
  idOf: (request: Request) => string | undefined
}

/**
 * A line of the log for each answer: its route as the code writes it, never the address that was asked for, which may name a
 * person (SEC-05). A proxy that is trusted may give the id.
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
      await next()
      c.res.headers.set('x-request-id', request)
      log.info(
        {
          request,
          method: c.req.method,
          route: routeOf(c),
          status: c.res.status,
          ms: Math.round(performance.now() - began),
        },
        'answered',
      )
    }),
  }
}

/** The route that answered; of a page, its line in the table of pages. */
function routeOf(c: Context): string {
  const route = routePath(c)
  return route === '*' || route === '/*' ? findPage(c.req.path.replace(/\.data$/, '')).row.path : route
}
