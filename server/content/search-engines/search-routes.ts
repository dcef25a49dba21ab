import { Hono } from 'hono'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { Sites, Site } from '#server/edge/sites.ts'
import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { answerPath } from '#contracts/content/answer-path.ts'
import type { Post } from '#contracts/content/post.ts'
import { findPage } from '#contracts/pages/find-page.ts'
import type { Page } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { languageTag } from '#contracts/kernel/locale.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import { alternatesOf, indexedPath } from './page-address.ts'

type Settings = { sites: Sites; brand: string; content: Pick<ContentPort, 'posts' | 'articles'>; hidden: boolean }

/** Robots file, sitemap and web manifest (PAGE-25). `hidden` keeps the whole site out of search engines. */
export function searchRoutes({ sites, brand, content, hidden }: Settings): Hono {
  const routes = new Hono()
  routes.get('/robots.txt', (c) => c.text(robots(sites.of(c.req.raw).origin, hidden)))
  routes.get('/sitemap.xml', async (c) => {
    const here = sites.of(c.req.raw)
    const pages = hidden ? [] : await indexedPages(here, sites.all, content)
    return c.body(sitemap(pages), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
  })
  routes.get('/site.webmanifest', (c) =>
    c.body(JSON.stringify(webManifest(brand, sites.of(c.req.raw))), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  )
  return routes
}

/** Do not disallow noindex pages here: crawlers must fetch a page to see its noindex (SHELL-15). */
function robots(origin: string, hidden: boolean): string {
  if (hidden) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /services/\nDisallow: /chat\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** All pages for search engines: fixed pages, plans, published articles and answers (PAGE-25). */
export async function indexedPages(
  here: Site,
  sites: Sites['all'],
  content: Pick<ContentPort, 'posts' | 'articles'>,
): Promise<IndexedPage[]> {
  const [posts, answers] = await Promise.all([content.posts(here.locale), content.articles(here.locale)])
  const fixed = PAGES.filter((row: Page) => row.index === 'yes' && !(row.of ?? row.path).includes(':')).map(
    (row: Page) => row.of ?? row.path,
  )
  const plans = PLAN_IDS.map((id) => `/mobilabonnement/${id}`)
  const paths = [...new Set([...fixed, ...plans])].map((path) => ({ path }))
  const articles = posts.map((post) => ({ path: `/${post.category}/${post.slug}`, changed: changedOn(post) }))
  const answered = answers.map((answer) => ({ path: answerPath(answer), changed: undefined }))
  return [...paths, ...articles, ...answered].flatMap((page) => entryOf(page, here, sites))
}

function entryOf(
  { path, changed }: { path: string; changed?: string },
  here: Site,
  sites: Sites['all'],
): IndexedPage[] {
  const found = findPage(path)
  if (indexedPath(found, here.locale) === undefined) return []
  return [
    {
      href: here.origin + path,
      alternates: changed === undefined ? alternatesOf(found, sites) : [],
      ...(changed !== undefined && { changed }),
    },
  ]
}

const changedOn = ({ date, updated }: Post) => updated ?? date

/** Opens in the browser and has no service worker (SHELL-14). */
const webManifest = (brand: string, { locale }: Pick<Site, 'locale'>) => ({
  name: brand,
  short_name: brand,
  lang: languageTag(locale),
  start_url: '/',
  display: 'browser',
  background_color: '#faf6ef',
  theme_color: '#dce9f7',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
})

type IndexedPage = { href: string; alternates: PageAddress['alternates']; changed?: string }

export function sitemap(pages: readonly IndexedPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(entry),
    '</urlset>',
    '',
  ].join('\n')
}

function entry({ href, alternates, changed }: IndexedPage): string {
  const links = alternates.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${languageTag(each.locale)}" href="${escaped(each.href)}"/>`,
  )
  return `<url><loc>${escaped(href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
