import { Hono } from 'hono'
import type { Env } from '../../env.ts'
import { HttpProblem } from '../../http/problem.ts'
import { readPhone } from '#contracts/account/sign-in.ts'
import type { StoreDeps } from '../deps.ts'
import { listMessages } from './outbox.ts'

/** GET /services/sms/outbox?phoneNumber=: messages sent, newest first; there only in development and test. */
export function smsRoutes(deps: StoreDeps & { env: Pick<Env, 'APP_ENV'> }): Hono {
  const routes = new Hono()
  routes.on('GET', ['/outbox', '/outbox/'], async (c) => {
    const { APP_ENV } = deps.env
    if (APP_ENV !== 'development' && APP_ENV !== 'test') throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    const written = c.req.query('phoneNumber')
    // A plus sign in a query means a space: "+4790000001" arrives as " 4790000001".
    const phone = written === undefined ? undefined : readPhone(written.replace(/^ (?=\d)/, '+'))
    if (written !== undefined && phone === undefined) throw new HttpProblem(400, 'invalid', 'phoneNumber must be a phone number.')
    c.header('Cache-Control', 'no-store')
    return c.json(await listMessages(deps, phone))
  })
  return routes
}
