import { Hono } from 'hono'
import type { InsurancePort } from '#server/gateways/provider/port.ts'
import { passedOn } from '#server/subscriptions/passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'

/** Lists what a customer has insured at the partner (CALL-12). */
export function insuranceRoutes(deps: SignedInDeps, provider: InsurancePort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/customer/insurances', async (c) => c.json(passedOn(await provider.insuranceItems(customerOf(c)))))
  return routes
}
