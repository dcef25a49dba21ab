import { Hono } from 'hono'
import { AccountChange } from '#contracts/account/account-fields.ts'
import type { FeatureToggles } from '#server/ports/features.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { NotOwn } from '#server/edge/require-own.ts'
import { readBody } from '#server/edge/read-body.ts'
import { requireLogin, type SignedIn } from '#server/identity/require-login.ts'
import { isDoubted } from '#server/identity/account-holder.ts'
import { isFresh, stepUpRequired } from '#server/identity/fresh-proof.ts'
import { changeAccount, isSensitive, type RegisterDeps } from './change-account.ts'
import { toAccount } from './to-account.ts'
import type { SignedInDeps } from '#server/identity/logins.ts'
import { passedOn } from '#server/subscriptions/passed-on.ts'

const BODY_LIMIT = 16 * 1024
/** Another customer's account gets the same answer as a missing one (SEC-02). */
const noSuchAccount = () => new NotOwn(404, 'not_found', 'There is no such account.')

/** Mounted at {api}: the caller's own account and feature toggles (CALL-05, CALL-06). */
export function accountRoutes(deps: SignedInDeps & RegisterDeps & { features: FeatureToggles }): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use('/account/*', requireLogin(deps))
  routes.use('/v2.0/legalentities/*', requireLogin(deps))
  routes.use('/v1/featuretoggles/*', requireLogin(deps))

  const own = ['/account/:id', '/account/:id/', '/v2.0/legalentities/:id', '/v2.0/legalentities/:id/']
  routes.on('GET', own, async (c) => {
    const { legalEntityId } = c.var.login
    if (c.req.param('id') !== legalEntityId) throw noSuchAccount()
    return c.json(toAccount(passedOn(await deps.customers.read(legalEntityId))))
  })
  routes.on('PATCH', own, async (c) => {
    const change = await readBody(c.req.raw, AccountChange, BODY_LIMIT)
    const { legalEntityId } = c.var.login
    if (c.req.param('id') !== legalEntityId) throw noSuchAccount()
    if (await isDoubted(deps, legalEntityId)) throw stepUpRequired()
    const account = passedOn(await deps.customers.read(legalEntityId))
    if (isSensitive(deps, account, change) && !(await isFresh(deps, c.var.login))) throw stepUpRequired()
    const changed = await changeAccount(deps, legalEntityId, change)
    if (!changed.ok && changed.reason === 'invalid')
      throw new HttpProblem(400, 'invalid', 'Some fields are missing or wrong; see errors.', { errors: changed.errors })
    return c.json(toAccount(passedOn(changed)))
  })
  routes.on('GET', ['/v1/featuretoggles', '/v1/featuretoggles/'], async (c) => {
    return c.json(passedOn(await deps.features.read(c.var.login.legalEntityId)))
  })
  return routes
}
