import { osloDay } from '#contracts/kernel/days.ts'
import type { Server } from 'node:http'
import type { Context } from 'hono'
import type { Registry } from 'prom-client'
import type { Portal } from '#src/api/portal.ts'
import type { App } from '../app.ts'
import type { Conversations } from '#server/brain/turns/follow-flows.ts'
import { hasCandidate } from '#server/brain/rollout/choose-version.ts'
import { createSessionTokens } from '#server/brain/sessions/session-credential.ts'
import type { Database } from '../db/database.ts'
import { startBoss, stopBoss } from '../db/delivery-queue.ts'
import { readSecret } from '../db/read-secret.ts'
import { frameOriginsOf, portAddress, type Env } from '../env.ts'
import { createIdentities } from '#server/identity/identities.ts'
import { createHttpTranslations } from '../gateways/translations/http-translations.ts'
import { startAdmission } from '#server/edge/admission.ts'
import { createAccessLog } from '#server/edge/access-log.ts'
import { cookieChoiceForm, cookieChoiceOf } from '#server/edge/cookie-choice.ts'
import { cspReports } from '#server/edge/csp-reports.ts'
import { CSP_REPORTS } from '#server/edge/headers.ts'
import { createMetrics } from '#server/edge/metrics.ts'
import { statusPage } from '#server/edge/status-page.ts'
import { languageForm, logoutForm } from '#server/edge/session-forms.ts'
import { logFailure } from '../log-failure.ts'
import { pageAddress } from '#server/content/search-engines/page-address.ts'
import { securityTxt } from '#server/content/security-txt.ts'
import { searchRoutes } from '#server/content/search-engines/search-routes.ts'
import { endLogins } from '#server/identity/login-lifetime.ts'
import { seedRegister } from '#server/debts/debt-register.ts'
import { DEMO_STAFF } from '#server/demo/demo-customers.ts'
import { demoNotice } from '#server/demo/demo-notice.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { INSURER_PATH } from '#server/insurance/insurer-page.ts'
import { listMails } from '#server/mail/outbox.ts'
import { openLetterQueue } from '#server/confirmation/letter-queue.ts'
import { createSendLetter } from '#server/confirmation/send-letter.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { createTranslations } from '#server/translations/create-translations.ts'
import type { Pages } from '#server/edge/ssr/load-build.ts'
import { servePages } from '#server/edge/ssr/serve-pages.ts'
import { createReadiness } from '../readiness.ts'
import { STAFF_PATH, staffRoutes } from '#server/staff/staff-routes.ts'
import { STAFF_RETURN_PATH } from '#server/staff/staff-session.ts'
import { startSweeping } from '../sweep.ts'
import { traceRequests } from '#server/telemetry/trace-requests.ts'
import { recordEvent, writeEvents } from '#server/security-events/record-event.ts'
import { givenPhone } from '#server/edge/given-phone.ts'
import { waitInLine } from '#server/edge/wait-in-line.ts'
import { readSplash } from '#server/edge/read-splash.ts'
import type { Runtime } from '#server/runtime.ts'
import { chooseActs } from '#server/ports/choose-ports.ts'
import { openErasureQueue } from '#server/ports/erasures.ts'
import { NO_NEWS, registerNews } from '#server/ports/register-news.ts'
import { openApiRoutes } from '#server/ports/open-api-routes.ts'
import { composeContent } from './content-part.ts'
import { composeConversations } from './conversations-part.ts'
import { composeCustomers } from './customers-part.ts'
import { layGround } from './lay-ground.ts'
import { ANALYTICS_PATH, analyticsRoutes } from '#server/analytics/analytics-routes.ts'
import { pageAnalytics } from '#server/analytics/page-script.ts'
import { composeSandbox } from './sandbox-part.ts'
import { composeTexts } from './texts-part.ts'

type Made = { pages: Pages; conversations: Conversations }
type Process = Made & { env: Env; database: Database; runtime: Runtime; server: Server; liveReload: boolean }
type Composed = {
  app: App
  notice: string
  registry: Registry
  drain: () => void
  hangUp: () => Promise<void>
  close: () => Promise<void>
}

