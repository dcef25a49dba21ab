import { redirect, type MiddlewareFunction } from 'react-router'
import { decideAccess, readPartnerAddress } from '#contracts/account/access.ts'
import { pagePath, pageSearch } from './page-path.ts'
import { portalContext } from './portal.ts'

/** Enforces page access by redirecting to the sign-in, consent or first-visit welcome page (AUTH-05, SHELL-07). */
export const gate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, rememberOrigin, rememberPhone, splash } = context.get(portalContext)
  const access = decideAccess({ person, path: pagePath(request) })
  if (access.kind === 'signIn') {
    const partner = readPartnerAddress(access.origin)
    const headers = new Headers({ 'set-cookie': rememberOrigin(partner?.page ?? access.origin + pageSearch(request)) })
    if (partner) headers.append('set-cookie', rememberPhone(partner.phone))
    throw redirect('/login', { headers })
  }
  if (access.kind === 'consent') throw redirect('/consent')
  if (access.kind === 'away') throw redirect(access.to === '/products' && splash.due ? '/splash' : access.to)
  return next()
}
