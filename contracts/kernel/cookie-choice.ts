import * as v from 'valibot'

/** What a visitor says to cookies that nothing needs (SHELL-06); until then none is set. */
export const CookieChoice = v.picklist(['accepted', 'refused'])
export type CookieChoice = v.InferOutput<typeof CookieChoice>

/** The cookie that keeps the choice. Scripts read it too (CHAT-12), so it has one name over http and https. */
export const CHOICE_COOKIE = 'prat_cookies'

/** Reads the choice as a cookie or a form writes it; anything else is none. */
export function readCookieChoice(written: string | undefined): CookieChoice | undefined {
  const parsed = v.safeParse(CookieChoice, written)
  return parsed.success ? parsed.output : undefined
}
