import * as v from 'valibot'

/** Optional cookies must not be set before the visitor has chosen (SHELL-06). */
export const CookieChoice = v.picklist(['accepted', 'refused'])
export type CookieChoice = v.InferOutput<typeof CookieChoice>

/** Client scripts read this cookie too, so its name is the same over HTTP and HTTPS (CHAT-12). */
export const CHOICE_COOKIE = 'prat_cookies'

export function readCookieChoice(written: string | undefined): CookieChoice | undefined {
  const parsed = v.safeParse(CookieChoice, written)
  return parsed.success ? parsed.output : undefined
}
