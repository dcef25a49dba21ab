import { createMiddleware } from 'hono/factory'
import { HttpProblem } from './problem.ts'

/**
 * Refuses cross-site state-changing requests by Sec-Fetch-Site or Origin. Clients other than browsers send neither and
 * bring their own credentials.
 */
export const proveOrigin = createMiddleware(async (c, next) => {
  const { method } = c.req
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && isForeign(c.req.raw)) {
    throw new HttpProblem(403, 'foreign_origin', 'This request comes from a page of another site.')
  }
  await next()
})

export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return false
  try {
    return new URL(origin).host !== request.headers.get('host')
  } catch {
    return true
  }
}

/**
 * For a GET that changes state or costs money: requires a bearer token or a same-origin page. Cross-site links, images
 * and typed addresses are refused.
 */
export const requireOwnOrigin = createMiddleware(async (c, next) => {
  if (!provesOrigin(c.req.raw))
    throw new HttpProblem(
      403,
      'origin_not_proven',
      'Send the access token as a bearer token, or ask from a page of this portal.',
    )
  await next()
})

function provesOrigin({ headers, url }: Request): boolean {
  if (headers.has('authorization')) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const source = URL.parse(headers.get('origin') ?? headers.get('referer') ?? '')
  return source !== null && source.host === (headers.get('host') ?? new URL(url).host)
}
