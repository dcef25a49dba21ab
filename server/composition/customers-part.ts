import type { Context, MiddlewareHandler } from 'hono'
import { GENERAL_CONSENT, TELIPOL_CONSENT, type AcceptanceTag } from '#contracts/account/consent.ts'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { fault } from '#contracts/kernel/result.ts'
import type { Portal } from '#src/api/portal.ts'
import { hashVisitor } from '#server/brain/sessions/session-credential.ts'
import { createAccountService } from '#server/accounts/create-account-service.ts'
import type { Identities } from '#server/identity/identities.ts'
import { createOwnPasskeys } from '#server/identity/passkeys/own-passkeys.ts'
import { passkeyRoutes } from '#server/identity/passkeys/passkey-routes.ts'
import { startSendingLeftCodes } from '#server/identity/send-code.ts'
import { startTellingChanges } from '#server/identity/changes/tell-changes.ts'
import { refusedForm } from '#server/edge/refused-form.ts'
import { createUndo } from '#server/identity/changes/undo-change.ts'
import { createStepUp } from '#server/identity/step-up/create-step-up.ts'
import { proofRoutes, type ProofPort } from '#server/identity/step-up/proof-routes.ts'
import { createRecovery } from '#server/identity/recovery/create-recovery.ts'
import { hasBankId } from '#server/identity/account-holder.ts'
import { bankIdSignIn } from '#server/identity/bankid-sign-in.ts'
import { recoveryRoutes } from '#server/identity/recovery/recovery-routes.ts'
import { createDevices } from '#server/identity/devices/create-devices.ts'
import type { SignedInPerson } from '#server/edge/read-visitor.ts'
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
import { coreLogin, coreRoutes } from '#server/subscriptions/core-routes.ts'
import { insuranceRoutes } from '#server/insurance/insurance-routes.ts'
import { INSURER_PATH, insurerPage } from '#server/insurance/insurer-page.ts'
import { createOrders } from '#server/orders/create-orders.ts'
import { mobileRoutes } from '#server/orders/mobile-routes.ts'
import { APPROVAL_PATH } from '#server/porting/approvals.ts'
import { createPorting } from '#server/porting/create-porting.ts'
import { ownerRoutes } from '#server/porting/owner-routes.ts'
import { esnRoutes, powerRoutes } from '#server/power/power-routes.ts'
import { chooseProvider } from '#server/subscriptions/choose-provider.ts'
import { createProducts } from '#server/subscriptions/create-products.ts'
import { mailRoutes } from '#server/mail/outbox.ts'
import { portAddress } from '#server/env.ts'
import type { Acts } from '#server/ports/choose-ports.ts'
import { mobileOverActs, subscriptionsOverActs } from '#server/ports/provider-over-acts.ts'
import type { RegisterNews } from '#server/ports/register-news.ts'
import { subscriptionsRoutes } from '#server/subscriptions/subscriptions-routes.ts'
import { erateRoutes, usageRoutes } from '#server/usage/usage-routes.ts'
import { createWithdrawals } from '#server/withdrawal/create-withdrawals.ts'
import { createSignUp } from '#server/accounts/create-sign-up.ts'
import { RETURN_PATHS } from '#server/identity/return-paths.ts'
import { createVipps } from '#server/identity/create-vipps.ts'
import { vippsPages, vippsRoutes } from '#server/identity/vipps-routes.ts'
import type { Ground, Part } from './parts.ts'

type Needs = {
  content: EmbeddedContent
  acts: Acts
  news: RegisterNews
  identities: Identities
  /** Takes the returns from identity providers that belong to a conversation. */
  backToConversation: MiddlewareHandler
  endAllOf: (legalEntityId: string) => Promise<void>
}

type OwnThings = Pick<
  Portal,
  | 'staySignedIn'
  | 'subscriptions'
  | 'power'
  | 'signUp'
  | 'products'
  | 'porting'
  | 'vipps'
  | 'account'
  | 'devices'
  | 'passkeys'
  | 'stepUp'
  | 'undo'
  | 'recovery'
  | 'bankId'
  | 'myData'
  | 'withdrawals'
  | 'orders'
  | 'approveGeneralTerms'
  | 'approveTelipolTerms'
>

type CustomersPart = Part & {
  of: (c: Context, signedIn: SignedInPerson | undefined) => OwnThings
}

