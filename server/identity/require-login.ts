import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Customer } from '#server/gateways/provider/port.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readLogin, type Login, type SignedInDeps } from './logins.ts'

/** What a handler behind {@link requireLogin} finds: who calls, as `c.var.login`. */
export type SignedIn = { Variables: { login: Login } }

/** Lets in who shows a good access token, as bearer or in the portal's login cookie; others get 401. Answers are not stored. */
export function requireLogin(deps: SignedInDeps) {
  return createMiddleware<SignedIn>(async (c, next) => {
    const token = tokenOf(c.req.raw.headers, deps)
    const login = token === undefined ? undefined : await readLogin(deps, token)
    if (!login?.ok) {
      throw new HttpProblem(401, 'not_signed_in', 'Sign in and send the access token as a bearer token.', {
        headers: { 'WWW-Authenticate': 'Bearer' },
      })
    }
    c.set('login', login.value)
    c.header('Cache-Control', 'no-store')
    await next()
  })
}

/** Who calls, as a provider is told of them. */
export const customerOf = (c: Context<SignedIn>): Customer => ({ id: c.var.login.legalEntityId })

/** The access token of a request, as bearer or in the login cookie; not yet looked at. */
function tokenOf(headers: Headers, { cookies }: SignedInDeps): string | undefined {
  const authorization = headers.get('authorization')
  return authorization === null ? cookies.read(headers, 'login') : /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}
