import type { Server } from 'node:http'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { ownPath } from '#contracts/account/access.ts'
import { GENERAL_CONSENT, TELIPOL_CONSENT } from '#contracts/account/consent.ts'
import type { Person } from '#contracts/account/credentials.ts'
import type { LoginAnswer } from '#contracts/account/sign-in.ts'
import { VIEWS } from '#contracts/chat/views.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { Portal } from '#src/api/portal.ts'
import type { App } from './app.ts'
import { createBeginSession } from './brain/begin-session.ts'
import { conversationOf, namedConversation } from './brain/conversation.ts'
import { createBrain } from './brain/create-brain.ts'
import { followFlows } from './brain/follow-flows.ts'
import { withdrawGrants } from './brain/login-grant.ts'
import { createSessionTokens } from './brain/proof.ts'
import { brainRoutes } from './brain/routes.ts'
import { endSessionsOf, findSession } from './brain/sessions.ts'
import type { Database } from './db/database.ts'
import { readSecret } from './db/read-secret.ts'
import { createEffects } from './effects/create-effects.ts'
import { createReviews } from './gateways/reviews/create-reviews.ts'
import { askReviews } from './gateways/reviews/http-reviews.ts'
import { externalRoutes, RETURN_PATH } from './external/external-routes.ts'
import { createIdentities } from './external/identities.ts'
import { startLegTimer } from './external/leg-timer.ts'
import type { Env } from './env.ts'
import { chatForm } from './http/chat-form.ts'
import { cookieChoiceForm, cookieChoiceOf } from './http/cookie-choice.ts'
import { createCookies } from './http/cookies.ts'
import { createMetrics } from './http/metrics.ts'
import { createPreview } from './http/preview.ts'
import { languageForm, logoutForm } from './http/session-forms.ts'
import { logFailure } from './log-failure.ts'
import { developersOnly } from './sandbox/permission.ts'
import { createDesks } from './sandbox/read-desk.ts'
import { createRealEffects } from './sandbox/real-effects.ts'
import { ROOT } from './sandbox/replay-folder.ts'
import { pageAddress } from './pages/page-address.ts'
import { searchRoutes } from './pages/search-routes.ts'
import { createSites } from './pages/sites.ts'
import { sandboxRoutes } from './sandbox/sandbox-routes.ts'
import { createAccountDesk } from './account-desk/create-account-desk.ts'
import { accountRoutes } from './services/account/account-routes.ts'
import { approveTag } from './services/account/approve-tag.ts'
import { authRoutes } from './services/auth/auth-routes.ts'
import { readCodeMaker } from './services/auth/one-time-code.ts'
import { endLogins, openLogin } from './services/auth/logins.ts'
import { acfRoutes } from './services/content/acf-routes.ts'
import { articlesRoutes } from './services/content/articles-routes.ts'
import { contentVersion } from './services/content/content-version.ts'
import { createEmbeddedContent } from './services/content/create-embedded-content.ts'
import { followOpenings } from './services/content/follow-openings.ts'
import { attachGraphSocket } from './services/content/graphql/attach-graph-socket.ts'
import { createGraph } from './services/content/graphql/create-graph.ts'
import { graphRoutes } from './services/content/graphql/graph-routes.ts'
import { openContentStore } from './services/content/open-content-store.ts'
import { pagesRoutes } from './services/content/pages-routes.ts'
import { openOutsideStore } from './services/content/outside/open-outside-store.ts'
import { versionRoutes } from './services/content/version-routes.ts'
import { followLookUp } from './questions/follow-look-up.ts'
import { DEMO_CUSTOMERS } from './services/demo/demo-customers.ts'
import { debtRoutes } from './services/debt/debt-routes.ts'
import { seedRegister } from './services/debt/debt-register.ts'
import { seedDemo } from './services/demo/seed-demo.ts'
import { createLeads } from './services/leads/create-leads.ts'
import { openLeadQueue } from './services/leads/lead-queue.ts'
import { mobileRoutes } from './services/mobile/mobile-routes.ts'
import { createWordPress } from './gateways/content/wordpress.ts'
import { createHttpTranslations } from './gateways/translations/http-translations.ts'
import { createSms } from './services/sms/create-sms.ts'
import { createOutbox, listMessages } from './services/sms/outbox.ts'
import { smsRoutes } from './services/sms/sms-routes.ts'
import { insuranceRoutes } from './services/insurance/insurance-routes.ts'
import { paymentRoutes } from './services/billing/payment-routes.ts'
import { billingRoutes } from './services/billing/billing-routes.ts'
import { esnRoutes } from './services/power/esn-routes.ts'
import { coreLogin, coreRoutes } from './services/core/core-routes.ts'
import { powerRoutes } from './services/power/power-routes.ts'
import { powerOverviewOf } from './services/power/read-power.ts'
import { chooseProvider } from './services/products/choose-provider.ts'
import { createProducts } from './services/products/create-products.ts'
import { overviewOf } from './services/subscriptions/overview-of.ts'
import { subscriptionsRoutes } from './services/subscriptions/subscriptions-routes.ts'
import { createSignUp } from './sign-up/create-sign-up.ts'
import { openBillingQueue } from './services/billing/billing-queue.ts'
import { usageRoutes } from './services/usage/usage-routes.ts'
import { erateRoutes } from './services/usage/erate-routes.ts'
import { createTranslations } from './services/translations/create-translations.ts'
import { translationsRoutes } from './services/translations/translations-routes.ts'
import { createMyData } from './my-data/create-my-data.ts'
import { attachSocket } from './socket/attach-socket.ts'
import type { Pages } from './ssr/load-build.ts'
import { servePages } from './ssr/serve-pages.ts'
import { startSweeping } from './sweep.ts'
import { givenPhone } from './visitor/given-phone.ts'
import { readSplash } from './visitor/read-splash.ts'
import { createVipps, VIPPS_RETURN_PATH } from './vipps/create-vipps.ts'
import { vippsPages, vippsRoutes } from './vipps/vipps-routes.ts'
import { createVisitorReader } from './visitor/read-visitor.ts'
import type { World } from './world.ts'

