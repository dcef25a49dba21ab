import type { Context } from 'hono'
import { GENERAL_CONSENT, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import type { Person } from '#contracts/account/credentials.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { Portal } from '#src/api/portal.ts'
import { createAccountDesk } from '../account-desk/create-account-desk.ts'
import type { Identities } from '../external/identities.ts'
import { requireOwnOrigin } from '../http/prove-origin.ts'
import { logFailure } from '../log-failure.ts'
import { createMyData } from '../my-data/create-my-data.ts'
import { accountRoutes } from '../services/account/account-routes.ts'
import { approveTag } from '../services/account/approve-tag.ts'
import { authRoutes } from '../services/auth/auth-routes.ts'
import { extendLogin, readLogin } from '../services/auth/logins.ts'
import { openBillingQueue } from '../services/billing/billing-queue.ts'
import { billingRoutes } from '../services/billing/billing-routes.ts'
import { paymentRoutes } from '../services/billing/payment-routes.ts'
import type { EmbeddedContent } from '../services/content/create-embedded-content.ts'
import { coreLogin, coreRoutes, outsideCoreRoutes } from '../services/core/core-routes.ts'
import { insuranceRoutes } from '../services/insurance/insurance-routes.ts'
import { INSURER_PATH, insurerPage } from '../services/insurance/insurer-page.ts'
import { mobileRoutes } from '../services/mobile/mobile-routes.ts'
import { esnRoutes } from '../services/power/esn-routes.ts'
import { powerRoutes } from '../services/power/power-routes.ts'
import { powerOverviewOf } from '../services/power/read-power.ts'
import { chooseProvider } from '../services/products/choose-provider.ts'
import { createProducts } from '../services/products/create-products.ts'
import { smsRoutes } from '../services/sms/sms-routes.ts'
import { overviewOf } from '../services/subscriptions/overview-of.ts'
import { subscriptionsRoutes } from '../services/subscriptions/subscriptions-routes.ts'
import { erateRoutes } from '../services/usage/erate-routes.ts'
import { usageRoutes } from '../services/usage/usage-routes.ts'
import { createSignUp } from '../sign-up/create-sign-up.ts'
import { createVipps, VIPPS_RETURN_PATH } from '../vipps/create-vipps.ts'
import { vippsPages, vippsRoutes } from '../vipps/vipps-routes.ts'
import type { Ground, Part } from './parts.ts'

type Needs = {
  content: EmbeddedContent
  identities: Identities
  /** Ends what a customer has open. */
  endAllOf: (legalEntityId: string) => Promise<void>
}

type OwnThings = Pick<Portal, 'staySignedIn' | 'subscriptions' | 'power' | 'signUp' | 'products' | 'vipps' | 'account' | 'myData' | 'approveGeneralTerms' | 'approveTelipolTerms'>

type CustomersPart = Part & {
  /** What a page may ask for of who is signed in, and how one becomes that. */
  of: (c: Context, person: Person | undefined) => OwnThings
}

/** Customers and the provider's services: the embedded ones, or outside systems in their place (CALL-05 to 12, CALL-14, CALL-18). */
export async function composeCustomers(ground: Ground, { content, identities, endAllOf }: Needs): Promise<CustomersPart> {
  const { env, world, cookies, visitors, hereOf } = ground
  const { provider, core } = chooseProvider({ ...ground, content }, env)
  const billingQueue = await openBillingQueue(ground)
  const vippsOf = (request: Request) => createVipps({ ...ground, vippsAt: identities.vippsAt }, { headers: request.headers, locale: visitors.localeOf(request), here: hereOf(request) })
  const vipps = vippsPages(vippsOf)
  const reportProvider = (error: unknown) => logFailure(world.log, 'provider failed', error)

  return {
    of: (c, person) => {
      const { headers } = c.req.raw
      const visitor = { entity: person?.id, headers, locale: visitors.localeOf(c.req.raw), address: ground.countedAddress(c) }
      const token = cookies.read(headers, 'login')
      return {
        staySignedIn: async () => {
          const login = token === undefined ? undefined : await readLogin(ground, token)
          const longer = login?.ok ? await extendLogin(ground, login.value) : undefined
          return longer && cookies.write('login', longer.accessToken, Math.floor((longer.expires - world.now()) / 1000))
        },
        subscriptions: async () => (person ? ok(await overviewOf(ground, person.id)) : fault('refused')),
        power: async () => (person ? ok(await powerOverviewOf(ground, person.id)) : fault('refused')),
        signUp: createSignUp(ground, visitor),
        products: createProducts({ port: provider, now: world.now, report: reportProvider }, person && { id: person.id }),
        vipps: vippsOf(c.req.raw),
        account: createAccountDesk(ground, visitor),
        myData: createMyData({ ...ground, content, beforeErasure: endAllOf }, visitor),
        approveGeneralTerms: async () => (person ? approveTag(ground, person.id, GENERAL_CONSENT, 'consent_page') : fault('refused')),
        approveTelipolTerms: async () => (person ? approveTag(ground, person.id, TELIPOL_CONSENT, 'consent_page') : fault('refused')),
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
