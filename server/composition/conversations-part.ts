import type { Speak } from '#server/brain/turns/speak.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { LoginAnswer } from '#contracts/account/sign-in.ts'
import { VIEWS } from '#contracts/chat/views.ts'
import { ownPath } from '#contracts/account/access.ts'
import type { Portal } from '#src/api/portal.ts'
import type { LookUp } from '#server/brain/turns/look-up.ts'
import { beginningOf, createBeginSession, endSessionsOf, findSession } from '#server/brain/sessions/sessions.ts'
import { conversationOf, namedConversation } from '../brain/conversation.ts'
import { createBrain } from '../brain/create-brain.ts'
import type { Conversations } from '#server/brain/turns/follow-flows.ts'
import type { SessionTokens } from '#server/brain/sessions/session-credential.ts'
import { readKeptAnswer } from '#server/brain/turns/not-taken.ts'
import { brainRoutes } from '../brain/routes.ts'
import { readSecret } from '../db/read-secret.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import { conversationProviders } from '#server/identity/conversation-providers.ts'
import { externalRoutes } from '#server/identity/external-routes.ts'
import type { Identities } from '#server/identity/identities.ts'
import type { Admission } from '#server/edge/admission.ts'
import { chatForm } from '#server/edge/chat-form.ts'
import type { Metrics } from '#server/edge/metrics.ts'
import { createBeginnings } from '#server/budgets/beginnings.ts'
import { describeError, logFailure } from '../log-failure.ts'
import { createModel, modelIn } from '#server/model/create-model.ts'
import { createRegisters } from '#server/registers/create-registers.ts'
import { followLookUp } from '#server/questions/follow-look-up.ts'
import { openLogin } from '#server/identity/login-lifetime.ts'
import type { ContentStore } from '#server/content/content-document.ts'
import type { EmbeddedContent } from '#server/content/create-embedded-content.ts'
import { followOpenings } from '#server/content/follow-openings.ts'
import { debtRoutes } from '#server/debts/debt-routes.ts'
import { DEBT_VIEW_PATH } from '#server/debts/debt-views.ts'
import { createLeads } from '#server/leads/create-leads.ts'
import type { Enqueue } from '#server/db/delivery-queue.ts'
import { openLeadQueue } from '#server/leads/lead-queue.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { hasProof } from '#server/identity/identity-proofs.ts'
import { provenNumbersOf, rememberProven } from '#server/identity/proven-numbers.ts'
import { RETURN_PATHS } from '#server/identity/return-paths.ts'
import { attachSocket } from '#server/edge/socket/attach-socket.ts'
import type { Acts } from '#server/ports/choose-ports.ts'
import { frameOriginsOf, portAddress } from '#server/env.ts'
import { hearCustomer, reportRoutes } from '#server/ports/report-routes.ts'
import type { Ground, PartWithSockets } from './parts.ts'
import { startAuthorizationRequestTimer } from '#server/identity/come-back.ts'
import { ongoingOf } from '#server/brain/sessions/ongoing.ts'
import { openTellingQueue } from '#server/brain/sessions/tell-settled.ts'
import { isStillGranted, withdrawGrants } from '#server/brain/sessions/login-grant.ts'

type Needs = {
  hearSms: (told: unknown) => Promise<boolean>
  flowOf: Conversations['flowOf']
  speak: Speak
  languageOf: Conversations['speak']['languageOf']
  content: EmbeddedContent
  store: ContentStore
  tokens: SessionTokens
  identities: Identities
  metrics: Metrics
  acts: Acts
  admission: Pick<Admission, 'isFull'>
}

type ConversationsPart = PartWithSockets & {
  of: (request: Request) => Pick<Portal, 'conversation' | 'ongoing'>
  /** Takes the returns from identity providers that belong to a conversation, and passes on others. */
  back: MiddlewareHandler
  endAllOf: (legalEntityId: string) => Promise<void>
  withdrawGrantsOf: (request: Request) => Promise<void>
  lookUp: LookUp | undefined
  requeueLead: Enqueue
}