type Parts = { env: Env; database: Database; world: World; server: Server; pages: Pages; liveReload: boolean }
/** `hangUp` ends the sockets, `close` what stands behind every door. */
type Composed = { app: App; notice: string; hangUp: () => Promise<void>; close: () => Promise<void> }

/** Chooses what stands behind every port: embedded services or configured ones, real clock and ids. */
export async function compose({ env, database, world, server, pages, liveReload }: Parts): Promise<Composed> {
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false
  const development = env.APP_ENV === 'development' || env.APP_ENV === 'test'
  const cookies = createCookies(secure)
  const { flowOf, speak: shippedSpeak } = followFlows(world.log, pages.live)
  const translationsUrl = env.TRANSLATIONS_URL
  const translations = await createTranslations({ database, world }, translationsUrl === undefined ? undefined : { url: translationsUrl, port: createHttpTranslations(translationsUrl) })
  const speak = translations.over(shippedSpeak)
  const tokens = createSessionTokens(await readSecret(database.db, 'chat session'))
  const addressOf = (c: Context) =>
    (env.TRUST_PROXY ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined) ?? getConnInfo(c).remote.address ?? 'unknown'
  const services = { database, world, env, cookies, addressOf, translate: speak, sms: createSms({ database, world }, env) }
  const codeMaker = await readCodeMaker(database)
  // On a developer's own machine all visitors have one address; counting it would stop the eleventh order of an hour.
  const countedAddress = (c: Context) => (development && isLoopback(addressOf(c)) ? null : codeMaker.hashAddress(addressOf(c)))
  const contentStore = await openContentStore(services)
  const onMalformed = (page: string, problem: string) => world.log.warn({ page, problem }, 'content cannot be used, the default is shown')
  const cmsUrl = env.CMS_URL
  const outside = cmsUrl === undefined ? undefined : await openOutsideStore(services, { url: cmsUrl, server: createWordPress(cmsUrl), ids: env.CMS_PAGES })
  const shownStore = outside ?? contentStore
  const content = createEmbeddedContent({ brand: env.BRAND, store: shownStore, onMalformed })
  const versionNow = (request: Request) => {
    void outside?.touch(visitors.localeOf(request))
    return contentVersion(shownStore)
  }
  const preview = createPreview(env.APP_ENV !== 'production')
  const drafts = createEmbeddedContent({ brand: env.BRAND, store: shownStore, onMalformed, preview: true })
  // What is edited here is the portal's own, whoever fills the pages.
  const { cms } = outside ? createEmbeddedContent({ brand: env.BRAND, store: contentStore, onMalformed }) : content
  const madeToken = env.APP_ENV === 'development' && !env.EDITOR_TOKENS ? (await readSecret(database.db, 'editor token')).toString('hex') : undefined
  const editing = { world, store: contentStore, cms, editorTokens: env.EDITOR_TOKENS ?? (madeToken ? [madeToken] : []) }
  const graph = createGraph(cms, { introspection: env.APP_ENV !== 'production' })
  const graphSocket = attachGraphSocket(server, graph)
  const visitors = createVisitorReader({ ...services, tokens, trustProxy: env.TRUST_PROXY })
  const isDeveloper = developersOnly({ database, world, everyone: development, phones: env.DEVELOPERS ?? [] })
  const desks = createDesks(ROOT, development)
  const realEffects = development ? createRealEffects({ ...services, sms: createOutbox(services, env.APP_ENV === 'development') }) : undefined

  const socket = attachSocket({
    server,
    databaseUrl: env.DATABASE_URL,
    shared: liveReload,
    sessionOf: async (request, session) => findSession(brain, session, (await visitors.callerOf(request)).proof),
    onError: (error) => world.log.warn({ error: error.name }, 'socket'),
  })
  const handoffTargets = env.HANDOFF_TARGETS ?? []
  const metrics = createMetrics()
  const leadQueue = await openLeadQueue(services, createLeads(services, env))
  const brain = await createBrain({
    database,
    world,
    speak,
    flowOf,
    lookUp: await followLookUp(content, shownStore, speak, (error) => logFailure(world.log, 'questions', error)),
    openingWords: await followOpenings(content, shownStore, (error) => logFailure(world.log, 'openings', error)),
    effects: createEffects({ ...services, leadQueue }),
    poke: socket.poke,
    effectSettled: metrics.effectSettled,
    sessionDays: env.SESSION_DAYS,
  })
  if (env.APP_ENV === 'development') await seedDemo(services)
  const billingQueue = await openBillingQueue(services)
  const stopSweeping = startSweeping(database, world)
  const stopLegTimer = startLegTimer(brain)
  const beginSession = createBeginSession(brain, cookies, await readSecret(database.db, 'visitor cookie'), countedAddress)

  const logIn = async (legalEntityId: string): Promise<LoginAnswer> => {
    const { accessToken } = await openLogin(services, legalEntityId)
    return { accessToken, tokenType: 'Bearer', token: accessToken, user: { legalEntityId } }
  }
  const originOf = (request: Request) => ownPath(cookies.read(request.headers, 'origin'))
  const logInByCookie = async (c: Context, legalEntityId: string) => {
    const { accessToken } = await openLogin(services, legalEntityId)
    c.header('set-cookie', cookies.write('login', accessToken, env.LOGIN_HOURS * 3600), { append: true })
    c.header('set-cookie', cookies.write('origin', '', 0), { append: true })
  }
  const endEverything = async (c: Context) => {
    const login = await visitors.loginOf(c.req.raw)
    if (login) {
      await endLogins(services, login.legalEntityId)
      socket.showOut(await endSessionsOf(brain, login.legalEntityId))
    }
    const { proof } = await visitors.callerOf(c.req.raw)
    if (proof.visitor) socket.showOut(await withdrawGrants(brain, proof.visitor))
  }

  const sites = createSites(env)
  const hereOf = (request: Request) => sites.of(request).origin
  const identities = createIdentities({ ...services, env, development, localeOf: visitors.localeOf, originOf: hereOf, returnPath: RETURN_PATH, vippsReturnPath: VIPPS_RETURN_PATH })
  const vippsOf = (request: Request) => createVipps({ ...services, vippsAt: identities.vippsAt }, { headers: request.headers, locale: visitors.localeOf(request), here: hereOf(request) })
  const vipps = vippsPages(vippsOf)
  const { callerOf, localeOf } = visitors
  if (identities.routes) await seedRegister(services)
  const external = externalRoutes({ brain, callerOf, localeOf, originOf: hereOf, identityAt: identities.at, translate: speak, brand: env.BRAND, lasts: env.BANKID_MINUTES * 60_000 })

  const debts = debtRoutes({ ...services, brain, callerOf, localeOf, originOf: hereOf })

  const { provider, at } = chooseProvider(services, env)
  const productsOf = (request: Request, person: Person | undefined) => {
    const token = cookies.read(request.headers, 'login')
    return createProducts({ port: provider, now: world.now, report: (error) => logFailure(world.log, 'provider failed', error) }, person && token ? { id: person.id, token } : undefined)
  }

  const { REVIEWS_URL } = env
  const reviews = REVIEWS_URL === undefined ? async () => undefined : createReviews({ ask: () => askReviews(REVIEWS_URL), world })

  const portalOf = async (c: Context, nonce: string): Promise<Portal> => {
    const request = c.req.raw
    const locale = visitors.localeOf(request)
    const person = await visitors.personOf(request)
    await outside?.touch(locale)
    const previewing = preview.isOn(request)
    return {
      locale,
      brand: env.BRAND,
      insurerUrl: env.INSURER_URL,
      origin: hereOf(request),
      page: (pathname) => pageAddress(pathname, sites.of(request), sites.all),
      person,
      cookieChoice: cookieChoiceOf(request.headers),
      splash: readSplash(request, cookies),
      nonce,
      development,
      content: previewing ? drafts : content,
      preview: previewing ? { title: speak(locale, 'preview.title'), text: speak(locale, 'preview.text'), leave: speak(locale, 'preview.leave') } : undefined,
      contentVersion: contentVersion(shownStore),
      texts: translations.screens(locale),
      reviews,
      conversation: async (entry, session) => {
        const { proof, facts } = await visitors.callerOf(request)
        const named = session === undefined ? undefined : await namedConversation(brain, session, proof)
        return named ?? conversationOf(brain, entry, { proof, locale, facts })
      },
      subscriptions: async () => (person ? ok(await overviewOf(services, person.id)) : fault('refused')),
      power: async () => (person ? ok(await powerOverviewOf(services, person.id)) : fault('refused')),
      signUp: createSignUp(services, { headers: request.headers, locale, address: countedAddress(c) }),
      products: productsOf(request, person),
      vipps: vippsOf(request),
      account: createAccountDesk(services, { entity: person?.id, headers: request.headers, locale, address: countedAddress(c) }),
      myData: createMyData({ ...services, content, beforeErasure: async (id) => socket.showOut(await endSessionsOf(brain, id)) }, { entity: person?.id, headers: request.headers, locale, address: countedAddress(c) }),
      approveGeneralTerms: async () => (person ? approveTag(services, person.id, GENERAL_CONSENT, 'consent_page') : fault('refused')),
      approveTelipolTerms: async () => (person ? approveTag(services, person.id, TELIPOL_CONSENT, 'consent_page') : fault('refused')),
      sandbox: person && (await isDeveloper(person.id)) ? desks : undefined,
      sentMessages: async () => (development ? listMessages(services, undefined) : []),
      report: (error) => logFailure(world.log, 'page failed', error),
      rememberOrigin: (path) => cookies.write('origin', path, 600),
      ...givenPhone(cookies, request, locale),
    }
  }

  return {
    app: {
      mount: (app) => {
        app.use(metrics.count)
        app.use(preview.toggle)
        if (env.METRICS || env.APP_ENV !== 'production') app.route('/metrics', metrics.routes)
        const auth = authRoutes({ ...services, onLogout: async ({ legalEntityId }) => socket.showOut(await endSessionsOf(brain, legalEntityId)) })
        const account = accountRoutes(services)
        app.route('/services/auth', auth)
        app.route('/services/api/v1/power', powerRoutes(services))
        app.route('/services/core', coreLogin(auth))
        app.route(...at('CORE_URL', () => coreRoutes(account)))
        app.route('/services/api/v2.0/cms/articles', articlesRoutes(editing))
        app.route('/services/api/v2.0/cms/pages', pagesRoutes(editing))
        app.route('/services/cms/version', versionRoutes(versionNow))
        app.route('/services/cms', acfRoutes(cms))
        app.route('/services/cms', graphRoutes(graph))
        app.route('/services/api/v1/auth/vipps-login', vippsRoutes(vippsOf, hereOf))
        app.route('/services/api', account)
        app.route(...at('MOBILE_URL', () => mobileRoutes(services)))
        app.route(...at('SUBSCRIPTIONS_URL', () => subscriptionsRoutes(services)))
        app.route(...at('ERATE_URL', () => erateRoutes({ ...services, content })))
        app.route(...at('ESN_URL', () => esnRoutes({ ...services, content })))
        app.route(...at('BILLING_URL', () => billingRoutes(services)))
        app.route('/services/payments', paymentRoutes(services, env.PAYMENT_KEY))
        app.route('/services/usage', usageRoutes(services, env.USAGE_KEY))
        app.route(...at('INSURANCE_URL', () => insuranceRoutes(services)))
        app.route('/services/sms', smsRoutes(services))
        app.route('/services/translations', translationsRoutes(translations, editing.editorTokens))
        app.route('/services/sandbox', sandboxRoutes({ loginOf: visitors.loginOf, isDeveloper, deps: services, runnableOf: flowOf, root: ROOT, carryOut: realEffects?.carryOut }))
        app.route('/services/brain', brainRoutes({ brain, tokens, callerOf: visitors.callerOf, beginSession, logIn, handoffTargets }))
        if (identities.routes) app.route('/services/identity', identities.routes)
        app.route('/services/identity-return', external.back)
        app.route('/chat/leave', external.leave)
        app.route('/vipps', vipps.leave)
        app.route(VIPPS_RETURN_PATH, vipps.back)
        app.route(VIEWS.debts, debts.open)
        app.route('/services/debt-register/view', debts.view)
        app.route('/chat', chatForm({ brain, callerOf: visitors.callerOf, beginSession, localeOf: visitors.localeOf, logInByCookie, originOf, handoffTargets }))
        app.route('/', searchRoutes({ sites, brand: env.BRAND, content, hidden: env.APP_ENV === 'staging' }))
        app.route('/cookie-choice', cookieChoiceForm(secure))
        app.route('/language', languageForm(cookies))
        app.route('/logout', logoutForm(cookies, endEverything))
      },
      pages: servePages({ load: pages.load, portalOf, development: liveReload, formTargets: [...identities.origins, ...handoffTargets.map(({ url }) => new URL(url).origin)] }),
      ready: async () => database.db.execute('select 1').then(() => true, () => false),
      log: world.log,
      secure,
    },
    notice: env.APP_ENV === 'development' ? demoNotice(madeToken) : '',
    hangUp: async () => {
      await Promise.all([graphSocket.close(), socket.close()])
    },
    close: async () => {
      stopSweeping()
      translations.stop()
      stopLegTimer()
      contentStore.close()
      await realEffects?.close()
      await brain.stop()
      await Promise.all([leadQueue.stop(), billingQueue.stop()])
    },
  }
}

const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.)/.test(address)

/** What a developer wants to know at the start. */
function demoNotice(editorToken: string | undefined): string {
  const customers = DEMO_CUSTOMERS.map(({ phone, firstName, lastName, shows }) => `  ${phone}  ${firstName} ${lastName}: ${shows}`)
  return ['Demo customers (codes are shown here and at /dev/sms):', ...customers, ...(editorToken ? [`Editor's token for content and texts: ${editorToken}`] : []), ''].join('\n')
}
