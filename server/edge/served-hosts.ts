import { type Env, isLocalName, showsCodes } from '#server/env.ts'
import { forwardedHost } from './forwarded-host.ts'
import { problemResponse } from './problem.ts'

/**
 * Which hosts requests are answered for. Where one-time codes are shown that is this machine's own names and SITES: a page
 * whose host name is made to lead here (DNS rebinding) would otherwise read them. In development the host that a proxy
 * forwards counts like the one in the request; elsewhere proxy and DNS decide who reaches the process.
 */
export function createServedHosts({
  APP_ENV,
  SITES = [],
  TRUST_PROXY,
}: Pick<Env, 'APP_ENV' | 'SITES' | 'TRUST_PROXY'>): (request: Request) => boolean {
  if (!showsCodes({ APP_ENV })) return () => true
  const sites = new Set(SITES.map((site) => new URL(site).hostname))
  const isServed = (host: string) => {
    const name = URL.parse(`http://${host}`)?.hostname
    return name !== undefined && (isLocalName(name) || sites.has(name))
  }
  return (request) =>
    isServed(new URL(request.url).host) && isServed(forwardedHost(request, TRUST_PROXY && APP_ENV === 'development'))
}

export const misdirected = (): Response =>
  problemResponse(
    421,
    'host_not_served',
    'Development mode answers to localhost, its subdomains and the hosts of SITES only; set APP_ENV to staging or production to serve others.',
  )
