import type { MiddlewareHandler } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import { ownPath } from '#contracts/account/access.ts'

const NAME = 'prat_preview'

export type Preview = {
  isOn: (request: Request) => boolean
  /** `?preview=1` on any page turns preview on for this browser and `?preview=0` turns it off. */
  toggle: MiddlewareHandler
}

/**
 * Shows drafts on request (AUTH-09). Without `allowed`, as in production, the query parameter and the cookie are
 * ignored.
 */
export function createPreview(allowed: boolean): Preview {
  return {
    isOn: (request) => allowed && parse(request.headers.get('cookie') ?? '', NAME)[NAME] === '1',
    toggle: async (c, next) => {
      const url = new URL(c.req.url)
      const wish = url.searchParams.get('preview')
      if (!allowed || c.req.method !== 'GET' || (wish !== '0' && wish !== '1')) return next()
      url.searchParams.delete('preview')
      c.header(
        'set-cookie',
        serialize(NAME, wish, { httpOnly: true, sameSite: 'Lax', path: '/', ...(wish === '0' && { maxAge: 0 }) }),
      )
      c.header('cache-control', 'no-store')
      return c.redirect(url.pathname === '/' ? `/${url.search}` : ownPath(url.pathname + url.search), 303)
    },
  }
}
