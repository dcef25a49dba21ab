import type { Locale } from '#contracts/kernel/locale.ts'
import { phoneIn } from '#contracts/kernel/phone.ts'
import type { Cookies } from './cookies.ts'

const KEPT = 3600

/** Moves a phone number given in the URL into a cookie; the number counts as unproven (PAGE-21). */
export function givenPhone(cookies: Cookies, request: Request, locale: Locale) {
  const kept = cookies.read(request.headers, 'phone')
  return {
    givenPhone: kept === undefined ? undefined : phoneIn(locale, kept),
    rememberPhone: (written: string) => {
      const phone = phoneIn(locale, written)
      return cookies.write('phone', phone ?? '', phone === undefined ? 0 : KEPT)
    },
  }
}
