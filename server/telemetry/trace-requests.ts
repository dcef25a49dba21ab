import { SpanKind } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { routeOf } from '#server/edge/access-log.ts'
import { continued, traced } from './traced.ts'

/** A trace for each request, named by the route as the code writes it. A trusted proxy may have begun the trace. */
export const traceRequests = (trustProxy: boolean): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    const traceparent = trustProxy ? c.req.header('traceparent') : undefined
    await continued(traceparent === undefined ? {} : { traceparent }, () =>
      traced(
        c.req.method,
        { 'http.request.method': c.req.method },
        async (span) => {
          await next()
          const route = routeOf(c)
          span.updateName(`${c.req.method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': c.res.status })
        },
        SpanKind.SERVER,
      ),
    )
  })
