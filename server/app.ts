import { randomUUID } from 'node:crypto'
import { Hono, type Handler, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from 'pino'
import { DiskNearlyFull } from './db/database.ts'
import { isDatabaseGone, isDiskFull } from './db/database-faults.ts'
import type { AccessLog } from './edge/access-log.ts'
import { builtFiles } from './edge/built-files.ts'
import { compressAnswer } from './edge/compress-answer.ts'
import { safeHeaders } from './edge/headers.ts'
import { oneAddress } from './edge/one-address.ts'
import { pageRequests } from './edge/page-requests.ts'
import { problemResponse } from './edge/problem.ts'
import { NotOwn } from './edge/require-own.ts'
import { proveOrigin } from './edge/prove-origin.ts'
import { readableAddress } from './edge/readable-address.ts'
import { withRequest } from './edge/request-id.ts'
import { misdirected } from './edge/served-hosts.ts'
import { logFailure } from './log-failure.ts'
import type { Readiness } from './readiness.ts'

export type App = {
  mount: (app: Hono) => void
  pages: Handler
  readiness: Pick<Readiness, 'faults'>
  log: Logger
  accessLog: AccessLog | undefined
  tracing: MiddlewareHandler | undefined
  servesHost: (request: Request) => boolean
  /** Called for each refused request with its status and the problem's code. */
  denied: (request: Request, status: number, code: string) => Promise<void>
  secure: boolean
}

export function createApp({ mount, pages, readiness, log, accessLog, tracing, servesHost, denied, secure }: App): Hono {
  const app = new Hono({ strict: false })
  app.use(safeHeaders(secure))
  app.use(async (c, next) => (servesHost(c.req.raw) ? next() : misdirected()))
  app.get('/healthz', (c) => c.text('alive'))
  app.get('/readyz', async (c) => {
    const faults = await readiness.faults()
    if (faults.length === 0) return c.text('ready')
    const errors = faults.map(({ part, fault }) => ({ path: part, message: fault }))
    return problemResponse(503, 'not_ready', 'This node takes no visitors just now.', { errors })
  })

  if (tracing) app.use(tracing)
  if (accessLog) app.use(accessLog.note)
  else app.use((_, next) => withRequest(randomUUID(), next))
  app.use(proveOrigin)
  app.use(readableAddress)
  mount(app)
  app.all('/services/*', () => problemResponse(404, 'not_found', 'There is no such service address.'))

  app.use(builtFiles('./build/client'))
  app.use(pageRequests)
  app.use(oneAddress)
  app.use(compressAnswer)
  app.all('*', pages)

  app.onError(async (error, c) => {
    if (error instanceof HTTPException) {
      const hasCredentials = c.req.header('authorization') !== undefined || c.req.header('cookie') !== undefined
      if (error.status === 403 || error instanceof NotOwn || (error.status === 401 && hasCredentials))
        await denied(c.req.raw, error.status, error.message)
      return error.getResponse()
    }
    logFailure(log, 'request failed', error, accessLog?.idOf(c.req.raw))
    if (isDatabaseGone(error))
      return problemResponse(503, 'database_late', 'The database does not answer just now; try again shortly.')
    if (error instanceof DiskNearlyFull || isDiskFull(error))
      return problemResponse(503, 'disk_nearly_full', 'Nothing new can be begun just now; what has begun goes on.')
    return problemResponse(500, 'failed', 'Something failed on our side; try again shortly.')
  })
  return app
}
