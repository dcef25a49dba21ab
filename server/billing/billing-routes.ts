import { Hono } from 'hono'
import type { BillingPort } from '#server/gateways/provider/port.ts'
import { passedOn } from '#server/subscriptions/passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'

/** Mounted at {billing}: the caller's own invoices from every provider (CALL-11). */
export function billingRoutes(deps: SignedInDeps, provider: BillingPort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  for (const path of ['/v1.0/billing/invoices', '/billing/invoices']) {
    routes.get(path, async (c) => c.json(passedOn(await provider.everyInvoice(customerOf(c), `${path}/`))))
  }
  return routes
}
