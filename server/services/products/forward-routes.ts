import { Hono } from 'hono'
import type { OutsideSystem } from '../../gateways/provider/outside-system.ts'
import { problemResponse } from '../../http/problem.ts'
import { readText } from '../../http/read-body.ts'
import type { SignedInDeps } from '../deps.ts'
import { requireLogin, tokenOf, type SignedIn } from '../require-login.ts'

const BODY_LIMIT = 64 * 1024
const DOWN = 'The service behind this address does not answer as it should. Try again in a while.'

/**
 * An address of the portal whose service is an outside system: signed-in callers' requests go there with their bearer, and
 * what it answers comes back, but only JSON and PDF, and no header of its own.
 */
export function forwardRoutes(deps: SignedInDeps, system: OutsideSystem, at: string): Hono<SignedIn> {
  const routes = new Hono<SignedIn>()
  routes.use(requireLogin(deps))
  routes.on(['GET', 'POST', 'PATCH'], '/*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const method = c.req.method
    const answer = await system.ask({
      path: `${pathname.slice(pathname.indexOf(at) + at.length)}${search}`,
      token: tokenOf(c.req.raw.headers, deps) ?? '',
      method,
      key: c.req.header('idempotency-key'),
      ...(method !== 'GET' && { body: await readText(c.req.raw, BODY_LIMIT) }),
    })
    if (!answer.ok) return answer.reason === 'notFound' ? problemResponse(404, 'not_found', 'There is nothing by this id.') : problemResponse(502, 'service_down', DOWN)
    const { status, type, body } = answer.value
    if (status === 404) return problemResponse(404, 'not_found', 'There is nothing by this id.')
    const isPdf = /^application\/pdf\b/i.test(type) && Buffer.from(body.subarray(0, 5)).toString('latin1') === '%PDF-'
    const isJson = /^application\/([\w.]+\+)?json\b/i.test(type)
    if (!isPdf && !isJson) return problemResponse(502, 'service_down', DOWN)
    return new Response(body, {
      status,
      headers: {
        'content-type': isPdf ? 'application/pdf' : 'application/json', 'cache-control': 'no-store',
        ...(isPdf && { 'content-disposition': 'attachment; filename="invoice.pdf"' }),
      },
    })
  })
  return routes
}
