import { Hono } from 'hono'
import { SubscriptionChange } from '#contracts/products/subscription.ts'
import type { SubscriptionsPort } from '#server/gateways/provider/port.ts'
import { readBody } from '#server/edge/read-body.ts'
import { passedOn } from './passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import { nothingThere } from '#server/edge/require-own.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'

const BODY_LIMIT = 16 * 1024

/** Serves the customer's own subscriptions at {subscriptions} (CALL-07). */
export function subscriptionsRoutes(deps: SignedInDeps, provider: SubscriptionsPort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use(requireLogin(deps))
  routes.use('/:id/*', async (c, next) => {
    if (!/^[\w-]{1,64}$/.test(c.req.param('id'))) throw nothingThere()
    await next()
  })
  routes.get('/', async (c) => c.json(passedOn(await provider.subscriptions(customerOf(c)))))
  routes.on('GET', ['/:id', '/:id/'], async (c) =>
    c.json(passedOn(await provider.subscription(customerOf(c), c.req.param('id')))),
  )
  routes.on('PATCH', ['/:id', '/:id/'], async (c) => {
    const change = await readBody(c.req.raw, SubscriptionChange, BODY_LIMIT)
    return c.json(passedOn(await provider.changeSubscription(customerOf(c), c.req.param('id'), change)))
  })
  return routes
}
