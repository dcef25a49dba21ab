import type { Speak } from '#server/brain/turns/speak.ts'
import type { Context } from 'hono'
import type { LoginAnswer } from '#contracts/account/sign-in.ts'
import { VIEWS } from '#contracts/chat/views.ts'
import { ownPath } from '#contracts/account/access.ts'
import type { Portal } from '#src/api/portal.ts'
import type { LookUp } from '#server/brain/turns/look-up.ts'
import { createBeginSession, endSessionsOf, findSession } from '#server/brain/sessions/sessions.ts'
import { conversationOf, namedConversation } from '../brain/conversation.ts'
import { createBrain } from '../brain/create-brain.ts'
import type { Conversations } from '#server/brain/turns/follow-flows.ts'
import type { SessionTokens } from '#server/brain/sessions/session-credential.ts'
import { readKeptAnswer } from '#server/brain/turns/not-taken.ts'
import { brainRoutes } from '../brain/routes.ts'
import { readSecret } from '../db/read-secret.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
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
import { openLogin } from '#server/identity/logins.ts'
import type { ContentStore } from '#server/content/content-document.ts'
import type { EmbeddedContent } from '#server/content/create-embedded-content.ts'
import { followOpenings } from '#server/content/follow-openings.ts'
import { debtRoutes } from '#server/debts/debt-routes.ts'
import { createLeads } from '#server/leads/create-leads.ts'
import type { Enqueue } from '#server/db/delivery-queue.ts'
import { openLeadQueue } from '#server/leads/lead-queue.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { provenNumbersOf, rememberProven } from '#server/identity/proven-numbers.ts'
import { attachSocket } from '#server/edge/socket/attach-socket.ts'
import type { Acts } from '#server/ports/choose-ports.ts'
import { portAddress } from '#server/env.ts'
import { hearCustomer, reportRoutes } from '#server/ports/report-routes.ts'
import type { Ground, PartWithSockets } from './parts.ts'
import { startAuthorizationRequestTimer } from '#server/identity/come-back.ts'
import { ongoingOf } from '#server/brain/sessions/ongoing.ts'
import { openTellingQueue } from '#server/brain/sessions/tell-settled.ts'
import { withdrawGrants } from '#server/brain/sessions/login-grant.ts'

type Needs = {
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
  endAllOf: (legalEntityId: string) => Promise<void>
  withdrawGrantsOf: (request: Request) => Promise<void>
  lookUp: LookUp | undefined
  requeueLead: Enqueue
}

export async function composeConversations(
  ground: Ground,
  { flowOf, speak, languageOf, content, store, tokens, identities, metrics, acts, admission }: Needs,
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
    lookUp: await followLookUp(content, store, translate, failed('questions')),
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
  const beginSession = createBeginSession(brain, cookies, await readSecret(database.db, 'visitor cookie'), {
    addressOf: ground.countedAddress,
    provenNumbersOf: (headers) => provenNumbersOf(ground, headers),
    budget: createBeginnings({ database, runtime }, 'conversations a network begins'),
    isFull: admission.isFull,
  })

  const logIn = async (legalEntityId: string, headers: Headers): Promise<LoginAnswer> => {
    const { accessToken } = await openLogin(ground, legalEntityId, { method: 'code', headers })
    return { accessToken, tokenType: 'Bearer', token: accessToken, user: { legalEntityId } }
  }
  const logInByCookie = async (c: Context, legalEntityId: string) => {
    const { accessToken } = await openLogin(ground, legalEntityId, { method: 'code', headers: c.req.raw.headers })
    c.header('set-cookie', cookies.write('login', accessToken, env.LOGIN_HOURS * 3600), { append: true })
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
    identityAt: identities.at,
    translate,
    brand: env.BRAND,
    lasts: env.BANKID_MINUTES * 60_000,
  })
  const debts = debtRoutes({ ...ground, brain, callerOf, localeOf, originOf: hereOf })

  return {
    requeueLead: leadQueue.enqueue,
    lookUp: brain.lookUp,
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
      app.route('/services/brain', brainRoutes({ brain, tokens, callerOf, beginSession, logIn, handoffTargets }))
      app.route(
        '/services/hooks',
        reportRoutes(ground, {
          secret: env.PORT_SECRET,
          settle: brain.dispatchEffect,
          ...(portAddress(env, 'customers') !== undefined && { hear: { customers: hearCustomer(acts.customers) } }),
        }),
      )
      app.route('/services/identity-return', external.back)
      app.route('/services/debt-register/view', debts.view)
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
