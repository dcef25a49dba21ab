import { Hono } from 'hono'
import type { SignedInDeps } from '../deps.ts'
import { requireLogin, type SignedIn } from '../require-login.ts'
import { readInsurance } from './read-insurance.ts'

/** The insurance partner: what one has insured (CALL-12). */
export function insuranceRoutes(deps: SignedInDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/customer/insurances', async (c) => c.json(await readInsurance(deps, c.var.login.legalEntityId)))
  return routes
}
