import { Hono } from 'hono'
import { PowerCustomerChange } from '#contracts/products/power-status.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readBody } from '#server/edge/read-body.ts'
import { requireLogin, type SignedIn, customerOf } from '#server/identity/require-login.ts'
import { nothingThere } from '#server/edge/require-own.ts'
import type { ProviderPort } from '#server/gateways/provider/port.ts'
import { pdfResponse } from '#server/billing/invoice-pdf.ts'
import { passedOn } from '#server/subscriptions/passed-on.ts'
import { changePowerCustomer, readPowerActivity, readPowerCustomer, readPowerStatus } from './power-status.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'

const BODY_LIMIT = 16 * 1024

/** Serves {api}/v1/power: the customer's data and agreement status (CALL-12). */
export function powerRoutes(deps: SignedInDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/customer-info', async (c) => c.json(await readPowerCustomer(deps, c.var.login.legalEntityId)))
  routes.post('/customer-info', async (c) => {
    const { legalEntityId } = c.var.login
    const changed = await changePowerCustomer(
      deps,
      legalEntityId,
      await readBody(c.req.raw, PowerCustomerChange, BODY_LIMIT),
    )
    if (changed === 'notFound') throw nothingThere()
    if (changed === 'known')
      throw new HttpProblem(
        409,
        'meter_known',
        'The agreement has a metering point already; customer service can change it.',
      )
    if (changed === 'taken') throw new HttpProblem(409, 'meter_taken', 'This metering point has an agreement already.')
    if (changed === 'wrongCountry')
      throw new HttpProblem(422, 'meter_elsewhere', 'This metering point is in another country than the agreement.')
    return c.json(await readPowerCustomer(deps, legalEntityId))
  })
  routes.get('/status', async (c) => c.json(await readPowerStatus(deps, c.var.login.legalEntityId)))
  routes.get('/status-activity/:id', async (c) => {
    const activity = await readPowerActivity(deps, c.var.login.legalEntityId, c.req.param('id'))
    if (!activity) throw nothingThere()
    return c.json(activity)
  })
  return routes
}

/** Serves the customer's own metering points by month and their invoices from ESN (CALL-10). */
export function esnRoutes(deps: SignedInDeps, provider: ProviderPort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>({ strict: false })
  routes.use(requireLogin(deps))
  routes.get('/v2/consumer/metering-points/monthly', async (c) =>
    c.json(passedOn(await provider.powerUsages(customerOf(c)))),
  )
  routes.get('/v2/consumer/:accountId/metering-point/:subscriptionId/monthly', async (c) => {
    const { accountId, subscriptionId } = c.req.param()
    if (accountId !== customerOf(c).id) throw nothingThere()
    return c.json(passedOn(await provider.powerUsage(customerOf(c), subscriptionId)))
  })
  routes.get('/v2/consumer/invoices', async (c) => c.json(passedOn(await provider.invoices(customerOf(c), 'esn'))))
  routes.get('/v1/consumer/invoice-file/:invoiceId', async (c) =>
    pdfResponse(passedOn(await provider.invoiceFile(customerOf(c), 'esn', c.req.param('invoiceId')))),
  )
  return routes
}
