import { PLAN_IDS } from '#contracts/catalogue/plans.ts'
import { answerPath } from '#contracts/content/answer-path.ts'
import type { ContentPort } from '#contracts/content/content-port.ts'
import type { Post } from '#contracts/content/post.ts'
import { findPage } from '#contracts/pages/find-page.ts'
import type { Page } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { alternatesOf, indexedPath } from './page-address.ts'
import type { IndexedPage } from './sitemap.ts'
import type { Site, Sites } from './sites.ts'

/** Every page of a site that search engines may know (PAGE-25): the fixed ones, the plans, the articles and answers published. */
export async function indexedPages(here: Site, sites: Sites['all'], content: Pick<ContentPort, 'posts' | 'articles'>): Promise<IndexedPage[]> {
  const [posts, answers] = await Promise.all([content.posts(here.locale), content.articles(here.locale)])
  const fixed = PAGES.filter((row: Page) => row.index === 'yes' && !(row.of ?? row.path).includes(':')).map((row: Page) => row.of ?? row.path)
  const plans = PLAN_IDS.map((id) => `/mobilabonnement/${id}`)
  const paths = [...new Set([...fixed, ...plans])].map((path) => ({ path }))
  const articles = posts.map((post) => ({ path: `/${post.category}/${post.slug}`, changed: changedOn(post) }))
  const answered = answers.map((answer) => ({ path: answerPath(answer), changed: undefined }))
  return [...paths, ...articles, ...answered].flatMap((page) => entryOf(page, here, sites))
}

function entryOf({ path, changed }: { path: string; changed?: string }, here: Site, sites: Sites['all']): IndexedPage[] {
  const found = findPage(path)
  if (indexedPath(found, here.locale) === undefined) return []
  return [{ href: here.origin + path, alternates: changed === undefined ? alternatesOf(found, sites) : [], ...(changed !== undefined && { changed }) }]
}

const changedOn = ({ date, updated }: Post) => updated ?? date
