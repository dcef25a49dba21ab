import { parse } from 'hono/utils/cookie'
import type { Portal } from '#src/api/portal.ts'
import { CHOICE_COOKIE } from '#contracts/kernel/cookie-choice.ts'
import { cookieName } from '#server/edge/cookies.ts'

/** Milliseconds. What is not part of the key, such as features and reviews, is this much older at most. */
const KEPT = 5_000
/** Of some 60 kB each. */
const MOST = 300

/** A page rendered for one visitor, with what is told to each visitor anew. */
export type Rendered = { html: string; headers: Headers; nonce: string; turnIds: readonly string[] }
/** Makes the page for another visitor. */
type Made = (nonce: string, newId: () => string) => { html: string; headers: Headers }

export type PageCache = {
  read: (key: string) => Made | undefined
  keep: (key: string, rendered: Rendered) => void
}

/** Keeps pages on which nothing is personal (OPS-01). */
export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, { made: Made; until: number }>()
  return {
    read: (key) => {
      const page = pages.get(key)
      return page && page.until > now() ? page.made : undefined
    },
    keep: (key, rendered) => {
      pages.delete(key)
      for (const [oldest] of pages) {
        if (pages.size < MOST) break
        pages.delete(oldest)
      }
      pages.set(key, { made: template(rendered), until: now() + KEPT })
    },
  }
}

/** Nonce and turn ids are random letters, digits and hyphens, so none of them is found anywhere else in the page. */
function template({ html, headers, nonce, turnIds }: Rendered): Made {
  const pieces = html.split(new RegExp(`(${[nonce, ...turnIds].join('|')})`))
  return (newNonce, newId) => {
    const fresh = new Map([[nonce, newNonce], ...turnIds.map((id) => [id, newId()] as const)])
    return { html: pieces.map((piece) => fresh.get(piece) ?? piece).join(''), headers: new Headers(headers) }
  }
}

type Seen = Pick<
  Portal,
  'locale' | 'origin' | 'today' | 'cookieChoice' | 'contentVersion' | 'texts' | 'person' | 'preview' | 'givenPhone'
>

/** What the page depends on; `undefined` if it may be personal. `isFirstVisit` decides where its styles are. */
export function cacheKey(
  request: Request,
  { locale, origin, today, cookieChoice, contentVersion, texts, person, preview, givenPhone }: Seen,
  isFirstVisit: boolean,
): string | undefined {
  const { pathname, search } = new URL(request.url)
  const isPersonal = person ?? preview ?? givenPhone ?? request.headers.get('authorization')
  if (request.method !== 'GET' || search !== '' || isPersonal !== null || hasOtherCookies(request.headers))
    return undefined
  const key = [origin, pathname, locale, today, cookieChoice ?? '', contentVersion, texts?.address ?? '', isFirstVisit]
  return key.join(' ')
}

/** Cookies of ours other than the language and the answer to the cookie notice. */
const hasOtherCookies = (headers: Headers): boolean =>
  Object.keys(parse(headers.get('cookie') ?? '')).some((written) => {
    const name = written.replace(/^__Host-/, '')
    return name.startsWith('prat_') && name !== cookieName('locale') && name !== CHOICE_COOKIE
  })
