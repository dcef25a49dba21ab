import type { Person } from './credentials.ts'

const PROTECTED = ['/products', '/account', '/consent', '/flowsandbox', '/telipol', '/welcome', '/withdraw', '/orders']
/** Paths that redirect signed-in users to /welcome (PAGE-02, PAGE-03, PAGE-04). */
const FOR_VISITORS = ['/login', '/intro', '/signup']

type Access = { kind: 'open' } | { kind: 'signIn'; origin: string } | { kind: 'consent' } | { kind: 'away'; to: string }

const under = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/**
 * Decides who may see a path: visitors must sign in, and users without consent get the consent screen (AUTH-05).
 * Personal data can be viewed, exported and erased without consent (ACC-04).
 */
export function decideAccess({ person, path }: { person: Person | undefined; path: string }): Access {
  if (!person) return under(path, PROTECTED) ? { kind: 'signIn', origin: path } : { kind: 'open' }
  if (under(path, FOR_VISITORS)) return { kind: 'away', to: '/welcome' }
  if (path === '/' || path === '/forside') return path === '/' ? { kind: 'away', to: '/products' } : { kind: 'open' }
  const consented = person.generalConsent || person.telipolConsent
  const gated =
    under(path, PROTECTED) && !under(path, ['/consent', '/telipol', '/mobile-a', '/account/data', '/withdraw'])
  return gated && !consented ? { kind: 'consent' } : { kind: 'open' }
}

/**
 * Prevents open redirects after sign-in: anything but a path on this site becomes /products, also a path that names
 * another host once its dots are resolved.
 */
export function ownPath(written: string | null | undefined): string {
  if (!written || !/^(?![^?#]*\/\/)\/[^\\\p{Cc} ]*$/u.test(written)) return '/products'
  return written
}

/** Splits a partner path into its page and the phone number exactly as written in the path (PAGE-21). */
export function readPartnerAddress(path: string): { page: string; phone: string } | undefined {
  const [, page, phone] = /^(\/(?:telibob|telipol))\/([^/]+)\/?$/i.exec(path) ?? []
  return page !== undefined && phone !== undefined ? { page: page.toLowerCase(), phone } : undefined
}
