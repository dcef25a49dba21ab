import { osloDay } from '#contracts/kernel/days.ts'
import type { Server } from 'node:http'
import type { Context } from 'hono'
import type { Portal } from '#src/api/portal.ts'
import type { App } from '../app.ts'
import { followFlows } from '#server/brain/turns/follow-flows.ts'
import { createSessionTokens } from '#server/brain/sessions/session-credential.ts'
import type { Database } from '../db/database.ts'
import { readSecret } from '../db/read-secret.ts'
import type { Env } from '../env.ts'
import { RETURN_PATH } from '#server/identity/external-routes.ts'
import { createIdentities } from '#server/identity/identities.ts'
import { createReviews } from '../gateways/reviews/create-reviews.ts'
import { createHttpReviews } from '../gateways/reviews/http-reviews.ts'
import { createHttpTranslations } from '../gateways/translations/http-translations.ts'
import { createAccessLog } from '#server/edge/access-log.ts'
import { cookieChoiceForm, cookieChoiceOf } from '#server/edge/cookie-choice.ts'
import { createMetrics } from '#server/edge/metrics.ts'
import { languageForm, logoutForm } from '#server/edge/session-forms.ts'
import { logFailure } from '../log-failure.ts'
import { pageAddress } from '#server/content/search-engines/page-address.ts'
import { securityTxt } from '#server/content/security-txt.ts'
import { searchRoutes } from '#server/content/search-engines/search-routes.ts'
import { endLogins } from '#server/identity/logins.ts'
import { seedRegister } from '#server/debts/debt-register.ts'
import { DEMO_CUSTOMERS } from '#server/demo/demo-customers.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { INSURER_PATH } from '#server/insurance/insurer-page.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { createTranslations } from '#server/translations/create-translations.ts'
import type { Pages } from '#server/edge/ssr/load-build.ts'
import { servePages } from '#server/edge/ssr/serve-pages.ts'
import { startSweeping } from '../sweep.ts'
import { VIPPS_RETURN_PATH } from '#server/identity/create-vipps.ts'
import { givenPhone } from '#server/edge/given-phone.ts'
import { readSplash } from '#server/edge/read-splash.ts'
import type { Runtime } from '#server/runtime.ts'
import { composeContent } from './content-part.ts'
import { composeConversations } from './conversations-part.ts'
import { composeCustomers } from './customers-part.ts'
import { layGround } from './lay-ground.ts'
import { composeSandbox } from './sandbox-part.ts'

type Process = { env: Env; database: Database; runtime: Runtime; server: Server; pages: Pages; liveReload: boolean }
/** `hangUp` ends the sockets, `close` what stands behind every door. */
type Composed = { app: App; notice: string; hangUp: () => Promise<void>; close: () => Promise<void> }

