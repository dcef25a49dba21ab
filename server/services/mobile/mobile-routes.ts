import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { readPhone } from '#contracts/account/sign-in.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { kroner, toKroner } from '#contracts/kernel/money.ts'
import { ContractOrder, CreditCheckQuery, type CreditCheckAnswer } from '#contracts/products/mobile-contract.ts'
import { isSold } from '#contracts/products/offers.ts'
import { HttpProblem } from '../../http/problem.ts'
import { parsed, readBody } from '../../http/read-body.ts'
import { findCustomer } from '../account/find-customer.ts'
import { fullNameOf } from '../account/to-account.ts'
import { readInvoices } from '../billing/read-invoices.ts'
import type { SignedInDeps } from '../deps.ts'
import { requireLogin, type SignedIn } from '../require-login.ts'
import { checkCredit } from './check-credit.ts'
import { placeOrder } from './place-order.ts'
import { readContracts, readPortation } from './read-contracts.ts'

const BODY_LIMIT = 16 * 1024
/** Another's subscriber id or number answers like one that does not exist (SEC-02). */
const notFound = () => new HttpProblem(404, 'not_found', 'There is nothing by this id.')

type SignedInContext = Context<SignedIn>
type MobileDeps = SignedInDeps & { localeOf: (request: Request) => Locale }

/** The mobile service (CALL-08): contracts, credit check, invoices, portings, each one's own. */
export function mobileRoutes(deps: MobileDeps): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use(requireLogin(deps))
  const subscribers = '/fenix/subscribers/:id'
  routes.use(`${subscribers}/*`, async (c, next) => {
    if (c.req.param('id') !== c.var.login.legalEntityId) throw notFound()
    await next()
  })
  const contracts = ['/contracts', '/contracts/', `${subscribers}/contracts`, `${subscribers}/contracts/`]
  routes.on('GET', contracts, async (c) => c.json(await readContracts(deps, c.var.login.legalEntityId)))
  routes.on('POST', contracts, requireSold(deps), (c) => orderContract(deps, c))
  routes.on('GET', ['/perform-credit-check', '/perform-credit-check/'], requireSold(deps), (c) => performCreditCheck(deps, c))
  routes.on('GET', [`${subscribers}/invoices`, `${subscribers}/invoices/`], async (c) => c.json(await readInvoices(deps, c.var.login.legalEntityId, 'eRate')))
  routes.on('GET', ['/fenix/portation-status/:number', '/fenix/portation-status/:number/'], async (c) => {
    const phone = readPhone(c.req.param('number'))
    const status = phone && (await readPortation(deps, c.var.login.legalEntityId, phone))
    if (!status) throw notFound()
    return c.json(status)
  })
  return routes
}

/** Nothing of it is ordered on a site, or in a language, in which mobile is not sold (SHELL-17). */
const requireSold = ({ localeOf }: MobileDeps): MiddlewareHandler => async (c, next) => {
  if (!isSold('mobile', localeOf(c.req.raw))) throw new HttpProblem(409, 'not_sold_here', 'Mobile subscriptions are not sold here.')
  await next()
}

/** With the same Idempotency-Key, the same contract. */
async function orderContract(deps: SignedInDeps, c: SignedInContext): Promise<Response> {
  const { deposit, quotedMonthly, quotedSetUp, ...order } = await readBody(c.req.raw, ContractOrder, BODY_LIMIT)
  const { legalEntityId } = c.var.login
  const key = `api:${legalEntityId}:${idempotencyKey(c) ?? deps.world.id()}`
  const request = {
    ...order,
    customerId: legalEntityId,
    quotedMonthly: kroner(quotedMonthly),
    quotedSetUp: kroner(quotedSetUp),
    ...(deposit !== undefined && { depositOre: kroner(deposit) }),
  }
  const placed = await placeOrder(deps, request, key, 'api')
  if (placed.outcome === 'alreadyCustomer') throw new HttpProblem(409, 'already_customer', 'This number is a subscription here already.')
  if (placed.outcome === 'priceChanged') throw new HttpProblem(409, 'price_changed', 'The price is another now; show it and order anew.')
  if (placed.outcome === 'invalid') throw new HttpProblem(422, placed.fault, 'The order cannot be placed as it is.')
  const made = (await readContracts(deps, legalEntityId)).find(({ id }) => id === placed.order.contractId)
  return c.json(made, 201)
}

function idempotencyKey(c: SignedInContext): string | undefined {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\w:.-]{1,100}$/.test(key)) {
    throw new HttpProblem(400, 'invalid', 'Idempotency-Key must be 1 to 100 letters, digits or _ : . -')
  }
  return key
}

async function performCreditCheck(deps: SignedInDeps, c: SignedInContext): Promise<Response> {
  const { plan, reason } = parsed(CreditCheckQuery, c.req.query())
  const customer = await findCustomer(deps, c.var.login.legalEntityId)
  if (!customer) throw notFound()
  const { birthDate, phone } = customer
  if (birthDate === null) throw new HttpProblem(409, 'birth_date_missing', 'Add the birth date to the account first.')
  const { id, ...decision } = await checkCredit(deps, { name: fullNameOf(customer), birthDate, phone, plan, reason })
  return c.json({
    id,
    outcome: decision.outcome,
    ...(decision.outcome === 'deposit' && { deposit: toKroner(decision.depositOre) }),
    ...(decision.outcome === 'refused' && { reason: decision.reason }),
  } satisfies CreditCheckAnswer)
}
