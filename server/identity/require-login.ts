import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Customer } from '#server/gateways/provider/port.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { readLogin, type Login, type SignedInDeps } from './logins.ts'

/** Sets `c.var.login` for handlers behind {@link requireLogin}. */
export type SignedIn = { Variables: { login: Login } }

/** Requires a valid access token, as bearer or in the login cookie; otherwise 401. Answers are not cached. */
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

export const customerOf = (c: Context<SignedIn>): Customer => ({ id: c.var.login.legalEntityId })

function tokenOf(headers: Headers, { cookies }: SignedInDeps): string | undefined {
  const authorization = headers.get('authorization')
  return authorization === null ? cookies.read(headers, 'login') : /^Bearer +(\S+)$/i.exec(authorization)?.[1]
}
