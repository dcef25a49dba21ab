import { createMiddleware } from 'hono/factory'

/** Headers every answer carries; pages add their content security policy. What is no page stays out of search (SHELL-15). */
export const safeHeaders = (secure: boolean) =>
  createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    if (/^\/(flowsandbox|services|chat|dev)\b/i.test(c.req.path)) headers.set('x-robots-tag', 'noindex, nofollow')
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })

/**
 * The policy of a page (SEC-03): own scripts by nonce, nothing from elsewhere. `development` allows what live reload needs;
 * `formTargets` are origins that an answer to a form of ours may lead to.
 */
export function contentSecurityPolicy(nonce: string, development: boolean, formTargets: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...new Set(formTargets)].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}
