import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { ChatId } from '#contracts/chat/call.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { isProviderName, type ProviderName } from '#contracts/chat/providers.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Brain } from '#server/brain/brain.ts'
import { effectsSettled } from '#server/brain/effects/effects-settled.ts'
import { providerOf } from '#server/brain/turns/plan-turn.ts'
import { localeOf, findSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import { readForm } from '#server/edge/read-form.ts'
import { html, smallPage } from '#server/edge/small-page.ts'
import { logFailure } from '#server/log-failure.ts'
import type { MessageWith } from '#locales/message-id.ts'
import type { Translate } from '#server/deps.ts'
import { comeBack } from './come-back.ts'
import type { ConversationProviders } from './conversation-providers.ts'
import { beginAuthorizationRequest, findAuthorizationRequest, lastPageOf } from './authorization-requests.ts'
import { RETURN_PATHS } from './return-paths.ts'
import type { Caller } from '#server/brain/sessions/session-credential.ts'
import type { SessionRow } from '#server/brain/tables.ts'

const LeaveForm = v.object({ session: ChatId, from: v.pipe(v.string(), v.maxLength(2000)) })
const State = v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/))

type ExternalRoutes = {
  brain: Brain
  callerOf: (request: Request) => Promise<Caller>
  localeOf: (request: Request) => Locale
  originOf: (request: Request) => string
  providers: ConversationProviders
  translate: Translate
  brand: string
  /** Time allowed until the person returns, in milliseconds. */
  lasts: number
}

/**
 * The form that sends a person to a provider, and the URL they return to (CHAT-08). `back` passes on returns that belong
 * to no conversation; `lost` answers those that belong to nothing.
 */
export function externalRoutes(deps: ExternalRoutes): { leave: Hono; back: MiddlewareHandler; lost: Hono } {
  const { brain, callerOf, originOf, providers, translate, brand, lasts } = deps

  const leave = new Hono()
  leave.post('/', async (c) => {
    const { session, from } = await readForm(c.req.raw, LeaveForm)
    const page = ownPath(from)
    const row = await findSession(brain, session, (await callerOf(c.req.raw)).proof)
    const provider = row && providerAsked(brain, row)
    if (!row || !provider) return c.redirect(`${page}#chat`, 303)
    const address = await addressOf(row, provider, page, originOf(c.req.raw))
    if (address) return c.redirect(address, 303)
    await handleTurn(brain, row.id, `unreached:${row.turns}`, {
      kind: 'returned',
      provider,
      outcome: 'failed',
      gives: {},
    })
    return c.redirect(`${page}#chat`, 303)
  })

  async function addressOf(
    row: SessionRow,
    provider: ProviderName,
    page: string,
    origin: string,
  ): Promise<string | undefined> {
    const identity = providers[provider](origin)
    if (!identity) return undefined
    try {
      const { signIn } = await beginAuthorizationRequest(brain, {
        session: row.id,
        provider,
        redirectUri: `${origin}${RETURN_PATHS[provider]}`,
        page,
        lasts,
      })
      return await identity.addressOf(signIn, localeOf(row))
    } catch (error) {
      logFailure(brain.runtime.log, 'an identity provider cannot be reached', error)
      return undefined
    }
  }

  const back: MiddlewareHandler = async (c, next) => {
    const returned = new URL(c.req.url)
    const state = v.safeParse(State, returned.searchParams.get('state'))
    const authorizationRequest = state.success ? await findAuthorizationRequest(brain, state.output) : undefined
    if (!authorizationRequest || !isProviderName(authorizationRequest.provider)) return next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    const { proof } = await callerOf(c.req.raw)
    const row = await findSession(brain, authorizationRequest.session, proof)
    // Somebody else's, or the same person's in another browser: nothing is told, and the authorization request stays
    // open where it began.
    if (!row) return fault(deps.localeOf(c.req.raw), 'elsewhere', 403)
    const identity = providers[authorizationRequest.provider](new URL(authorizationRequest.redirectUri).origin)
    await comeBack(brain, row, authorizationRequest, identity, returned)
    await effectsSettled(brain, authorizationRequest.session)
    return c.redirect(`${authorizationRequest.page}#chat`, 303)
  }

  const lost = new Hono()
  lost.get('/', async (c) => {
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    if (c.req.query('state') !== undefined) return fault(deps.localeOf(c.req.raw), 'unknown', 410)
    const { proof } = await callerOf(c.req.raw)
    return c.redirect(`${(proof.visitor && (await lastPageOf(brain, proof.visitor))) ?? '/'}#chat`, 303)
  })

  function fault(locale: Locale, kind: 'unknown' | 'elsewhere', status: 403 | 410): Response {
    const t = (id: MessageWith<'brand'>) => translate(locale, id, { brand })
    const title = t(`external.${kind}.title`)
    const body = html`<h1>${title}</h1>
      <p>${t(`external.${kind}.text`)}</p>
      <p><a class="button go" href="/">${t('external.home')}</a></p>`
    return smallPage({ locale, title, body, status })
  }

  return { leave, back, lost }
}

function providerAsked(brain: Brain, { flow, flowVariant, step, waiting }: SessionRow): ProviderName | undefined {
  return waiting === 'external' && isFlowName(flow) ? providerOf(brain.flowOf(flow, flowVariant), step) : undefined
}
