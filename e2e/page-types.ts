import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import type { Page } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { isActive } from '#contracts/products/offers.ts'

const PARTS: Record<string, string> = {
  plan: '6gb',
  articleName: 'voksen-nok',
  slug: 'kontakt',
  dynamic: 'kredittkort',
  agreement: 'se-timpris',
  area: 'SE3',
}
const POSTS: Record<string, string> = { '/blog/:slug': '/blog/spotpris-eller-fast-pris' }

export type PageType = { page: string; path: string; locale: Locale }

export const pageTypes: PageType[] = PAGES.filter(
  (row: Page, at) =>
    !row.signedIn &&
    !row.bare &&
    row.index !== 'moved' &&
    row.page !== 'splash' &&
    PAGES.findIndex(({ page }) => page === row.page) === at,
).map((row: Page) => ({
  page: row.page,
  path: exampleOf(row.path),
  locale: LOCALES.find((locale) => row.product === undefined || isActive(row.product, locale)) ?? 'nb_NO',
}))

export const signedInPaths: string[] = PAGES.filter(
  (row: Page) => row.signedIn && !row.bare && !row.path.startsWith('/flowsandbox'),
)
  .map(({ path }) => path.replace(/\/:\w+\?/g, ''))
  .filter((path) => !path.includes(':'))

function exampleOf(path: string): string {
  return (
    POSTS[path] ??
    (path
      .replace(/\/:\w+\?/g, '')
      .replace('*', 'finnes/ikke')
      .replace(/:(\w+)/g, (_all, name: string) => PARTS[name] ?? name) ||
      '/')
  )
}
