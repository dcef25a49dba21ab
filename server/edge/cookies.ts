import { parse, serialize } from 'hono/utils/cookie'

/** Over HTTPS these names get the `__Host-` prefix and the Secure attribute. */
const NAMES = {
  visitor: 'prat_visitor',
  login: 'prat_login',
  locale: 'prat_locale',
  origin: 'prat_origin',
  phone: 'prat_phone',
  signup: 'prat_signup',
  phoneChange: 'prat_phone_change',
  recovery: 'prat_recovery',
  provenNumbers: 'prat_proven_numbers',
  lastInvoices: 'prat_last_invoices',
  stepUp: 'prat_step_up',
  proof: 'prat_proof',
  vipps: 'prat_vipps',
  bankid: 'prat_bankid',
  numberOwner: 'prat_number_owner',
  staff: 'prat_staff',
  welcomed: 'prat_welcomed',
  notTaken: 'prat_not_taken',
} as const
export type CookieName = keyof typeof NAMES

/** Without the prefix. */
export const cookieName = (name: CookieName): string => NAMES[name]

export type Cookies = {
  read: (headers: Headers, name: CookieName) => string | undefined
  /** Returns a Set-Cookie value; `maxAge` is in seconds and 0 deletes the cookie. */
  write: (name: CookieName, value: string, maxAge: number) => string
}

/** Reads and writes the portal's cookies, all HttpOnly, SameSite=Lax and with path `/`. */
export function createCookies(secure: boolean): Cookies {
  const full = (name: CookieName) => (secure ? `__Host-${NAMES[name]}` : NAMES[name])
  return {
    read: (headers, name) => parse(headers.get('cookie') ?? '', full(name))[full(name)],
    write: (name, value, maxAge) =>
      serialize(full(name), value, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge }),
  }
}

/** All cookie names without the prefix, as listed on the page about cookies (PAGE-19). */
export const COOKIE_NAMES: readonly string[] = Object.values(NAMES)
