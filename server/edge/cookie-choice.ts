import { Hono } from 'hono'
import { parse, serialize } from 'hono/utils/cookie'
import * as v from 'valibot'
import { ownPath } from '#contracts/account/access.ts'
import { CHOICE_COOKIE, CookieChoice, readCookieChoice } from '#contracts/kernel/cookie-choice.ts'
import { readForm } from './read-form.ts'

const KEPT = 182 * 86_400

const ChoiceForm = v.object({ choice: CookieChoice, from: v.optional(v.pipe(v.string(), v.maxLength(2000)), '/') })

/** Returns the visitor's cookie choice, or undefined before a choice was made (SHELL-06). */
export const cookieChoiceOf = (headers: Headers): CookieChoice | undefined =>
  readCookieChoice(parse(headers.get('cookie') ?? '', CHOICE_COOKIE)[CHOICE_COOKIE])

/**
 * Stores the cookie choice and redirects back. Client scripts submit this form too and then read the cookie (CHAT-12).
 */
export function cookieChoiceForm(secure: boolean): Hono {
  const routes = new Hono()
  routes.post('/', async (c) => {
    const { choice, from } = await readForm(c.req.raw, ChoiceForm)
    c.header('set-cookie', serialize(CHOICE_COOKIE, choice, { sameSite: 'Lax', path: '/', secure, maxAge: KEPT }), {
      append: true,
    })
    return c.redirect(from === '/' ? '/' : ownPath(from), 303)
  })
  return routes
}
