import type { Locale } from '#contracts/kernel/locale.ts'
import { phoneIn } from '#contracts/kernel/phone.ts'
import type { Cookies } from './cookies.ts'

/** How long a number is kept, in seconds. */
const KEPT = 3600

/** The phone number an address brought along, out of that address and in a cookie of ours (PAGE-21). It proves nothing. */
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
