import { Hono } from 'hono'
import { MeterBatch, UsageBatch } from '#contracts/products/usage-event.ts'
import { readBody } from '#server/edge/read-body.ts'
import type { StoreDeps } from '#server/deps.ts'
import { ingestMeterValues } from '#server/power/ingest-meter-values.ts'
import { requireKey } from '#server/edge/require-key.ts'
import type { ProviderPort } from '#server/gateways/provider/port.ts'
import { pdfResponse } from '#server/billing/invoice-pdf.ts'
import { passedOn } from '#server/subscriptions/passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import { nothingThere } from '#server/edge/require-own.ts'
import { ingestUsage } from './ingest-usage.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'

const BODY_LIMIT = 512 * 1024

/**
 * Accepts metering data from networks and grid companies with `USAGE_KEY` as bearer; refuses everyone while it is
 * unset.
 */
export function usageRoutes(deps: StoreDeps, key: string | undefined): Hono {
  const routes = new Hono({ strict: false })
  routes.use(requireKey('USAGE_KEY', key))
  routes.post('/events', async (c) =>
    c.json(await ingestUsage(deps, await readBody(c.req.raw, UsageBatch, BODY_LIMIT))),
  )
  routes.post('/meter-values', async (c) =>
    c.json(await ingestMeterValues(deps, await readBody(c.req.raw, MeterBatch, BODY_LIMIT))),
  )
  return routes
}

/** Serves the customer's own mobile subscriptions, usage and invoices from eRate (CALL-09). */
export function erateRoutes(deps: SignedInDeps, provider: ProviderPort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/v2/consumer/subscriptions', async (c) =>
    c.json(passedOn(await provider.mobileSubscriptions(customerOf(c)))),
  )
  routes.get('/consumer/:accountId/subscription/:subscriptionId', async (c) => {
    const { accountId, subscriptionId } = c.req.param()
    if (accountId !== customerOf(c).id) throw nothingThere()
    const found = passedOn(await provider.mobileSubscription(customerOf(c), subscriptionId))
    return c.json({ ...found.usage[0], ...found })
  })
  routes.get('/v2/consumer/invoices', async (c) => c.json(passedOn(await provider.invoices(customerOf(c), 'eRate'))))
  routes.get('/v1/consumer/invoice-file/:invoiceId', async (c) =>
    pdfResponse(passedOn(await provider.invoiceFile(customerOf(c), 'eRate', c.req.param('invoiceId')))),
  )
  return routes
}
