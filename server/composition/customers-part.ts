import type { Context } from 'hono'
import { GENERAL_CONSENT, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import type { Person } from '#contracts/account/credentials.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { Portal } from '#src/api/portal.ts'
import { createAccountService } from '#server/accounts/create-account-service.ts'
import type { Identities } from '#server/identity/identities.ts'
import { requireOwnOrigin } from '#server/edge/prove-origin.ts'
import { logFailure } from '../log-failure.ts'
import { createMyData } from '#server/privacy/create-my-data.ts'
import { accountRoutes } from '#server/accounts/account-routes.ts'
import { approveTag } from '#server/accounts/approve-tag.ts'
import { authRoutes } from '#server/identity/auth-routes.ts'
import { extendLogin, readLogin } from '#server/identity/logins.ts'
import { openBillingQueue } from '#server/billing/billing-queue.ts'
import { billingRoutes } from '#server/billing/billing-routes.ts'
import { paymentRoutes } from '#server/billing/payment-routes.ts'
import type { EmbeddedContent } from '#server/content/create-embedded-content.ts'
import { coreLogin, coreRoutes, outsideCoreRoutes } from '#server/subscriptions/core-routes.ts'
import { insuranceRoutes } from '#server/insurance/insurance-routes.ts'
import { INSURER_PATH, insurerPage } from '#server/insurance/insurer-page.ts'
import { mobileRoutes } from '#server/orders/mobile-routes.ts'
import { esnRoutes, powerRoutes } from '#server/power/power-routes.ts'
import { powerOverviewOf } from '#server/power/read-power.ts'
import { chooseProvider } from '#server/subscriptions/choose-provider.ts'
import { createProducts } from '#server/subscriptions/create-products.ts'
import { smsRoutes } from '#server/sms/outbox.ts'
import { overviewOf } from '#server/subscriptions/overview-of.ts'
import { subscriptionsRoutes } from '#server/subscriptions/subscriptions-routes.ts'
import { erateRoutes, usageRoutes } from '#server/usage/usage-routes.ts'
import { createSignUp } from '#server/accounts/create-sign-up.ts'
import { createVipps, VIPPS_RETURN_PATH } from '#server/identity/create-vipps.ts'
import { vippsPages, vippsRoutes } from '#server/identity/vipps-routes.ts'
import type { Ground, Part } from './parts.ts'

type Needs = {
  content: EmbeddedContent
  identities: Identities
  /** Ends what a customer has open. */
  endAllOf: (legalEntityId: string) => Promise<void>
}

type OwnThings = Pick<
  Portal,
  | 'staySignedIn'
  | 'subscriptions'
  | 'power'
  | 'signUp'
  | 'products'
  | 'vipps'
  | 'account'
  | 'myData'
  | 'approveGeneralTerms'
  | 'approveTelipolTerms'
>

type CustomersPart = Part & {
  /** What a page may ask for of who is signed in, and how one becomes that. */
  of: (c: Context, person: Person | undefined) => OwnThings
}

/** Customers and the provider's services: the embedded ones, or outside systems in their place (CALL-05 to 12, CALL-14, CALL-18). */
export async function composeCustomers(
  ground: Ground,
  { content, identities, endAllOf }: Needs,
): Promise<CustomersPart> {
  const { env, runtime, cookies, visitors, hereOf } = ground
  const { provider, core } = chooseProvider({ ...ground, content }, env)
  const billingQueue = await openBillingQueue(ground)
  const vippsOf = (request: Request) =>
    createVipps(
      { ...ground, vippsAt: identities.vippsAt },
      { headers: request.headers, locale: visitors.localeOf(request), here: hereOf(request) },
    )
  const vipps = vippsPages(vippsOf)
  const reportProvider = (error: unknown) => logFailure(runtime.log, 'provider failed', error)

  return {
    of: (c, person) => {
      const { headers } = c.req.raw
      const visitor = {
        entity: person?.id,
        headers,
        locale: visitors.localeOf(c.req.raw),
        address: ground.countedAddress(c),
      }
      const token = cookies.read(headers, 'login')
      return {
        staySignedIn: async () => {
          const login = token === undefined ? undefined : await readLogin(ground, token)
          const longer = login?.ok ? await extendLogin(ground, login.value) : undefined
          return (
            longer && cookies.write('login', longer.accessToken, Math.floor((longer.expires - runtime.now()) / 1000))
          )
        },
        subscriptions: async () => (person ? ok(await overviewOf(ground, person.id)) : fault('refused')),
        power: async () => (person ? ok(await powerOverviewOf(ground, person.id)) : fault('refused')),
        signUp: createSignUp(ground, visitor),
        products: createProducts(
          { port: provider, now: runtime.now, report: reportProvider },
          person && { id: person.id },
        ),
        vipps: vippsOf(c.req.raw),
        account: createAccountService(ground, visitor),
        myData: createMyData({ ...ground, content, beforeErasure: endAllOf }, visitor),
        approveGeneralTerms: async () =>
          person ? approveTag(ground, person.id, GENERAL_CONSENT, 'consent_page') : fault('refused'),
        approveTelipolTerms: async () =>
          person ? approveTag(ground, person.id, TELIPOL_CONSENT, 'consent_page') : fault('refused'),
      }
    },
    mount: (app) => {
      const auth = authRoutes({ ...ground, onLogout: async ({ legalEntityId }) => endAllOf(legalEntityId) })
      const account = accountRoutes(ground)
      app.route('/services/auth', auth)
      app.route('/services/api/v1/power', powerRoutes(ground))
      app.route('/services/api/v1/auth/vipps-login', vippsRoutes(vippsOf, hereOf))
      app.route('/services/core', coreLogin(auth))
      app.route('/services/core', core ? outsideCoreRoutes(ground, core) : coreRoutes(account))
      app.route('/services/api', account)
      app.use('/services/mobile/perform-credit-check/*', requireOwnOrigin)
      app.route('/services/mobile', mobileRoutes({ ...ground, localeOf: visitors.localeOf }, provider))
      app.route('/services/subscriptions', subscriptionsRoutes(ground, provider))
      app.route('/services/gateway/erate', erateRoutes(ground, provider))
      app.route('/services/gateway/esn', esnRoutes(ground, provider))
      app.route('/services/billing', billingRoutes(ground, provider))
      app.route('/services/insurance', insuranceRoutes(ground, provider))
      app.route(INSURER_PATH, insurerPage({ ...ground, localeOf: visitors.localeOf, provider }))
      app.route('/services/payments', paymentRoutes(ground, env.PAYMENT_KEY))
      app.route('/services/usage', usageRoutes(ground, env.USAGE_KEY))
      app.route('/services/sms', smsRoutes(ground))
      app.route('/vipps', vipps.leave)
      app.route(VIPPS_RETURN_PATH, vipps.back)
    },
    close: () => billingQueue.stop(),
  }
}
