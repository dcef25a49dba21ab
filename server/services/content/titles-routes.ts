import { Hono } from 'hono'
import * as v from 'valibot'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { FAQ_CATEGORIES } from '#contracts/content/faq.ts'
import { titlesOf } from '#contracts/content/title.ts'
import { HttpProblem } from '../../http/problem.ts'
import { localeOfLanguage } from './locale-of-language.ts'

const Line = v.picklist(FAQ_CATEGORIES)

/** GET /services/cms/{language}/titles/{line}: the titles of all that can be read about a line of products, for the search on open pages (PAGE-23). */
export function titlesRoutes(content: Pick<ContentPort, 'posts' | 'articles'>): Hono {
  const routes = new Hono()
  routes.get('/:language/titles/:line', async (c) => {
    const locale = localeOfLanguage(c.req.param('language'))
    const line = c.req.param('line')
    if (!locale || !v.is(Line, line)) throw new HttpProblem(404, 'not_found', 'There is no such line of products in this language.')
    return c.json(await titlesOf(content, locale, line), 200, { 'cache-control': 'no-cache' })
  })
  return routes
}