/** Chooses what stands behind every port: embedded services or configured ones, real clock and ids. */
export async function compose({ env, database, runtime, server, pages, liveReload }: Process): Promise<Composed> {
  const { flowOf, speak } = followFlows(runtime.log, pages.live)
  const { TRANSLATIONS_URL: translationsUrl, REVIEWS_URL: reviewsUrl } = env
  const translations = await createTranslations(
    { database, runtime },
    translationsUrl === undefined ? undefined : { url: translationsUrl, port: createHttpTranslations(translationsUrl) },
  )
  const tokens = createSessionTokens(await readSecret(database.db, 'chat session'))
  const ground = await layGround({
    env,
    database,
    runtime,
    server,
    tokens,
    translate: translations.over(speak),
    sharesSockets: liveReload,
  })
  const { cookies, visitors, sites, development, hereOf } = ground
  const { localeOf } = visitors

  const identities = createIdentities({
    ...ground,
    localeOf,
    originOf: hereOf,
    returnPath: RETURN_PATH,
    vippsReturnPath: VIPPS_RETURN_PATH,
  })
  if (identities.routes) await seedRegister(ground)
  if (env.APP_ENV === 'development') await seedDemo(ground)
  const metrics = createMetrics()
  const reviews =
    reviewsUrl === undefined ? async () => undefined : createReviews({ ask: createHttpReviews(reviewsUrl), runtime })

  const words = await composeContent(ground, translations)
  const { content, store } = words
  const conversations = await composeConversations(ground, {
    flowOf,
    languageOf: speak.languageOf,
    content,
    store,
    tokens,
    identities,
    metrics,
  })
  const customers = await composeCustomers(ground, { content, identities, endAllOf: conversations.endAllOf })
  const sandbox = composeSandbox(ground, { flowOf, lookUp: conversations.lookUp })
  const stopSweeping = startSweeping(database, runtime, { leadDays: env.LEAD_DAYS, scoreDays: env.SCORE_DAYS })

  const endEverything = async (c: Context) => {
    const login = await visitors.loginOf(c.req.raw)
    if (login) {
      await endLogins(ground, login.legalEntityId)
      await conversations.endAllOf(login.legalEntityId)
    }
    await conversations.withdrawGrantsOf(c.req.raw)
  }

  const portalOf = async (c: Context, nonce: string): Promise<Omit<Portal, 'firstScreen'>> => {
    const request = c.req.raw
    const locale = localeOf(request)
    const person = await visitors.personOf(request)
    return {
      locale,
      today: osloDay(runtime.now()),
      brand: env.BRAND,
      insurerUrl: env.INSURER_URL ?? INSURER_PATH,
      origin: hereOf(request),
      page: (pathname) => pageAddress(pathname, sites.of(request), sites.all, locale),
      person,
      cookieChoice: cookieChoiceOf(request.headers),
      splash: readSplash(request, cookies),
      nonce,
      development,
      reviews,
      ...(await words.of(request)),
      conversation: conversations.of(request),
      ...customers.of(c, person),
      sandbox: await sandbox.of(person),
      sentMessages: async () => (development ? listMessages(ground, undefined) : []),
      report: (error) => logFailure(runtime.log, 'page failed', error),
      rememberOrigin: (path) => cookies.write('origin', path, 600),
      ...givenPhone(cookies, request, locale),
    }
  }

  const formTargets = [...identities.origins, ...(env.HANDOFF_TARGETS ?? []).map(({ url }) => new URL(url).origin)]
  return {
    app: {
      mount: (app) => {
        app.use(metrics.count)
        app.use(words.preview.toggle)
        if (env.METRICS || env.APP_ENV !== 'production') app.route('/metrics', metrics.routes)
        for (const part of [words, customers, sandbox, conversations]) part.mount(app)
        if (identities.routes) app.route('/services/identity', identities.routes)
        app.route('/', searchRoutes({ sites, brand: env.BRAND, content, hidden: env.APP_ENV === 'staging' }))
        app.route('/', securityTxt({ sites, content, now: runtime.now }))
        app.route('/cookie-choice', cookieChoiceForm(ground.secure))
        app.route('/language', languageForm(cookies))
        app.route('/logout', logoutForm(cookies, endEverything))
      },
      pages: servePages({
        load: pages.load,
        firstScreen: pages.firstScreen,
        portalOf,
        cookies,
        development: liveReload,
        formTargets,
      }),
      ready: async () =>
        database.db.execute('select 1').then(
          () => true,
          () => false,
        ),
      log: runtime.log,
      accessLog:
        (env.ACCESS_LOG ?? env.APP_ENV === 'production') ? createAccessLog(runtime, env.TRUST_PROXY) : undefined,
      servesHost: ground.servesHost,
      secure: ground.secure,
    },
    notice: env.APP_ENV === 'development' ? demoNotice(words.madeToken) : '',
    hangUp: async () => {
      await Promise.all([words.hangUp(), conversations.hangUp()])
    },
    close: async () => {
      stopSweeping()
      for (const part of [words, sandbox, conversations, customers]) await part.close()
    },
  }
}

/** What a developer wants to know at the start. */
function demoNotice(editorToken: string | undefined): string {
  const customers = DEMO_CUSTOMERS.map(
    ({ phone, firstName, lastName, shows }) => `  ${phone}  ${firstName} ${lastName}: ${shows}`,
  )
  return [
    'Demo customers (codes are shown here and at /dev/sms):',
    ...customers,
    ...(editorToken ? [`Editor's token for content and texts: ${editorToken}`] : []),
    '',
  ].join('\n')
}
