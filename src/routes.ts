import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { pageDecision } from '#contracts/products/offers.ts'

/** Sorted so that a page's routes are adjacent, which compresses better. */
const rows = PAGES.toSorted((a, b) => a.page.localeCompare(b.page))

const mayBeMissing = ({ product, kind }: Page) =>
  product !== undefined && LOCALES.some((locale) => pageDecision(product, kind, locale) === 'notFound')
const hasBar = (row: Page) => row.bar === true || mayBeMissing(row)

function routeOf({ path, page, bare, index: rule }: Page): RouteConfigEntry {
  const file = `routes/${page}.${bare || rule === 'moved' ? 'ts' : 'tsx'}`
  if (path === '/') return index(file)
  const before = rows.filter((other) => other.page === page).findIndex((other) => other.path === path)
  return route(path.slice(1), file, before === 0 ? {} : { id: `${page}-${before}` })
}

export default [
  layout('routes/with-bar.tsx', rows.filter(hasBar).map(routeOf)),
  ...rows.filter((row) => !hasBar(row)).map(routeOf),
] satisfies RouteConfig
