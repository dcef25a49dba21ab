import { randomBytes } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { createRequestHandler, RouterContextProvider, type RequestHandler, type ServerBuild } from 'react-router'
import type { Portal, portalContext } from '#src/api/portal.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { contentSecurityPolicy } from '#server/edge/headers.ts'
import { readText } from '#server/edge/read-body.ts'
import type { FirstScreen } from './first-screen.ts'

const FORM_LIMIT = 64 * 1024
const ROUTES_TOLD = '/__manifest'

/** The rendering bundle, built once or, in development, anew for each request. */
export type LoadBuild = () => Promise<ServerBuild>

type Served = {
  load: LoadBuild
  /** None in development, where styles change. */
  firstScreen: (() => FirstScreen) | undefined
  portalOf: (c: Context, nonce: string) => Promise<Omit<Portal, 'firstScreen'>>
  cookies: Cookies
  development: boolean
  /** Origins beside our own that a form of a page may lead to. */
  formTargets: readonly string[]
}

/** Serves every page and its data: builds the request's portal, hands it to the router, guards the answer, keeps out of search what is not for it (SHELL-15). */
export function servePages({ load, firstScreen, portalOf, cookies, development, formTargets }: Served): Handler {
  const handlers = new WeakMap<ServerBuild, RequestHandler>()
  // Its tables of routes are made once for a build, not for each request.
  const handlerOf = (build: ServerBuild): RequestHandler => {
    const handler = handlers.get(build) ?? createRequestHandler(build, development ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }
  return async (c) => {
    const request = c.req.method === 'POST' ? await bounded(c.req.raw) : c.req.raw
    const build = await load()
    const nonce = randomBytes(16).toString('base64')
    const portal = await portalOf(c, nonce)
    const context = new RouterContextProvider()
    const withFirstScreen = isFirstVisit(c, portal.person) ? firstScreen?.() : undefined
    context.set(entryOf(build).portalContext, {
      ...portal,
      firstScreen: withFirstScreen && ((html) => withFirstScreen(html, nonce)),
    })
    const response = await handlerOf(build)(request, context)
    const { pathname } = new URL(request.url)
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', contentSecurityPolicy(nonce, development, formTargets))
    // What the router tells of its routes is the same for everyone and stays as it is: kept by the browser, it is loaded once.
    if (pathname === ROUTES_TOLD) {
      headers.set('x-robots-tag', 'noindex, nofollow')
      return new Response(response.body, { status: response.status, headers })
    }
    headers.set('vary', 'cookie, accept-encoding, sec-fetch-site')
    // A conversation goes on, so that a page kept by the browser would show an old one when the visitor comes back to it.
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

/** Who comes from a page of ours has its stylesheets, and who is signed in does; anyone else is painted for at once (docs/decisions/0023). */
const isFirstVisit = (c: Context, person: Portal['person']): boolean =>
  !person && c.req.header('sec-fetch-site') !== 'same-origin'

/**
 * The request with its form read at the door: at most 64 kB of well-formed UTF-8. Its origin is proven already, by
 * `proveOrigin`; a form of a page that tells no referrer says "null", which the router would take for another site.
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

/** The context's key must be the bundle's own; one imported from the source would be another. */
function entryOf(build: ServerBuild): RenderingEntry {
  const entry: object = build.entry.module
  if (!isEntry(entry)) throw new Error('The rendering bundle lacks portalContext; build it anew with npm run build.')
  return entry
}

const isEntry = (entry: object): entry is RenderingEntry => 'portalContext' in entry
