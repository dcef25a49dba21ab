import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { LoginAnswer } from '#contracts/account/sign-in.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { isForeign } from '#server/edge/prove-origin.ts'
import { readBody } from '#server/edge/read-body.ts'
import type { VippsService } from './create-vipps.ts'

const Finish = v.strictObject({ acceptTerms: v.optional(v.boolean(), false) })
const noSuchLogin = () => new HttpProblem(404, 'not_found', 'There is no such sign-in in this browser, or it is over.')

function written(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

/** The form that sends a person to Vipps, and the URL they return to (AUTH-10). */
export function vippsPages(serviceOf: (request: Request) => VippsService): { leave: Hono; back: Hono } {
  const leave = new Hono()
  leave.post('/', async (c) => {
    const { to, cookies } = await serviceOf(c.req.raw).begin()
    written(c, cookies)
    return c.redirect(to, 303)
  })
  const back = new Hono()
  back.get('/', async (c) => {
    const { to, cookies } = await serviceOf(c.req.raw).back(new URL(c.req.url))
    written(c, cookies)
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    return c.redirect(to, 303)
  })
  return { leave, back }
}

/**
 * Serves {api}/v1/auth/vipps-login: GET with `origin` begins a sign-in, GET with `key` reads it and PATCH completes it
 * (CALL-14). A cookie binds it to one browser.
 */
export function vippsRoutes(
  serviceOf: (request: Request) => VippsService,
  originOf: (request: Request) => string,
): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  routes.on('GET', ['/', ''], async (c) => {
    const service = serviceOf(c.req.raw)
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
    const finished = await serviceOf(c.req.raw).finish(c.req.param('id'), acceptTerms)
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
