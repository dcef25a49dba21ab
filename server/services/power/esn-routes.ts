import { Hono } from 'hono'
import { pdfResponse, readInvoiceFile, type InvoiceFileDeps } from '../billing/invoice-file.ts'
import { readInvoices } from '../billing/read-invoices.ts'
import type { SignedInDeps } from '../deps.ts'
import { requireLogin, type SignedIn } from '../require-login.ts'
import { nothingThere } from '../require-own.ts'
import { readPowerUsage } from './read-power-usage.ts'

/** The ESN gateway: one's own metering points by the month, and their invoices (CALL-10). */
export function esnRoutes(deps: SignedInDeps & InvoiceFileDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/v2/consumer/metering-points/monthly', async (c) => c.json(await readPowerUsage(deps, c.var.login.legalEntityId)))
  routes.get('/v2/consumer/:accountId/metering-point/:subscriptionId/monthly', async (c) => {
    const { legalEntityId } = c.var.login
    const { accountId, subscriptionId } = c.req.param()
    const [found] = accountId === legalEntityId ? await readPowerUsage(deps, legalEntityId, subscriptionId) : []
    if (!found) throw nothingThere()
    return c.json(found)
  })
  routes.get('/v2/consumer/invoices', async (c) => c.json(await readInvoices(deps, c.var.login.legalEntityId, 'esn')))
  routes.get('/v1/consumer/invoice-file/:invoiceId', async (c) => {
    const file = await readInvoiceFile(deps, c.var.login.legalEntityId, 'esn', c.req.param('invoiceId'))
    if (!file) throw nothingThere()
    return pdfResponse(file)
  })
  return routes
}
