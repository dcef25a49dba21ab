import { type Env, isLocalName, showsCodes } from '#server/env.ts'
import { forwardedHost } from './forwarded-host.ts'
import { problemResponse } from './problem.ts'

/**
 * Where one-time codes are shown, answers only for local host names and SITES, because DNS rebinding could otherwise
 * expose the codes. In development the forwarded host must pass, too.
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
