import { isbot } from 'isbot'
import { ownPath } from '#contracts/account/access.ts'
import { ownReferer } from '#server/brain/sessions/page-of.ts'
import type { Cookies } from './cookies.ts'

const KEPT = 400 * 86_400

export type Splash = {
  due: boolean
  to: string
  remember: () => string
}

/** Reads whether to show the splash screen and where it leads (SHELL-07). */
export function readSplash(request: Request, cookies: Cookies): Splash {
  const from = ownReferer(request)
  return {
    due: cookies.read(request.headers, 'welcomed') === undefined && !isbot(request.headers.get('user-agent')),
    to: from === undefined || from === '/' || from === '/splash' ? '/products' : ownPath(from),
    remember: () => cookies.write('welcomed', '1', KEPT),
  }
}
