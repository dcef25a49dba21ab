import { parse, serialize } from 'hono/utils/cookie'

/** Cookies of the portal; over https they get the __Host- prefix and Secure. */
const NAMES = {
  visitor: 'prat_visitor',
  login: 'prat_login',
  locale: 'prat_locale',
  origin: 'prat_origin',
  phone: 'prat_phone',
  signup: 'prat_signup',
  phoneChange: 'prat_phone_change',
  provenNumbers: 'prat_proven_numbers',
  lastInvoices: 'prat_last_invoices',
  vipps: 'prat_vipps',
  welcomed: 'prat_welcomed',
  notTaken: 'prat_not_taken',
} as const
export type CookieName = keyof typeof NAMES

export type Cookies = {
  read: (headers: Headers, name: CookieName) => string | undefined
  /** A Set-Cookie value; `maxAge` in seconds, 0 removes it. */
  write: (name: CookieName, value: string, maxAge: number) => string
}

/** Reads and writes the portal's cookies: HttpOnly, SameSite=Lax, for the whole site. */
export function createCookies(secure: boolean): Cookies {
  const full = (name: CookieName) => (secure ? `__Host-${NAMES[name]}` : NAMES[name])
  return {
    read: (headers, name) => parse(headers.get('cookie') ?? '', full(name))[full(name)],
    write: (name, value, maxAge) =>
      serialize(full(name), value, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge }),
  }
}

/** The names of all of them, without the prefix: what the page about cookies tells of (PAGE-19). */
export const COOKIE_NAMES: readonly string[] = Object.values(NAMES)
