import { Hono } from 'hono'
import type { SignedIn } from '#server/identity/require-login.ts'

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