export async function compose(own: Process): Promise<Composed> {
  const { env, database, runtime, server, pages, liveReload } = own
  const { flowOf, speak } = own.conversations
  const { TRANSLATIONS_URL: translationsUrl } = env
  const translations = await createTranslations(
    { database, runtime },
    translationsUrl === undefined ? undefined : { url: translationsUrl, port: createHttpTranslations(translationsUrl) },
  )
  const spoken = translations.over(speak)
  const tokens = createSessionTokens(await readSecret(database.db, 'chat session'))
  const process = { env, database, runtime, server, boss: await startBoss({ database, runtime }) }
  const letterQueue = await openLetterQueue(process)
  const erasureQueue = await openErasureQueue(process)
  const ground = await layGround({ ...process, tokens, translate: spoken, sharesSockets: liveReload, letterQueue })
  const { cookies, visitors, sites, development, hereOf } = ground
  const { localeOf } = visitors

  const identities = createIdentities({
    ...ground,
    localeOf,
    originOf: hereOf,
    staffReturnPath: STAFF_RETURN_PATH,
  })
  if (identities.routes) await seedRegister(ground)
  // Alone: nodes that start at once on an empty database would order the demo customers' subscriptions twice.
  if (env.APP_ENV === 'development') await database.alone(() => seedDemo(ground))
  const readiness = createReadiness(database, flowOf)
  const metrics = createMetrics(database, readiness)
  const admission = startAdmission()

  const words = await composeContent(ground, translations)
  const { content, store } = words
  const acts = chooseActs({ ...ground, content, erasureQueue }, env)
  await letterQueue.work(createSendLetter({ ...ground, brand: env.BRAND, content, acts }))
  await erasureQueue.work(acts.customers.tellErasure)
  const news = portAddress(env, 'customers') === undefined ? NO_NEWS : registerNews(runtime, acts.customers)
  const texts = await composeTexts(ground, acts, news)
  const conversations = await composeConversations(ground, {
    acts,
    hearSms: texts.hear,
    flowOf,
    speak: spoken,
    languageOf: speak.languageOf,
    content,
    store,
    tokens,
    identities,
    metrics,
    admission,
  })
  const customers = await composeCustomers(ground, {
    content,
    identities,
    acts,
    news,
    endAllOf: conversations.endAllOf,
    backToConversation: conversations.back,
  })
  const sandbox = composeSandbox(ground, { flowOf, lookUp: conversations.lookUp })
  const staff = staffRoutes({
    ...ground,
    named: env.STAFF ?? (env.APP_ENV === 'development' ? DEMO_STAFF : []),
    staffAt: identities.staffAt,
    requeue: { lead: conversations.requeueLead, letter: letterQueue.enqueue, erasure: erasureQueue.enqueue },
    localeOf,
    originOf: hereOf,
  })
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
    const signedIn = await visitors.signedInOf(request)
    const person = signedIn?.person
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
      newTurnId: runtime.id,
      development,
      reviews: acts.reviews.read,
      analytics: pageAnalytics(env, person),
      isOn: async (toggle) => !(await ground.switchedOff(person?.id)).includes(toggle),
      ...(await words.of(request)),
      ...conversations.of(request),
      ...customers.of(c, signedIn),
      sandbox: await sandbox.of(person),
      sentMessages: async () => (development ? listMessages(ground, undefined) : []),
      sentMails: async () => (development ? listMails(ground) : []),
      report: (error) => logFailure(runtime.log, 'page failed', error, accessLog?.idOf(request)),
      rememberOrigin: (path) => cookies.write('origin', path, 600),
      ...givenPhone(cookies, request, locale),
    }
  }

  const accessLog =
    (env.ACCESS_LOG ?? env.APP_ENV === 'production') ? createAccessLog(runtime, env.TRUST_PROXY) : undefined
  const formTargets = [...identities.origins, ...(env.HANDOFF_TARGETS ?? []).map(({ url }) => new URL(url).origin)]
  return {
    app: {
      mount: (app) => {
        app.use(metrics.count)
        app.use(admission.count)
        app.use(waitInLine({ admission, cookies, localeOf, translate: spoken }))
        app.use(words.preview.toggle)
        if (env.METRICS || env.APP_ENV !== 'production') {
          app.route('/metrics', metrics.routes)
          app.route('/status', statusPage({ readiness, metrics, database: database.kind, now: runtime.now }))
        }
        for (const part of [words, customers, texts, sandbox, conversations]) part.mount(app)
        app.route(STAFF_PATH, staff.pages)
        app.route(STAFF_RETURN_PATH, staff.back)
        if (identities.routes) app.route('/services/identity', identities.routes)
        app.route('/', searchRoutes({ sites, brand: env.BRAND, content, hidden: env.APP_ENV === 'staging' }))
        app.route('/', securityTxt({ sites, content, now: runtime.now }))
        app.route('/services/openapi', openApiRoutes())
        app.route(CSP_REPORTS, cspReports({ database, runtime, counted: metrics.cspReported }))
        app.route(ANALYTICS_PATH, analyticsRoutes({ ...acts, runtime, localeOf, counted: metrics.analyticsTaken }))
        app.route('/cookie-choice', cookieChoiceForm(ground.secure))
        app.route('/language', languageForm(cookies))
        app.route('/logout', logoutForm(cookies, endEverything))
      },
      pages: servePages({
        ...pages,
        portalOf,
        cookies,
        development: liveReload,
        formTargets,
        frameOrigins: frameOriginsOf(env),
        runtime,
        hasCandidate: () => hasCandidate(flowOf),
      }),
      readiness,
      log: runtime.log,
      accessLog,
      tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : traceRequests(env.TRUST_PROXY),
      servesHost: ground.servesHost,
      denied: async (request, status, reason) => {
        // Wrong codes are recorded as failed sign-ins.
        if (reason === 'otp_invalid' || reason === 'not_registered') return
        const login = await visitors.loginOf(request).catch(() => undefined)
        const who = login && { account: login.legalEntityId }
        recordEvent(ground, { name: 'authz_fail', ...who, details: { status, reason } })
      },
      secure: ground.secure,
    },
    registry: metrics.registry,
    drain: readiness.drain,
    notice: env.APP_ENV === 'development' ? demoNotice(words.madeToken) : '',
    hangUp: async () => void (await Promise.all([words.hangUp(), conversations.hangUp()])),
    close: async () => {
      admission.stop()
      stopSweeping()
      for (const part of [words, sandbox, conversations, customers]) await part.close()
      await stopBoss(ground.boss)
      await writeEvents(database).catch((error: unknown) => logFailure(runtime.log, 'security events are lost', error))
    },
  }
}
