import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { PAGES } from '#contracts/pages/page-table.ts'

/** A route for each address of the table of pages. A page that shows nothing has a file without a component. One page's stand together, which compresses better. */
const rows = PAGES.toSorted((a, b) => a.page.localeCompare(b.page))

export default rows.map(({ path, page, bare, index: rule }, at) => {
  const file = `routes/${page}.${bare || rule === 'moved' ? 'ts' : 'tsx'}`
  if (path === '/') return index(file)
  const before = rows.slice(0, at).filter((other) => other.page === page).length
  return route(path.slice(1), file, before === 0 ? {} : { id: `${page}-${before}` })
}) satisfies RouteConfig