export async function composeCustomers(
  ground: Ground,
  { content, identities, endAllOf, backToConversation, acts, news }: Needs,
): Promise<CustomersPart> {
  const { env, runtime, cookies, visitors, hereOf } = ground
  const chosen = chooseProvider({ ...ground, content }, env)
  const outside = { orders: portAddress(env, 'orders') !== undefined, power: portAddress(env, 'power') !== undefined }
  const provider = {
    ...chosen,
    ...(outside.orders && env.MOBILE_URL === undefined && mobileOverActs(ground, acts)),
    ...((outside.orders || outside.power) &&
      env.SUBSCRIPTIONS_URL === undefined &&
      subscriptionsOverActs(ground, acts, outside, chosen)),
  }
  await openBillingQueue(ground)
  const { bankIdAt, vippsAt } = identities
  const vippsOf = (request: Request) =>
    createVipps(
      { ...ground, vippsAt },
      { headers: request.headers, locale: visitors.localeOf(request), here: hereOf(request) },
    )
  const vipps = vippsPages(vippsOf)
  const numberOwner = ownerRoutes({
    ...ground,
    brand: env.BRAND,
    localeOf: visitors.localeOf,
    originOf: hereOf,
    bankIdAt,
    formTargets: identities.origins,
  })
  const portOf: ProofPort = (provider, origin) => (provider === 'bankid' ? bankIdAt(origin) : vippsAt(origin))
  const proof = proofRoutes({
    ...ground,
    localeOf: visitors.localeOf,
    originOf: hereOf,
    loginOf: visitors.loginOf,
    portOf,
  })
  const withBankId = { ...ground, localeOf: visitors.localeOf, originOf: hereOf, bankIdAt }
  const recovery = recoveryRoutes({ ...withBankId, customers: acts.customers })
  const bankId = bankIdSignIn(withBankId)
  const { origin } = new URL(env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`)
  const stopTelling = startTellingChanges({ ...ground, origin })
  const stopSending = startSendingLeftCodes(ground)
  const reportProvider = (error: unknown) => logFailure(runtime.log, 'provider failed', error)

  return {
    of: (c, signedIn) => {
      const { headers } = c.req.raw
      const person = signedIn?.person
      const login = signedIn?.login
      if (person) news.renew(person.id)
      const approve = async (tag: AcceptanceTag) => {
        if (!person) return fault('refused')
        const approved = await approveTag(ground, person.id, tag, 'consent_page')
        if (approved.ok) news.tellConsents(person.id)
        return approved
      }
      const mark = cookies.read(headers, 'visitor')
      const browser = mark === undefined ? undefined : hashVisitor(mark)
      const asked = { headers, locale: visitors.localeOf(c.req.raw), address: ground.countedAddress(c), browser }
      const stepUp = createStepUp({ ...ground, portOf }, { login, ...asked, here: hereOf(c.req.raw) })
      const visitor = { entity: person?.id, login: login?.jti, isFresh: stepUp.isFresh, ...asked }
      const token = cookies.read(headers, 'login')
      return {
        staySignedIn: async () => {
          const read = token === undefined ? undefined : await readLogin(ground, token)
          const longer = read?.ok ? await extendLogin(ground, read.value) : undefined
          return (
            longer && cookies.write('login', longer.accessToken, Math.floor((longer.expires - runtime.now()) / 1000))
          )
        },
        subscriptions: async () => (person ? acts.orders.list(person.id) : fault('refused')),
        power: async () => (person ? acts.power.list(person.id) : fault('refused')),
        signUp: createSignUp(ground, visitor),
        products: createProducts(
          { port: provider, now: runtime.now, report: reportProvider },
          person && { id: person.id },
        ),
        porting: createPorting(ground, { ...visitor, here: hereOf(c.req.raw) }),
        vipps: vippsOf(c.req.raw),
        account: createAccountService({ ...ground, customers: acts.customers }, visitor),
        devices: createDevices(ground, login, browser),
        passkeys: createOwnPasskeys(ground, login?.legalEntityId),
        stepUp,
        withdrawals: createWithdrawals({ ...ground, content }, visitor),
        bankId: {
          isOffered: bankIdAt(hereOf(c.req.raw)) !== undefined,
          isConnected: async () => person !== undefined && hasBankId(ground.database.db, person.id),
        },
        recovery: createRecovery(ground, bankIdAt(hereOf(c.req.raw)) !== undefined, asked),
        undo: createUndo({ ...ground, customers: acts.customers }, asked),
        myData: createMyData(
          {
            ...ground,
            content,
            customers: acts.customers,
            beforeErasure: endAllOf,
            consentsChanged: news.tellConsents,
          },
          visitor,
        ),
        orders: createOrders({ ...ground, acts }, person),
        approveGeneralTerms: () => approve(GENERAL_CONSENT),
        approveTelipolTerms: () => approve(TELIPOL_CONSENT),
      }
    },
    mount: (app) => {
      app.use(refusedForm({ localeOf: visitors.localeOf, translate: ground.translate }))
      const auth = authRoutes({ ...ground, onLogout: async ({ legalEntityId }) => endAllOf(legalEntityId) })
      const account = accountRoutes({ ...ground, customers: acts.customers, features: acts.features })
      app.route('/services/auth', auth)
      app.route('/', passkeyRoutes(ground))
      app.route('/services/api/v1/power', powerRoutes(ground))
      app.route('/services/api/v1/auth/vipps-login', vippsRoutes(vippsOf, hereOf))
      app.route('/services/core', coreLogin(auth))
      app.route('/services/core', coreRoutes(account))
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
      app.route('/services/mail', mailRoutes(ground))
      app.route(APPROVAL_PATH, numberOwner.page)
      app.get(RETURN_PATHS.bankid, numberOwner.back)
      app.get(RETURN_PATHS.bankid, recovery.back)
      app.get(RETURN_PATHS.bankid, bankId.back)
      app.route(FORM_ACTIONS.bankid, bankId.leave)
      app.route(FORM_ACTIONS.recovery, recovery.leave)
      app.route(FORM_ACTIONS.proof, proof.leave)
      for (const path of Object.values(RETURN_PATHS)) app.get(path, proof.back, backToConversation)
      app.route('/vipps', vipps.leave)
      app.route(RETURN_PATHS.vipps, vipps.back)
    },
    close: async () => {
      stopTelling()
      stopSending()
    },
  }
}
