import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { readPhone } from '#contracts/account/sign-in.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { ContractOrder, CreditCheckQuery } from '#contracts/products/mobile-contract.ts'
import { isSold } from '#contracts/products/offers.ts'
import type { MobilePort } from '#server/gateways/provider/port.ts'
import { requireUnsuspected } from '#server/budgets/hold-order.ts'
import { creditCheckCosts, orderCosts, requireBudget } from '#server/budgets/spend.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { parsed, readBody } from '#server/edge/read-body.ts'
import { passedOn } from '#server/subscriptions/passed-on.ts'
import { customerOf, requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import { nothingThere } from '#server/edge/require-own.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'

const BODY_LIMIT = 16 * 1024
type MobileDeps = SignedInDeps & {
  localeOf: (request: Request) => Locale
  /** Hashed network address; null when it is not rate limited. */
  countedAddress: (c: Context) => string | null
}

/** Serves the customer's own contracts, credit checks, invoices and portings (CALL-08). */
export function mobileRoutes(deps: MobileDeps, provider: MobilePort): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use(requireLogin(deps))
  const subscribers = '/fenix/subscribers/:id'
  routes.use(`${subscribers}/*`, async (c, next) => {
    if (c.req.param('id') !== customerOf(c).id) throw nothingThere()
    await next()
  })
  const contracts = ['/contracts', '/contracts/', `${subscribers}/contracts`, `${subscribers}/contracts/`]
  routes.on('GET', contracts, async (c) => c.json(passedOn(await provider.contracts(customerOf(c)))))
  routes.on('POST', contracts, requireSold(deps), async (c) => {
    const order = await readBody(c.req.raw, ContractOrder, BODY_LIMIT)
    const key = idempotencyKey(c)
    const customer = customerOf(c)
    const act = key === undefined ? deps.runtime.id() : `api:${customer.id}:${key}`
    const network = deps.countedAddress(c)
    await requireBudget(deps, act, orderCosts({ account: customer.id, network }))
    await requireUnsuspected(deps, { ...order, customerId: customer.id }, { key, network })
    return c.json(passedOn(await provider.orderContract(customer, order, key)), 201)
  })
  routes.on('GET', ['/perform-credit-check', '/perform-credit-check/'], requireSold(deps), async (c) => {
    const query = parsed(CreditCheckQuery, c.req.query())
    const customer = customerOf(c)
    const isNew = mayCheckAnew(c)
    if (isNew) {
      const costs = creditCheckCosts({ person: customer.id, network: deps.countedAddress(c) })
      await requireBudget(deps, deps.runtime.id(), costs)
    }
    return c.json(passedOn(await provider.checkCredit(customer, query, isNew)))
  })
  routes.on('GET', [`${subscribers}/invoices`, `${subscribers}/invoices/`], async (c) =>
    c.json(passedOn(await provider.mobileInvoices(customerOf(c)))),
  )
  routes.on('GET', ['/fenix/portation-status/:number', '/fenix/portation-status/:number/'], async (c) => {
    const phone = readPhone(c.req.param('number'))
    if (!phone) throw nothingThere()
    return c.json(passedOn(await provider.portation(customerOf(c), phone)))
  })
  return routes
}

/**
 * Only bearer callers may trigger a new credit check. In a browser the conversation runs it once the order is
 * confirmed.
 */
const mayCheckAnew = (c: Context<SignedIn>): boolean => c.req.header('authorization') !== undefined

/** Refuses orders on sites and in languages where mobile is not sold (SHELL-17). */
const requireSold =
  ({ localeOf }: MobileDeps): MiddlewareHandler =>
  async (c, next) => {
    if (!isSold('mobile', localeOf(c.req.raw)))
      throw new HttpProblem(409, 'not_sold_here', 'Mobile subscriptions are not sold here.')
    await next()
  }

function idempotencyKey(c: Context<SignedIn>): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\w:.-]{1,100}$/.test(key)) {
    throw new HttpProblem(400, 'invalid', 'Idempotency-Key must be 1 to 100 letters, digits or _ : . -')
  }
  return key
}
