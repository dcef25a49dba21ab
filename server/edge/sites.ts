import { localeOfHost, type Locale } from '#contracts/kernel/locale.ts'
import { forwardedHost } from './forwarded-host.ts'

export type Site = { origin: string; locale: Locale }

export type Sites = {
  all: readonly Site[]
  /** Returns the configured site of the request's host, otherwise PUBLIC_URL, otherwise the request's own origin. */
  of: (request: Request) => Site
}

type Settings = { SITES?: string[] | undefined; PUBLIC_URL?: string | undefined; TRUST_PROXY: boolean }

export function createSites({ SITES = [], PUBLIC_URL, TRUST_PROXY }: Settings): Sites {
  const all = SITES.map((written) => siteAt(new URL(written)))
  return {
    all,
    of: (request) => {
      const host = hostnameOf(forwardedHost(request, TRUST_PROXY))
      const site = all.find(({ origin }) => new URL(origin).hostname === host)
      return site ?? siteAt(new URL(PUBLIC_URL ?? request.url))
    },
  }
}

const siteAt = ({ origin, host }: URL): Site => ({ origin, locale: localeOfHost(host) })

const hostnameOf = (host: string) => URL.parse(`http://${host}`)?.hostname
