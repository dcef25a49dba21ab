import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { SubscriptionChange } from '#contracts/products/subscription.ts'
import { subscription } from '../../db/schema/mobile.ts'
import { powerSubscription } from '../../db/schema/power.ts'
import { HttpProblem } from '../../http/problem.ts'
import { readBody } from '../../http/read-body.ts'
import type { SignedInDeps } from '../deps.ts'
import { requireLogin, type SignedIn } from '../require-login.ts'
import { listSubscriptions } from './list-subscriptions.ts'

const BODY_LIMIT = 16 * 1024
/** Another's subscription answers like one that does not exist (SEC-02). */
const noSuchSubscription = () => new HttpProblem(404, 'not_found', 'There is no such subscription.')

/** {subscriptions}: one's own subscriptions (CALL-07). */
export function subscriptionsRoutes(deps: SignedInDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use(requireLogin(deps))
  routes.use('/:id/*', async (c, next) => {
    if (!/^[\w-]{1,64}$/.test(c.req.param('id'))) throw noSuchSubscription()
    await next()
  })
  routes.get('/', async (c) => c.json(await listSubscriptions(deps, c.var.login.legalEntityId)))
  routes.on('GET', ['/:id', '/:id/'], async (c) => {
    const [found] = await listSubscriptions(deps, c.var.login.legalEntityId, c.req.param('id'))
    if (!found) throw noSuchSubscription()
    return c.json(found)
  })
  routes.on('PATCH', ['/:id', '/:id/'], async (c) => {
    const { description } = await readBody(c.req.raw, SubscriptionChange, BODY_LIMIT)
    const { legalEntityId } = c.var.login
    const id = c.req.param('id')
    for (const table of [subscription, powerSubscription]) {
      await deps.database.db.update(table).set({ description }).where(and(eq(table.id, id), eq(table.legalEntity, legalEntityId)))
    }
    const [changed] = await listSubscriptions(deps, legalEntityId, id)
    if (!changed) throw noSuchSubscription()
    return c.json(changed)
  })
  return routes
}
