/** The rest of these paths may identify a visitor, so only the first part is stored. */
const PERSONAL = new Set(['login', 'signup', 'account', 'products', 'consent', 'welcome'])
const WORD = /^[a-z0-9]{1,24}(-[a-z0-9]{1,24}){0,4}$/
const LONGEST = 100

/** Allows only paths shaped like the portal's pages; others may hold personal data and give `undefined` (SEC-05). */
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

export function ownReferer(request: Request): string | undefined {
  const referer = URL.parse(request.headers.get('referer') ?? '')
  const isOurs =
    referer && (request.headers.get('sec-fetch-site') === 'same-origin' || referer.host === new URL(request.url).host)
  return isOurs ? referer.pathname : undefined
}
