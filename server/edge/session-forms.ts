import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { readLocale } from '#contracts/kernel/locale.ts'
import type { Cookies } from './cookies.ts'
import { readForm } from './read-form.ts'

const YEAR = 365 * 86_400

const LanguageForm = v.object({
  locale: v.pipe(v.string(), v.maxLength(10)),
  from: v.optional(v.pipe(v.string(), v.maxLength(2000)), '/'),
})

/** Stores the chosen language in a cookie and ignores anything but the four locales (SHELL-02). */
export function languageForm(cookies: Cookies): Hono {
  const routes = new Hono()
  routes.post('/', async (c) => {
    const { locale, from } = await readForm(c.req.raw, LanguageForm)
    const chosen = readLocale(locale)
    if (chosen) c.header('set-cookie', cookies.write('locale', chosen, YEAR), { append: true })
    return c.redirect(from === '/' ? '/' : ownPath(from), 303)
  })
  return routes
}

const ENDED = [
  'login',
  'visitor',
  'origin',
  'phone',
  'provenNumbers',
  'signup',
  'phoneChange',
  'recovery',
  'stepUp',
  'proof',
  'vipps',
  'bankid',
  'numberOwner',
] as const

/** Ends all logins, forgets the visitor's conversations in this browser and keeps the language (AUTH-03). */
export function logoutForm(cookies: Cookies, endEverything: (c: Context) => Promise<void>): Hono {
  const routes = new Hono()
  routes.post('/', async (c) => {
    await endEverything(c)
    // Cookies are named below: the language and the answer to the cookie notice stay.
    c.header('clear-site-data', '"cache", "storage"')
    for (const name of ENDED) c.header('set-cookie', cookies.write(name, '', 0), { append: true })
    return c.redirect('/', 303)
  })
  return routes
}
