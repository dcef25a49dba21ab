import { createMiddleware } from 'hono/factory'
import type { Translate } from '#server/deps.ts'
import type { VisitorReader } from './read-visitor.ts'
import { html, smallPage } from './small-page.ts'

type Refused = { localeOf: VisitorReader['localeOf']; translate: Translate }

/** A page in place of a problem document, for whoever sends a form without scripts (USE-04). */
export const refusedForm = ({ localeOf, translate }: Refused) =>
  createMiddleware(async (c, next) => {
    await next()
    const { status, headers } = c.res
    if (!isFormOfPage(c.req.raw) || !headers.get('content-type')?.startsWith('application/problem+json')) return
    const locale = localeOf(c.req.raw)
    const kind = status === 429 ? 'tooMany' : status >= 500 ? 'failed' : 'refused'
    const minutes = Math.max(1, Math.ceil(Number(headers.get('retry-after') ?? 0) / 60))
    const title = translate(locale, `form.${kind}.title`)
    const text =
      kind === 'tooMany' ? translate(locale, 'form.tooMany.text', { minutes }) : translate(locale, `form.${kind}.text`)
    c.res = smallPage({
      locale,
      status,
      title,
      body: html`<h1>${title}</h1>
        <p>${text}</p>
        <p><a class="button go" href="${pageOf(c.req.raw)}">${translate(locale, 'form.back')}</a></p>`,
    })
  })

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

const isFormOfPage = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  FORM.test(headers.get('content-type') ?? '') &&
  headers.get('accept')?.includes('text/html') === true

/** The page of this portal that the form was on. */
function pageOf({ url, headers }: Request): string {
  const from = headers.get('referer')
  if (from === null || !URL.canParse(from)) return '/'
  const { host, pathname, search } = new URL(from)
  return host === (headers.get('host') ?? new URL(url).host) ? pathname + search : '/'
}
