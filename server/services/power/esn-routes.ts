import { Hono } from 'hono'
import type { ProviderPort } from '../../gateways/provider/port.ts'
import { pdfResponse } from '../billing/invoice-file.ts'
import type { SignedInDeps } from '../deps.ts'
import { passedOn } from '../products/passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '../require-login.ts'
import { nothingThere } from '../require-own.ts'

/** The ESN gateway: one's own metering points by the month, and their invoices (CALL-10). */
export function esnRoutes(deps: SignedInDeps, provider: ProviderPort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/v2/consumer/metering-points/monthly', async (c) => c.json(passedOn(await provider.powerUsages(customerOf(c)))))
  routes.get('/v2/consumer/:accountId/metering-point/:subscriptionId/monthly', async (c) => {
    const { accountId, subscriptionId } = c.req.param()
    if (accountId !== customerOf(c).id) throw nothingThere()
    return c.json(passedOn(await provider.powerUsage(customerOf(c), subscriptionId)))
  })
  routes.get('/v2/consumer/invoices', async (c) => c.json(passedOn(await provider.invoices(customerOf(c), 'esn'))))
  routes.get('/v1/consumer/invoice-file/:invoiceId', async (c) => pdfResponse(passedOn(await provider.invoiceFile(customerOf(c), 'esn', c.req.param('invoiceId')))))
  return routes
}
