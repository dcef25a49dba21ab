import { Hono, type Handler } from 'hono'
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
import { proveOrigin } from './edge/prove-origin.ts'
import { misdirected } from './edge/served-hosts.ts'
import { logFailure } from './log-failure.ts'

export type App = {
  /** Puts the services and the portal's own forms at their paths. */
  mount: (app: Hono) => void
  pages: Handler
  ready: () => Promise<boolean>
  log: Logger
  /** Where requests are noted, if they are. */
  accessLog: AccessLog | undefined
  /** Whether the process answers a request for the host it names. */
  servesHost: (request: Request) => boolean
  secure: boolean
}

/** Puts the process's HTTP together: health, services, forms, static files, pages. */
export function createApp({ mount, pages, ready, log, accessLog, servesHost, secure }: App): Hono {
  const app = new Hono({ strict: false })
  app.use(safeHeaders(secure))
  app.use(async (c, next) => (servesHost(c.req.raw) ? next() : misdirected()))
  app.get('/healthz', (c) => c.text('alive'))
  app.get('/readyz', async (c) =>
    (await ready()) ? c.text('ready') : problemResponse(503, 'not_ready', 'The database does not answer.'),
  )

  if (accessLog) app.use(accessLog.note)
  app.use(proveOrigin)
  mount(app)
  app.all('/services/*', () => problemResponse(404, 'not_found', 'There is no such service address.'))

  app.use(builtFiles('./build/client'))
  app.use(pageRequests)
  app.use(oneAddress)
  app.use(compressAnswer)
  app.all('*', pages)

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    logFailure(log, 'request failed', error, accessLog?.idOf(c.req.raw))
    if (isDatabaseGone(error))
      return problemResponse(503, 'database_late', 'The database does not answer just now; try again shortly.')
    if (error instanceof DiskNearlyFull || isDiskFull(error))
      return problemResponse(503, 'disk_nearly_full', 'Nothing new can be begun just now; what has begun goes on.')
    return problemResponse(500, 'failed', 'Something failed on our side; try again shortly.')
  })
  return app
}
