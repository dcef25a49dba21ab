import { createMiddleware } from 'hono/factory'
import type { Portal } from '#src/api/portal.ts'
import { isLoopbackHost } from '#contracts/kernel/loopback.ts'

/** Where browsers send what the policy stopped. */
export const CSP_REPORTS = '/services/csp-reports'

const DATA_POLICY = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"
const DRAWING_POLICY = `${DATA_POLICY}; style-src 'unsafe-inline'; img-src data:`
/** Nothing of these runs when it is opened as a page, and a policy on each would cost a page 3 kB. */
const RUNS_NOTHING = /^(text\/(css|javascript)|font\/|image\/(?!svg))/
/** Pages have a policy of their own; browsers show a PDF in a page of theirs, which a policy would stop. */
const IS_PAGE = /^(text\/html|application\/(xhtml\+xml|pdf))\b/

function policyOfFile(contentType: string): string | undefined {
  if (contentType === '' || IS_PAGE.test(contentType) || RUNS_NOTHING.test(contentType)) return undefined
  return contentType.startsWith('image/svg') ? DRAWING_POLICY : DATA_POLICY
}

/** Sets the security headers common to all answers. Everything but pages is excluded from search engines (SHELL-15). */
export const safeHeaders = (secure: boolean) =>
  createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY')
    const policy = policyOfFile(headers.get('content-type') ?? '')
    if (policy !== undefined && !headers.has('content-security-policy')) headers.set('content-security-policy', policy)
    // Browsers ignore it, and complain, over plain http to any other host.
    if (secure || isLoopbackHost(new URL(c.req.url).hostname)) headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    if (/^\/(flowsandbox|services|chat|dev)\b/i.test(c.req.path)) headers.set('x-robots-tag', 'noindex, nofollow')
    if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })

type PolicyOfPage = {
  nonce: string
  /** Allows live reload. */
  development: boolean
  /** Other origins a form's answer may redirect to. */
  formTargets: readonly string[]
  /** Other origins whose pages may be shown in a frame. */
  frameOrigins: readonly string[]
  analytics?: Portal['analytics']
}

/** Builds a page's policy (SEC-03). */
export function contentSecurityPolicy({
  nonce,
  development,
  formTargets,
  frameOrigins,
  analytics,
}: PolicyOfPage): string {
  const { script, origins = [] } = analytics ?? {}
  return [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...(script === undefined ? [] : [script.replace(/\?.*/, '')])].join(' '),
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...origins].join(' '),
    "font-src 'self'",
    [development ? "connect-src 'self' ws:" : "connect-src 'self'", ...origins].join(' '),
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "frame-ancestors 'none'",
    ["form-action 'self'", ...new Set(formTargets)].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    // Live reload writes HTML of its own.
    ...(development
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types default content${script === undefined ? '' : ' analytics'}`,
        ]),
    `report-uri ${CSP_REPORTS}`,
  ].join('; ')
}
