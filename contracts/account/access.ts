import type { Person } from './credentials.ts'

/** Paths that need a sign-in (AUTH-05). */
const PROTECTED = ['/products', '/account', '/consent', '/flowsandbox', '/telipol', '/welcome']
/** Paths a signed-in person is led away from, to /welcome (PAGE-02, 03, 04). */
const FOR_VISITORS = ['/login', '/intro', '/signup']

type Access = { kind: 'open' } | { kind: 'signIn'; origin: string } | { kind: 'consent' } | { kind: 'away'; to: string }

const under = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/**
 * Decides who may see a path (AUTH-05): a stranger on a protected path signs in first; a person with neither the
 * general nor the Telipol consent gets the consent screen in its place, except under /mobile-a. What is kept of them they may
 * see, take along and have erased without consenting to anything (ACC-04).
 */
export function decideAccess({ person, path }: { person: Person | undefined; path: string }): Access {
  if (!person) return under(path, PROTECTED) ? { kind: 'signIn', origin: path } : { kind: 'open' }
  if (under(path, FOR_VISITORS)) return { kind: 'away', to: '/welcome' }
  if (path === '/' || path === '/forside') return path === '/' ? { kind: 'away', to: '/products' } : { kind: 'open' }
  const consented = person.generalConsent || person.telipolConsent
  const gated = under(path, PROTECTED) && !under(path, ['/consent', '/telipol', '/mobile-a', '/account/data'])
  return gated && !consented ? { kind: 'consent' } : { kind: 'open' }
}

/** A path of ours to go to after sign-in; anything else (another host, a protocol, a backslash) becomes /products. */
export function ownPath(written: string | null | undefined): string {
  if (!written || !/^\/(?![/\\])[^\\\p{Cc} ]*$/u.test(written)) return '/products'
  return written
}

/** The address of a page that a phone number is handed to, and the number as it is written there (PAGE-21). */
export function readPartnerAddress(path: string): { page: string; phone: string } | undefined {
  const [, page, phone] = /^(\/(?:telibob|telipol))\/([^/]+)\/?$/i.exec(path) ?? []
  return page !== undefined && phone !== undefined ? { page: page.toLowerCase(), phone } : undefined
}
