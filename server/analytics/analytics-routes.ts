import { Hono } from 'hono'
import { AnalyticsEvent, type RecordedEvent } from '#contracts/chat/analytics-event.ts'
import { gaClientId } from '#contracts/chat/ga-cookie.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { cookieChoiceOf } from '#server/edge/cookie-choice.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readBody } from '#server/edge/read-body.ts'
import type { Analytics } from '#server/ports/analytics.ts'
import type { Runtime } from '#server/runtime.ts'

export const ANALYTICS_PATH = '/services/analytics'

/** Events under way to the operator's system at once; more are counted as dropped. */
const MOST_UNDER_WAY = 50

type Deps = {
  analytics: Analytics
  runtime: Runtime
  localeOf: (request: Request) => Locale
  counted: (event: string, outcome: 'taken' | 'dropped' | 'failed') => void
}

/**
 * Takes the events of pages whose visitor has accepted cookies, and passes them on without keeping the page waiting
 * (CHAT-12, ORD-04).
 */
export function analyticsRoutes({ analytics, runtime, localeOf, counted }: Deps): Hono {
  const routes = new Hono()
  let underWay = 0
  const passOn = async (recorded: RecordedEvent) => {
    underWay += 1
    const told = await analytics.record(recorded).finally(() => (underWay -= 1))
    counted(recorded.event, told.ok ? 'taken' : 'failed')
    if (!told.ok) runtime.log.warn({ reason: told.reason, code: told.code }, 'an analytics event was not taken')
  }
  routes.post('/', async (c) => {
    const { headers } = c.req.raw
    if (cookieChoiceOf(headers) !== 'accepted')
      throw new HttpProblem(403, 'no_consent', 'Events are taken only of visitors who have accepted cookies.')
    const happened = await readBody(c.req.raw, AnalyticsEvent, 1024)
    const clientId = gaClientId(headers.get('cookie') ?? '')
    const recorded = {
      id: runtime.id(),
      at: new Date(runtime.now()).toISOString(),
      locale: localeOf(c.req.raw),
      ...happened,
      ...(clientId !== undefined && { clientId }),
    }
    if (underWay >= MOST_UNDER_WAY) counted(happened.event, 'dropped')
    else void passOn(recorded)
    return c.body(null, 204)
  })
  return routes
}
