import { isbot } from 'isbot'
import { ownPath } from '#contracts/account/access.ts'
import { ownReferer } from '#server/brain/sessions/page-of.ts'
import type { Cookies } from './cookies.ts'

/** How long a browser remembers that it was welcomed, in seconds: as long as one may be told to. */
const KEPT = 400 * 86_400

export type Splash = {
  /** Whether it is due: once per browser, and never to a crawler. */
  due: boolean
  /** Where it leads: the page one came from, or /products. */
  to: string
  /** A Set-Cookie value that remembers it was shown. */
  remember: () => string
}

/** The splash of a request (SHELL-07). */
export function readSplash(request: Request, cookies: Cookies): Splash {
  const from = ownReferer(request)
  return {
    due: cookies.read(request.headers, 'welcomed') === undefined && !isbot(request.headers.get('user-agent')),
    to: from === undefined || from === '/' || from === '/splash' ? '/products' : ownPath(from),
    remember: () => cookies.write('welcomed', '1', KEPT),
  }
}
