import type { MiddlewareHandler } from 'hono'
import type { Translate } from '#server/deps.ts'
import type { Admission } from './admission.ts'
import type { Cookies } from './cookies.ts'
import type { VisitorReader } from './read-visitor.ts'
import { html, smallPage } from './small-page.ts'

/** Seconds until the page looks again by itself. */
const LOOK_AGAIN = 3
const TICKET = 'line'

type Waits = {
  admission: Pick<Admission, 'ask'>
  cookies: Cookies
  localeOf: VisitorReader['localeOf']
  translate: Translate
}

/** Beyond capacity, pages tell new visitors their number in the line; whoever has a conversation or login is served. */
export function waitInLine({ admission, cookies, localeOf, translate }: Waits): MiddlewareHandler {
  return async (c, next) => {
    const { method, raw } = c.req
    const isPage = method === 'GET' && raw.headers.get('accept')?.includes('text/html') === true
    const isKnown = cookies.read(raw.headers, 'visitor') ?? cookies.read(raw.headers, 'login')
    if (!isPage || isKnown !== undefined || c.req.path.startsWith('/services/')) return next()
    const admitted = admission.ask(c.req.query(TICKET))
    if (admitted === 'in') return next()
    const url = new URL(c.req.url)
    url.searchParams.set(TICKET, admitted.ticket)
    const locale = localeOf(raw)
    const again = url.pathname + url.search
    const page = smallPage({
      locale,
      status: 503,
      title: translate(locale, 'busy.title'),
      body: html`<h1>${translate(locale, 'busy.title')}</h1>
        <p>${translate(locale, 'busy.text', { place: String(admitted.place) })}</p>
        <p class="soft">${translate(locale, 'busy.again')}</p>
        <p><a class="button" href="${again}">${translate(locale, 'busy.now')}</a></p>`,
    })
    page.headers.set('retry-after', String(LOOK_AGAIN))
    page.headers.set('refresh', `${LOOK_AGAIN};url=${again}`)
    return page
  }
}
