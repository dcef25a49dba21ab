import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { LoginAnswer } from '#contracts/account/sign-in.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { isForeign } from '#server/edge/prove-origin.ts'
import { readBody } from '#server/edge/read-body.ts'
import type { VippsDesk } from './create-vipps.ts'

const Finish = v.strictObject({ acceptTerms: v.optional(v.boolean(), false) })
const noSuchLogin = () => new HttpProblem(404, 'not_found', 'There is no such sign-in in this browser, or it is over.')

function written(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

/** The form that leaves for Vipps, and the address one comes back to (AUTH-10). */
export function vippsPages(deskOf: (request: Request) => VippsDesk): { leave: Hono; back: Hono } {
  const leave = new Hono()
  leave.post('/', async (c) => {
    const { to, cookies } = await deskOf(c.req.raw).begin()
    written(c, cookies)
    return c.redirect(to, 303)
  })
  const back = new Hono()
  back.get('/', async (c) => {
    const { to, cookies } = await deskOf(c.req.raw).back(new URL(c.req.url))
    written(c, cookies)
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(to, 303)
  })
  return { leave, back }
}

/**
 * {api}/v1/auth/vipps-login (CALL-14): with `origin`, one of ours, a sign-in begins and its address is told; with `key` how it
 * ended; PATCH by id finishes it and gives the access token. All of it only in the browser that began it, by its cookie.
 */
export function vippsRoutes(deskOf: (request: Request) => VippsDesk, originOf: (request: Request) => string): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  routes.on('GET', ['/', ''], async (c) => {
    const service = deskOf(c.req.raw)
    const { key, origin } = c.req.query()
    if (key !== undefined) {
      const login = await service.read(key)
      if (!login) throw noSuchLogin()
      return c.json(login)
    }
    if (origin !== undefined && origin !== originOf(c.req.raw))
      throw new HttpProblem(400, 'invalid', 'The origin must be the one this portal is reached by.')
    if (isForeign(c.req.raw)) throw new HttpProblem(403, 'foreign_origin', 'A sign-in begins on a page of this portal.')
    if (!service.offered) throw new HttpProblem(404, 'not_found', 'Vipps is not configured here.')
    const { to, cookies } = await service.begin()
    written(c, cookies)
    return c.json({ url: to })
  })
  routes.on('PATCH', ['/:id', '/:id/'], async (c) => {
    const { acceptTerms } = await readBody(c.req.raw, Finish, 1024)
    const finished = await deskOf(c.req.raw).finish(c.req.param('id'), acceptTerms)
    if (!finished) throw noSuchLogin()
    const { accessToken, entity, cookies } = finished
    written(c, cookies)
    return c.json({
      accessToken,
      tokenType: 'Bearer',
      token: accessToken,
      user: { legalEntityId: entity },
    } satisfies LoginAnswer)
  })
  return routes
}
