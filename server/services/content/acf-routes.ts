import { Hono } from 'hono'
import { HttpProblem } from '../../http/problem.ts'
import type { Cms } from './create-embedded-content.ts'
import { findPage } from './find-page.ts'
import { localeOfLanguage } from './locale-of-language.ts'

/** Pages in the shape of ACF's REST calls (CALL-16): GET {language}/wp-json/acf/v3/pages/{pageId}/ gives the page's fields as `acf`. */
export function acfRoutes(cms: Cms): Hono {
  const routes = new Hono()
  const pages = 'wp-json/acf/v3/pages/:pageId{.+}'
  routes.on('GET', [`/${pages}`, `/:language/${pages}`], (c) => {
    const locale = localeOfLanguage(c.req.param('language') ?? 'nb')
    const found = locale && findPage(cms, locale, (c.req.param('pageId') ?? '').replace(/\/$/, ''))
    if (!found) throw new HttpProblem(404, 'not_found', 'There is no such published page in this language.')
    return c.json({ acf: found.page })
  })
  return routes
}
