import { Hono } from 'hono'
import type { ProviderPort } from '../../gateways/provider/port.ts'
import { pdfResponse } from '../billing/invoice-file.ts'
import type { SignedInDeps } from '../deps.ts'
import { passedOn } from '../products/passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '../require-login.ts'
import { nothingThere } from '../require-own.ts'

/** The eRate gateway: one's own mobile subscriptions, their use, and their invoices (CALL-09). */
export function erateRoutes(deps: SignedInDeps, provider: ProviderPort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/v2/consumer/subscriptions', async (c) => c.json(passedOn(await provider.mobileSubscriptions(customerOf(c)))))
  routes.get('/consumer/:accountId/subscription/:subscriptionId', async (c) => {
    const { accountId, subscriptionId } = c.req.param()
    if (accountId !== customerOf(c).id) throw nothingThere()
    const found = passedOn(await provider.mobileSubscription(customerOf(c), subscriptionId))
    return c.json({ ...found.usage[0], ...found })
  })
  routes.get('/v2/consumer/invoices', async (c) => c.json(passedOn(await provider.invoices(customerOf(c), 'eRate'))))
  routes.get('/v1/consumer/invoice-file/:invoiceId', async (c) => pdfResponse(passedOn(await provider.invoiceFile(customerOf(c), 'eRate', c.req.param('invoiceId')))))
  return routes
}
