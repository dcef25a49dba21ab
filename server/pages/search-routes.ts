import { Hono } from 'hono'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { sitemap } from './sitemap.ts'
import { indexedPages } from './indexed-pages.ts'
import type { Sites } from './sites.ts'
import { webManifest } from './web-manifest.ts'

type Settings = { sites: Sites; brand: string; content: Pick<ContentPort, 'posts' | 'articles'>; hidden: boolean }

/** What search engines and home screens read first (PAGE-25), for the site asked. `hidden` keeps the whole site out of search. */
export function searchRoutes({ sites, brand, content, hidden }: Settings): Hono {
  const routes = new Hono()
  routes.get('/robots.txt', (c) => c.text(robots(sites.of(c.req.raw).origin, hidden)))
  routes.get('/sitemap.xml', async (c) => {
    const here = sites.of(c.req.raw)
    const pages = hidden ? [] : await indexedPages(here, sites.all, content)
    return c.body(sitemap(pages), 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
  })
  routes.get('/site.webmanifest', (c) => c.body(JSON.stringify(webManifest(brand, sites.of(c.req.raw))), 200, { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' }))
  return routes
}

/** Pages that are not to be indexed are not named here: a page that must not be fetched cannot say so itself (SHELL-15). */
function robots(origin: string, hidden: boolean): string {
  if (hidden) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /services/\nDisallow: /chat\n\nSitemap: ${origin}/sitemap.xml\n`
}
