/** Pages whose address goes on with something of one visitor: only their first part is kept. */
const PERSONAL = new Set(['login', 'signup', 'account', 'products', 'consent', 'welcome'])
const WORD = /^[a-z0-9]{1,24}(-[a-z0-9]{1,24}){0,4}$/
const LONGEST = 100

/**
 * The page of an address, as it is kept with a conversation: its path in the shape the portal's pages have, words of
 * small letters, plan names with at most three digits. Anything else, which might be a person's, is `undefined` (SEC-05).
 */
export function pageOf(address: string | undefined): string | undefined {
  const path = address?.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1')
  if (!path?.startsWith('/') || path.length > LONGEST) return undefined
  const [first = '', ...rest] = path.slice(1).split('/')
  if (path === '/') return path
  if (PERSONAL.has(first)) return `/${first}`
  const isPage =
    rest.length < 3 && [first, ...rest].every((part) => WORD.test(part) && part.replace(/\D/g, '').length <= 3)
  return isPage ? path : undefined
}

/** The address of our own page a request was sent from; `undefined` for another site's, or when the browser keeps it to itself. */
export function ownReferer(request: Request): string | undefined {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  const isOurs =
    referer && (request.headers.get('sec-fetch-site') === 'same-origin' || referer.host === new URL(request.url).host)
  return isOurs ? referer.pathname : undefined
}
