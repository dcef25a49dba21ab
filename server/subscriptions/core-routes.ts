import { Hono } from 'hono'
import { AccountChange } from '#contracts/account/account-fields.ts'
import type { CorePort } from '#server/gateways/provider/port.ts'
import { readBody } from '#server/edge/read-body.ts'
import { passedOn } from './passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import { nothingThere } from '#server/edge/require-own.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'

const BODY_LIMIT = 16 * 1024
const OWN = ['/legalentities/:id', '/legal-entity/:id']

/** Core's login (CALL-12), with the same limits as {auth}. */
export function coreLogin(auth: Hono<SignedIn>): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.post('/login', (c) => auth.fetch(new Request(new URL('/login', c.req.url), c.req.raw), c.env))
  return routes
}

/** Core's legal entity by id (CALL-12): the caller's own account, as in {api}. */
export function coreRoutes(account: Hono<SignedIn>): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.on(['GET', 'PATCH'], OWN, (c) =>
    account.fetch(
      new Request(new URL(`/v2.0/legalentities/${encodeURIComponent(c.req.param('id') ?? '')}`, c.req.url), c.req.raw),
      c.env,
    ),
  )
  return routes
}

export function outsideCoreRoutes(deps: SignedInDeps, core: CorePort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.use('/:kind/:id', async (c, next) => {
    if (c.req.param('id') !== customerOf(c).id) throw nothingThere()
    await next()
  })
  routes.on('GET', OWN, async (c) => c.json(passedOn(await core.account(customerOf(c)))))
  routes.on('PATCH', OWN, async (c) =>
    c.json(passedOn(await core.changeAccount(customerOf(c), await readBody(c.req.raw, AccountChange, BODY_LIMIT)))),
  )
  return routes
}