export async function composeConversations(
  ground: Ground,
  { flowOf, speak, languageOf, content, store, tokens, identities, metrics, acts, admission, hearSms }: Needs,
): Promise<ConversationsPart> {
  const { env, runtime, database, cookies, visitors, translate, hereOf } = ground
  const { callerOf, localeOf } = visitors
  const failed = (what: string) => (error: unknown) => logFailure(runtime.log, what, error)

  const socket = attachSocket({
    door: ground.socketDoor,
    networkOf: ground.countedNetwork,
    databaseUrl: env.DATABASE_URL,
    sessionOf: async (request, session) => findSession(brain, session, (await callerOf(request)).proof),
    onError: (error) => runtime.log.warn(describeError(error), 'socket'),
  })
  const leadQueue = await openLeadQueue(ground)
  await leadQueue.work(createLeads(ground, env))
  const registers = await createRegisters(content)
  const model = modelIn(env)
  const brain = await createBrain({
    database,
    runtime,
    speak,
    languageOf,
    flowOf,
    lookUp: await followLookUp(content, store, translate, failed('questions'), env.APP_ENV !== 'test'),
    registers,
    ...(model && { proposeActs: createModel(model, { runtime, content, registers }) }),
    openingWords: await followOpenings(content, store, failed('openings')),
    effects: createEffects({ ...ground, leadQueue, content }, acts),
    notifyTabs: socket.notifyTabs,
    tellSettled: await openTellingQueue(ground),
    effectSettled: metrics.effectSettled,
    sessionDays: env.SESSION_DAYS,
  })
  const stopLegTimer = startAuthorizationRequestTimer(brain)
  const beginnings = createBeginnings({ database, runtime }, 'conversations a network begins')
  const beginSession = createBeginSession(brain, cookies, await readSecret(database.db, 'visitor cookie'), {
    addressOf: ground.countedAddress,
    provenNumbersOf: (headers) => provenNumbersOf(ground, headers),
    budget: beginnings,
    isFull: admission.isFull,
  })

  const logInFrom = async (session: string, legalEntityId: string, headers: Headers) =>
    openLogin(ground, legalEntityId, {
      method: (await hasProof(ground, { session, provider: 'vipps' })) ? 'vipps' : 'code',
      headers,
      holds: (tx) => isStillGranted(tx, session, legalEntityId),
    })
  const logIn = async (session: string, legalEntityId: string, headers: Headers): Promise<LoginAnswer | undefined> => {
    const login = await logInFrom(session, legalEntityId, headers)
    if (!login) return undefined
    const { accessToken } = login
    return { accessToken, tokenType: 'Bearer', token: accessToken, user: { legalEntityId } }
  }
  const logInByCookie = async (c: Context, session: string, legalEntityId: string) => {
    const login = await logInFrom(session, legalEntityId, c.req.raw.headers)
    if (!login) return
    c.header('set-cookie', cookies.write('login', login.accessToken, env.LOGIN_HOURS * 3600), { append: true })
    const customer = await findCustomer(ground, legalEntityId)
    if (customer)
      c.header('set-cookie', await rememberProven(ground, c.req.raw.headers, customer.phone), { append: true })
  }
  const originOf = (request: Request) => ownPath(cookies.read(request.headers, 'origin'))
  const handoffTargets = env.HANDOFF_TARGETS ?? []
  const external = externalRoutes({
    brain,
    callerOf,
    localeOf,
    originOf: hereOf,
    providers: conversationProviders(ground, identities),
    translate,
    brand: env.BRAND,
    lasts: env.BANKID_MINUTES * 60_000,
  })
  const debts = debtRoutes({
    ...ground,
    brain,
    debtRegister: acts.debtRegister,
    frameOrigins: frameOriginsOf(env),
    callerOf,
    localeOf,
    originOf: hereOf,
  })

  return {
    requeueLead: leadQueue.enqueue,
    lookUp: brain.lookUp,
    back: external.back,
    of: (request) => ({
      conversation: async (entry, session) => {
        const { proof, facts } = await callerOf(request)
        const late = readKeptAnswer(cookies.read(request.headers, 'notTaken') ?? '')
        const named = session === undefined ? undefined : await namedConversation(brain, session, { proof, late })
        return named ?? conversationOf(brain, entry, { proof, locale: localeOf(request), facts, late })
      },
      ongoing: async () => {
        const locale = localeOf(request)
        const begun = await ongoingOf(brain, (await callerOf(request)).proof, locale)
        if (!begun) return undefined
        const text = translate(locale, begun.isOrder ? 'ongoing.order' : 'ongoing.talk')
        return { entry: begun.entry, text, goOn: translate(locale, 'ongoing.goOn') }
      },
    }),
    endAllOf: async (legalEntityId) => socket.showOut(await endSessionsOf(brain, legalEntityId)),
    withdrawGrantsOf: async (request) => {
      const { proof } = await callerOf(request)
      if (proof.visitor) socket.showOut(await withdrawGrants(brain, proof.visitor))
    },
    mount: (app) => {
      app.route(
        '/services/brain',
        brainRoutes({
          brain,
          tokens,
          callerOf,
          beginSession,
          puzzleToBegin: (c, turnId) => beginnings.puzzleFor(ground.countedAddress(c), beginningOf(turnId)),
          logIn,
          handoffTargets,
        }),
      )
      app.route(
        '/services/hooks',
        reportRoutes(ground, {
          secret: env.PORT_SECRET,
          settle: brain.dispatchEffect,
          hear: {
            ...(portAddress(env, 'customers') !== undefined && { customers: hearCustomer(acts.customers) }),
            ...(portAddress(env, 'sms') !== undefined && { sms: hearSms }),
          },
        }),
      )
      app.route(RETURN_PATHS.bankid, external.lost)
      app.route(DEBT_VIEW_PATH, debts.view)
      app.route('/chat/leave', external.leave)
      app.route(VIEWS.debts, debts.open)
      app.route(
        '/chat',
        chatForm({ brain, callerOf, beginSession, localeOf, logInByCookie, originOf, handoffTargets, cookies }),
      )
    },
    hangUp: () => socket.close(),
    close: async () => {
      stopLegTimer()
      await brain.stop()
    },
  }
}
