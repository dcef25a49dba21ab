import { Hono } from 'hono'
import type { SignedInDeps } from '../deps.ts'
import { requireLogin, type SignedIn } from '../require-login.ts'
import { readInvoices } from './read-invoices.ts'

/** {billing}: one's own invoices of every provider (CALL-11). */
export function billingRoutes(deps: SignedInDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.on('GET', ['/v1.0/billing/invoices', '/billing/invoices'], async (c) => c.json(await readInvoices(deps, c.var.login.legalEntityId)))
  return routes
}
