import { randomBytes } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import type { Portal, portalContext } from '#src/api/portal.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { contentSecurityPolicy } from '#server/edge/headers.ts'
import { readText } from '#server/edge/read-body.ts'
import type { Runtime } from '#server/runtime.ts'
import type { FirstScreen } from './first-screen.ts'
import { cacheKey, createPageCache } from './page-cache.ts'

const FORM_LIMIT = 64 * 1024
const ROUTES_TOLD = '/__manifest'

export type LoadBuild = () => Promise<ServerBuild>

type Served = {
  load: LoadBuild
  firstScreen?: () => FirstScreen
  portalOf: (c: Context, nonce: string) => Promise<Omit<Portal, 'firstScreen'>>
  cookies: Cookies
  development: boolean
  formTargets: readonly string[]
  frameOrigins: readonly string[]
  runtime: Pick<Runtime, 'now'>
  /** While a candidate of a flow is released, what a page says depends on its visitor. */
  hasCandidate: () => boolean
}

/** Renders every page and its data. Pages that must not be indexed get a noindex header (SHELL-15). */
export function servePages({
  load,
  firstScreen,
  portalOf,
  cookies,
  development,
  formTargets,
  frameOrigins,
  runtime,
  hasCandidate,
}: Served): Handler {
  const cache = createPageCache(runtime.now)
  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  const handlerOf = (build: ServerBuild): RequestHandler => {
    const handler = handlers.get(build) ?? createRequestHandler(build, development ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }
  return async (c) => {
    const request = c.req.method === 'POST' ? await bounded(c.req.raw) : c.req.raw
    const build = await load()
    const nonce = randomBytes(18).toString('base64url')
    const portal = await portalOf(c, nonce)
    const context = new RouterContextProvider()
    const isFirst = isFirstVisit(c, portal.person)
    const key = development || hasCandidate() ? undefined : cacheKey(request, portal, isFirst)
    const kept = key === undefined ? undefined : cache.read(key)?.(nonce, portal.newTurnId)
    const response = kept ? new Response(kept.html, kept) : await render()

    async function render(): Promise<Response> {
      const withFirstScreen = isFirst ? firstScreen?.() : undefined
      const turnIds: string[] = []
      const noted = (turnId: string): string => {
        turnIds.push(turnId)
        return turnId
      }
      context.set(entryOf(build).portalContext, {
        ...portal,
        newTurnId: () => noted(portal.newTurnId()),
        conversation: async (...asked) => {
          const conversation = await portal.conversation(...asked)
          noted(conversation.turnId)
          return conversation
        },
        firstScreen: withFirstScreen && ((html) => withFirstScreen(html, nonce)),
      })
      const rendered = await handlerOf(build)(request, context)
      const { status, headers } = rendered
      const isKept =
        status === 200 && headers.get('content-type')?.startsWith('text/html') && !headers.has('set-cookie')
      if (key === undefined || !isKept) return rendered
      const html = await rendered.text()
      cache.keep(key, { html, headers, nonce, turnIds })
      return new Response(html, rendered)
    }

    const { pathname } = new URL(request.url)
    const headers = new Headers(response.headers)
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ nonce, development, formTargets, frameOrigins, analytics: portal.analytics }),
    )
    // The route manifest is stable and the same for everyone, so the browser may cache it.
    if (pathname === ROUTES_TOLD) {
      headers.set('x-robots-tag', 'noindex, nofollow')
      return new Response(response.body, { status: response.status, headers })
    }
    headers.set('vary', 'cookie, accept-encoding, sec-fetch-site')
    // With a conversation open, a cached page would show outdated messages, so it must not be stored.
    const hasConversation = cookies.read(request.headers, 'visitor') !== undefined
    headers.set('cache-control', portal.person || portal.preview || hasConversation ? 'no-store' : 'private, no-cache')
    if (cookies.read(request.headers, 'notTaken') !== undefined)
      headers.append('set-cookie', cookies.write('notTaken', '', 0))
    if (portal.person) headers.set('referrer-policy', 'no-referrer')
    headers.set('content-language', languageTag(portal.locale))
    if (portal.preview || response.status >= 400 || portal.page(pathname).canonical === undefined)
      headers.set('x-robots-tag', 'noindex, nofollow')
    return new Response(response.body, { status: response.status, headers })
  }
}

/** Visitors who are signed in or come from our own pages already have the stylesheets (docs/decisions/0023). */
const isFirstVisit = (c: Context, person: Portal['person']): boolean =>
  !person && c.req.header('sec-fetch-site') !== 'same-origin'

/**
 * Limits the form to 64 kB of valid UTF-8. `proveOrigin` already checked the origin; the header is rewritten because
 * the router rejects the "null" that pages without referrer send.
 */
async function bounded(request: Request): Promise<Request> {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request.url, {
    method: request.method,
    headers,
    body: await readText(request, FORM_LIMIT),
    signal: request.signal,
  })
}

type RenderingEntry = { portalContext: typeof portalContext }

/** The context key must come from the built bundle; one imported from source would be a different object. */
function entryOf(build: ServerBuild): RenderingEntry {
  const entry: object = build.entry.module
  if (!isEntry(entry)) throw new Error('The rendering bundle lacks portalContext; build it anew with npm run build.')
  return entry
}

const isEntry = (entry: object): entry is RenderingEntry => 'portalContext' in entry
