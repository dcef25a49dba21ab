import { Hono } from 'hono'
import { pdfResponse, readInvoiceFile, type InvoiceFileDeps } from '../billing/invoice-file.ts'
import { readInvoices } from '../billing/read-invoices.ts'
import type { SignedInDeps } from '../deps.ts'
import { requireLogin, type SignedIn } from '../require-login.ts'
import { nothingThere } from '../require-own.ts'
import { readMobileUsage } from './read-mobile-usage.ts'

/** The eRate gateway: one's own mobile subscriptions, their use, and their invoices (CALL-09). */
export function erateRoutes(deps: SignedInDeps & InvoiceFileDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/v2/consumer/subscriptions', async (c) => c.json(await readMobileUsage(deps, c.var.login.legalEntityId)))
  routes.get('/consumer/:accountId/subscription/:subscriptionId', async (c) => {
    const { legalEntityId } = c.var.login
    const { accountId, subscriptionId } = c.req.param()
    const found = accountId === legalEntityId ? (await readMobileUsage(deps, legalEntityId)).find(({ id }) => id === subscriptionId) : undefined
    if (!found) throw nothingThere()
    return c.json({ ...found.usage[0], ...found })
  })
  routes.get('/v2/consumer/invoices', async (c) => c.json(await readInvoices(deps, c.var.login.legalEntityId, 'eRate')))
  routes.get('/v1/consumer/invoice-file/:invoiceId', async (c) => {
    const file = await readInvoiceFile(deps, c.var.login.legalEntityId, 'eRate', c.req.param('invoiceId'))
    if (!file) throw nothingThere()
    return pdfResponse(file)
  })
  return routes
}
