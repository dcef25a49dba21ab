import { Hono } from 'hono'
import type { SignedIn } from '../require-login.ts'

/** Core's login (CALL-12): the same as {auth}'s, with its limits. */
export function coreLogin(auth: Hono<SignedIn>): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.post('/login', (c) => auth.fetch(new Request(new URL('/login', c.req.url), c.req.raw), c.env))
  return routes
}

/** Core's legal entity by id (CALL-12): one's own account, as {api} has it. */
export function coreRoutes(account: Hono<SignedIn>): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.on(['GET', 'PATCH'], ['/legalentities/:id', '/legal-entity/:id'], (c) =>
    account.fetch(new Request(new URL(`/v2.0/legalentities/${encodeURIComponent(c.req.param('id'))}`, c.req.url), c.req.raw), c.env),
  )
  return routes
}
