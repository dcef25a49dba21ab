import { createMiddleware } from 'hono/factory'
import { HttpProblem } from './problem.ts'

/**
 * Refuses a state-changing request that another site's page sent. Browsers tell where a request comes from
 * (Sec-Fetch-Site, or Origin in older ones); callers that are no browser send neither and hold their own proof.
 */
export const proveOrigin = createMiddleware(async (c, next) => {
  const { method } = c.req
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && isForeign(c.req.raw)) {
    throw new HttpProblem(403, 'foreign_origin', 'This request comes from a page of another site.')
  }
  await next()
})

function isForeign(request: Request): boolean {
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
